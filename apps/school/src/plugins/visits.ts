import { reportVisits } from '../data/reportVisits.ts';
import type { Plugin } from './plugin.ts';

/** Reports the duration of visits to the provider, whose statistics count them. */
export const visits: Plugin = { name: 'visits', start: reportVisits };
