import { createVar, fallbackVar } from '@vanilla-extract/css';

/** Set by a shell on its root, read by what lies on it. */
export const shellVars = { pad: createVar(), head: createVar(), foot: createVar() };

/** The measures of the surrounding shell, with fallbacks for a page without one. */
export const shell = {
  /** Space between the edge of the sheet and its text. */
  pad: fallbackVar(shellVars.pad, '32px'),
  /** Height of what covers the upper edge of the window. */
  head: fallbackVar(shellVars.head, '0px'),
  /** Height of what covers the lower edge of the window. */
  foot: fallbackVar(shellVars.foot, '0px'),
};
