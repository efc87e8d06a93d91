import { component } from '../css/component.css.ts';

export const glyph = component({
  display: 'block',
  flex: 'none',
  /* A browser leaves drawings as they are; these are words, and follow the reader's palette like words. */
  forcedColorAdjust: 'auto',
});

export const pointing = component([glyph, { selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } }]);
