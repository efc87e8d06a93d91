import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

/** The ring itself, for elements whose focus is shown by another selector than `:focus-visible`. */
export const ring = { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' } satisfies StyleRule;

/** 2 px ring, 2 px away, for keyboard focus only: spread it as `selectors: { ...focusRing }`. */
export const focusRing = { '&:focus-visible': ring } satisfies StyleRule['selectors'];

/** The ring on the border of the box, for fields and for what a scrolling parent would cut. */
export const focusRingOnBorder = {
  '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-1px' },
} satisfies StyleRule['selectors'];
