import type { StyleRule } from '@vanilla-extract/css';

/**
 * Words that are read as one, such as a day with its hour, on one line: spread it in a rule. In a table with fixed widths,
 * and in a row of a list, they break if they are wider than their column, as enlarged text is.
 */
export const unbroken = {
  whiteSpace: 'nowrap',
  selectors: {
    '[data-fixed] &': { display: 'inline-block', maxInlineSize: '100%', whiteSpace: 'normal' },
  },
} satisfies StyleRule;
