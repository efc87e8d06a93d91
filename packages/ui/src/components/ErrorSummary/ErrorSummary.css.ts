import { media } from '../../css/breakpoints.css.ts';
import { component } from '../../css/component.css.ts';
import { focusRing } from '../../css/focusRing.css.ts';
import { mix } from '../../css/mix.ts';
import { type } from '../../css/type.css.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;

export const summary = component({
  border: `2px solid ${color.critical.solid}`,
  borderRadius: vars.radius.card,
  paddingBlock: '20px',
  paddingInline: space.xl,
  background: color.surface.overlay,
  color: color.ink.base,
  '@media': { [media.narrow]: { paddingBlock: space.l, paddingInline: space.l } },
  selectors: { ...focusRing },
});

export const heading = component({
  ...type('heading'),
  display: 'flex',
  gap: space.m,
  margin: 0,
  fontWeight: vars.weight.bold,
  color: color.ink.strong,
  overflowWrap: 'anywhere',
});

export const icon = component({
  flex: 'none',
  color: color.critical.ink,
  marginBlockStart: 'calc((1lh - 24px) / 2)',
});

export const list = component({
  ...type('body'),
  display: 'flex',
  flexDirection: 'column',
  gap: space.s,
  margin: 0,
  marginBlockStart: space.m,
  paddingInlineStart: `calc(24px + ${space.m})`,
  listStyle: 'none',
  '@media': { [media.narrow]: { paddingInlineStart: 0 }, [media.coarse]: { gap: 0 } },
});

export const link = component({
  color: color.critical.ink,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textDecorationColor: mix('currentcolor', 45, 'transparent'),
  textUnderlineOffset: '4px',
  borderRadius: '2px',
  '@media': {
    [media.hover]: {
      selectors: { '&:hover': { textDecorationColor: 'currentcolor', textDecorationThickness: '2px' } },
    },
    [media.coarse]: { display: 'block', minBlockSize: '44px', paddingBlock: '10px' },
  },
  selectors: { ...focusRing },
});
