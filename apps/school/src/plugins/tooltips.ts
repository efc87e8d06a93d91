import { preloadTooltip } from '@school/ui';
import type { Plugin } from './plugin.ts';

/** Loads the code that draws tooltips, so that the first one appears with its delay of 0 (specification §9). */
export const tooltips: Plugin = { name: 'tooltips', start: preloadTooltip };
