import { keyframes } from '@vanilla-extract/css';
import { media } from '../../css/breakpoints.css.ts';
import { component } from '../../css/component.css.ts';
import { focusRingOnBorder } from '../../css/focusRing.css.ts';
import { easing, fade } from '../../css/motion.css.ts';
import { type } from '../../css/type.css.ts';
import { visuallyHidden } from '../../css/visuallyHidden.css.ts';
import { alignToReader } from '../../internal/textAlignment.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;
const appear = keyframes({ from: { opacity: 0 } });

export const root = component({ display: 'inline-flex', minInlineSize: 0, maxInlineSize: '100%' });

export const list = component({
  position: 'fixed',
  inset: 'auto',
  zIndex: vars.layer.overlay,
  margin: 0,
  padding: space.xs,
  border: 0,
  minInlineSize: '232px',
  maxInlineSize: 'min(400px, calc(100vw - 16px))',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  borderRadius: vars.radius.card,
  background: color.surface.overlay,
  color: color.ink.base,
  boxShadow: vars.shadow.floating,
  fontWeight: vars.weight.regular,
  textAlign: 'start',
  animation: `${appear} ${fade('quick')} ${easing.enter}`,
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});

export const heading = component({
  padding: `${space.s} ${space.m} ${space.m}`,
  marginBlockEnd: space.xs,
  borderBlockEnd: `1px solid ${color.line.hairline}`,
});

export const entries = component({ outline: 'none' });

export const entry = component({
  display: 'flex',
  alignItems: 'center',
  gap: space.m,
  inlineSize: '100%',
  minBlockSize: vars.control.m,
  paddingInline: space.m,
  paddingBlock: space.s,
  borderRadius: vars.radius.field,
  color: color.ink.base,
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  selectors: {
    ...focusRingOnBorder,
    '&:focus': { background: color.accent.soft, color: color.ink.strong },
    '&[data-tone="critical"]': { color: color.critical.ink },
    '&[data-tone="critical"]:focus': { background: color.critical.soft },
    '&[aria-disabled="true"]': { color: color.ink.disabled, cursor: 'not-allowed' },
    '&[aria-checked="true"]': { color: color.ink.strong, fontWeight: vars.weight.medium },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[aria-disabled="true"]': { color: 'GrayText' } } },
  },
});

export const row = component({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.hair,
  '@media': { [media.coarse]: { flexWrap: 'wrap' } },
});
export const sign = component({
  flex: 1,
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '32px',
  minBlockSize: vars.control.m,
  borderRadius: vars.radius.field,
  color: color.ink.base,
  cursor: 'pointer',
  userSelect: 'none',
  ...type('title'),
  selectors: {
    ...focusRingOnBorder,
    '&:focus': { background: color.accent.soft, color: color.ink.strong },
    '&[aria-checked="true"]': { boxShadow: `inset 0 0 0 2px ${color.accent.line}` },
  },
  '@media': {
    [media.coarse]: { minInlineSize: '44px' },
    [media.forcedColors]: {
      selectors: { '&[aria-checked="true"]:not(:focus-visible)': { outline: '2px dashed Highlight' } },
    },
  },
});
export const signName = component(visuallyHidden);

export const icon = component({
  color: color.ink.quiet,
  selectors: {
    '[data-tone="critical"] > &': { color: 'inherit' },
    '[aria-disabled="true"] > &': { color: 'inherit' },
    ':focus:not([data-tone="critical"], [aria-disabled="true"]) > &': { color: color.ink.strong },
  },
});

export const label = component({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere', ...alignToReader });

export const tick = component({ color: color.accent.ink });

export const separator = component({
  marginBlock: space.xs,
  borderBlockStart: `1px solid ${color.line.hairline}`,
});
