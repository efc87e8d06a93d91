import { media } from '../../css/breakpoints.css.ts';
import { component } from '../../css/component.css.ts';
import { focusRing } from '../../css/focusRing.css.ts';
import { inside } from '../../css/inside.css.ts';
import { mix } from '../../css/mix.ts';
import { type } from '../../css/type.css.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;

/* Depends on the width of the breadcrumbs, not of the window. */
const tight = '(width < 480px)';

export const root = component({ containerType: 'inline-size', inlineSize: '100%', ...type('small') });

export const path = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.xs,
  color: color.ink.quiet,
});

export const step = component({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minInlineSize: 0,
  minBlockSize: '24px',
  '@media': { [media.coarse]: { minBlockSize: '44px' } },
});

/* The levels between the first and the last: narrow containers hide them until the button is pressed. */
export const middle = component({ '@container': { [tight]: { display: 'none' } } });
export const gap = component({ display: 'none', '@container': { [tight]: { display: 'flex' } } });

export const link = component({
  borderRadius: '2px',
  color: color.accent.ink,
  fontWeight: vars.weight.medium,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textDecorationColor: mix('currentcolor', 45, 'transparent'),
  textUnderlineOffset: '3px',
  overflowWrap: 'anywhere',
  selectors: focusRing,
  '@media': {
    [media.hover]: {
      selectors: { '&:hover': { textDecorationColor: 'currentcolor', textDecorationThickness: '2px' } },
    },
    /* The press area reaches beyond the words. */
    [media.coarse]: { paddingBlock: '12px' },
  },
});

export const current = component({ overflowWrap: 'anywhere', minInlineSize: 0 });

export const more = component({
  minInlineSize: '28px',
  minBlockSize: '24px',
  borderRadius: vars.radius.field,
  color: color.ink.base,
  display: 'grid',
  placeItems: 'center',
  selectors: focusRing,
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: color.fill } } },
    [media.coarse]: { minInlineSize: '44px', minBlockSize: '44px' },
  },
});

inside(`${step} > svg`, { flex: 'none' });
