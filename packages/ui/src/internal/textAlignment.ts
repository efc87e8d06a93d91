import type { StyleRule } from '@vanilla-extract/css';

/**
 * For text of unknown direction that may be truncated: it is truncated at its own end. A box as wide as its text
 * aligns with the page while the text fits; with that alignment in a box of several lines, Chromium hides the
 * ellipsis of text of the other direction.
 */
export const truncateInTextDirection = {
  unicodeBidi: 'plaintext',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
} as const satisfies StyleRule;

/** Aligns text of another direction with the page: use it beside `dir="auto"` or on a `<bdi>`. */
export const alignToReader = { textAlign: ['-webkit-match-parent', 'match-parent'] } as StyleRule;
