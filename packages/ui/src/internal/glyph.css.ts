import { component } from '../css/component.css.ts';

export const glyph = component({ display: 'block', flex: 'none' });

export const pointing = component([glyph, { selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } }]);
