import type { StyleRule } from '@vanilla-extract/css';

/** Words of another direction that stand flush with the reader's own: spread it beside `dir="auto"` or on a `<bdi>`. */
export const readersSide = { textAlign: ['-webkit-match-parent', 'match-parent'] } as StyleRule;
