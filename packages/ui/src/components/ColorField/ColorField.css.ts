import { media } from '../../css/breakpoints.css.ts';
import { component } from '../../css/component.css.ts';
import { vars } from '../../theme/contract.css.ts';

/* The native picker, without its bezel: the colour is the button. */
export const picker = component({
  flex: 'none',
  appearance: 'none',
  inlineSize: 40,
  blockSize: 24,
  margin: 0,
  marginInlineEnd: `calc(-1 * ${vars.space.xs})`,
  padding: 0,
  border: `1px solid ${vars.color.line.control}`,
  borderRadius: `calc(${vars.radius.field} / 2)`,
  background: 'none',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&::-webkit-color-swatch-wrapper': { padding: 0 },
    '&::-webkit-color-swatch': { border: 0, borderRadius: 'inherit' },
    '&::-moz-color-swatch': { border: 0, borderRadius: 'inherit' },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
    '&:disabled': { cursor: 'not-allowed', opacity: 0.5 },
  },
  '@media': {
    [media.coarse]: { blockSize: 44, marginInlineEnd: `calc(-1 * ${vars.space.m})`, inlineSize: 56 },
    [media.forcedColors]: { forcedColorAdjust: 'none' },
  },
});
