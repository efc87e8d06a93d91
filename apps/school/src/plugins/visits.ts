import { reportVisits } from '../data/reportVisits.ts';
import type { Plugin } from './plugin.ts';

/** Reports the duration of visits for the server's statistics. */
export const visits: Plugin = { name: 'visits', start: reportVisits };
