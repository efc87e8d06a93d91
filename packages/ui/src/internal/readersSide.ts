import type { StyleRule } from '@vanilla-extract/css';

/**
 * Words of unknown direction that may be cut after some lines: what is cut is their end, not the reader's. A box as wide as
 * its words stands at the reader's side while they fit; flush with that side in a box of several lines, an engine hides
 * the dots of words of the other direction.
 */
export const cutInOwnDirection = {
  unicodeBidi: 'plaintext',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
} as const satisfies StyleRule;

/** Words of another direction that stand flush with the reader's own: spread it beside `dir="auto"` or on a `<bdi>`. */
export const readersSide = { textAlign: ['-webkit-match-parent', 'match-parent'] } as StyleRule;
