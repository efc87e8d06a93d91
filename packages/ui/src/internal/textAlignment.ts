import type { StyleRule } from '@vanilla-extract/css';

/** Aligns text of another direction with the page: use it beside `dir="auto"` or on a `<bdi>`. */
export const alignToReader = { textAlign: ['-webkit-match-parent', 'match-parent'] } as StyleRule;

/** For an element of text of unknown direction without `dir="auto"`. */
export const isolateForReader: StyleRule = { ...alignToReader, unicodeBidi: 'plaintext' };

/**
 * For text of unknown direction in a box of several lines (`-webkit-line-clamp`): it ends in its own direction, and is
 * aligned with the page. Chromium draws the ellipsis of text of the other direction beyond the box, for which there is
 * space at both sides.
 */
export const clampForReader: StyleRule = {
  ...isolateForReader,
  marginInline: '-0.8em',
  paddingInline: '0.8em',
};
