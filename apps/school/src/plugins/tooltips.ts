import { preloadTooltip } from '@school/ui';
import type { Plugin } from './plugin.ts';

/** Preloads the tooltip code, so that the first tooltip appears with its delay of 0 (specification §9). */
export const tooltips: Plugin = { name: 'tooltips', start: preloadTooltip };
