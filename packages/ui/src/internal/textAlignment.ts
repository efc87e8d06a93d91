import type { StyleRule } from '@vanilla-extract/css';

/**
 * For text of unknown direction that may be cut after some lines: the cut is at its end, not the reader's. A box as
 * wide as its text aligns with the reader's side while the text fits; with that alignment in a box of several lines, an
 * engine hides the ellipsis of text of the other direction.
 */
export const truncateInTextDirection = {
  unicodeBidi: 'plaintext',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
} as const satisfies StyleRule;

/** Aligns text of another direction with the reader's: spread it beside `dir="auto"` or on a `<bdi>`. */
export const alignToReader = { textAlign: ['-webkit-match-parent', 'match-parent'] } as StyleRule;
