import { component } from '../css/component.css.ts';
import { direction } from '../css/direction.ts';
import { inside } from '../css/inside.css.ts';

export const glyph = component({
  display: 'block',
  flex: 'none',
  /* Browsers don't adjust SVG in forced colours; icons follow the palette like text. */
  forcedColorAdjust: 'auto',
});

export const mirrored = component([glyph, { transform: `scaleX(${direction})` }]);

/* An element from the page, of any size. */
export const iconBox = component([
  glyph,
  {
    inlineSize: '20px',
    blockSize: '20px',
    selectors: {
      '&[data-size="16"]': { inlineSize: '16px', blockSize: '16px' },
      '&[data-size="24"]': { inlineSize: '24px', blockSize: '24px' },
    },
  },
]);

inside(`${iconBox} > *`, { display: 'block', inlineSize: '100%', blockSize: '100%' });
