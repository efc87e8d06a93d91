import { followSchool } from '../data/followSchool.ts';
import type { Plugin } from './plugin.ts';

/** Follows the college's stream of events. */
export const liveEvents: Plugin = { name: 'live events', start: followSchool };
