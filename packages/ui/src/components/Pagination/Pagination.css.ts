import { media } from '../../css/breakpoints.css.ts';
import { component } from '../../css/component.css.ts';
import { focusRing } from '../../css/focusRing.css.ts';
import { transition } from '../../css/motion.css.ts';
import { tabularFigures } from '../../css/type.css.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;
/* Two arrows, five page buttons of touch size and two gaps: with less space the list becomes "page 3 of 6". */
const tight = '(width < 400px)';

/* Pages can't be changed in print. */
export const root = component({
  containerType: 'inline-size',
  inlineSize: '100%',
  '@media': { print: { display: 'none' } },
});

export const row = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space.xs,
  '@container': { [tight]: { justifyContent: 'space-between' } },
});

export const item = component({
  '@container': { [tight]: { selectors: { '&[data-page]': { display: 'none' } } } },
});

export const target = component({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '36px',
  blockSize: '36px',
  paddingInline: space.xs,
  borderRadius: vars.radius.field,
  color: color.ink.base,
  textDecoration: 'none',
  ...tabularFigures,
  ...transition('quick', 'background-color'),
  selectors: {
    ...focusRing,
    '&[aria-current]': {
      background: color.accent.soft,
      color: color.accent.ink,
      fontWeight: vars.weight.bold,
    },
    '&[aria-disabled]': { color: color.ink.disabled, cursor: 'default' },
  },
  '@media': {
    [media.coarse]: { minInlineSize: '44px', blockSize: '44px' },
    [media.hover]: {
      selectors: { '&:hover:not([aria-current], [aria-disabled])': { background: color.fill } },
    },
    [media.forcedColors]: {
      selectors: {
        '&[aria-current]:not(:focus-visible)': { outline: '2px dashed Highlight', outlineOffset: '-2px' },
        '&[aria-disabled]': { color: 'GrayText' },
      },
    },
  },
});

export const gap = component({ minInlineSize: '24px', textAlign: 'center', color: color.ink.quiet });

export const position = component({
  display: 'none',
  color: color.ink.quiet,
  '@container': { [tight]: { display: 'block' } },
});
