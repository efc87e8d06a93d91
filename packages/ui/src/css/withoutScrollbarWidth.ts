/**
 * Rules that hide the scroll bar of the browser where the kit draws its own (`data-drawn`), for Chrome before version 121
 * and Safari before 18.2, which don't know `scrollbar-width`.
 */
export const withoutScrollbarWidth = {
  'not (scrollbar-width: none)': {
    '@media': {
      '(forced-colors: none)': {
        selectors: { '&[data-drawn]::-webkit-scrollbar': { display: 'none' } },
      },
    },
  },
} as const;
