import { keyframes } from '@vanilla-extract/css';
import { media } from '../../css/breakpoints.css.ts';
import { component } from '../../css/component.css.ts';
import { focusRingOnBorder } from '../../css/focusRing.css.ts';
import { type } from '../../css/type.css.ts';
import { visuallyHidden } from '../../css/visuallyHidden.css.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;

export const hidden = component(visuallyHidden);

export const root = component({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  blockSize: '100%',
});

export const scroller = component({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  paddingInline: space.xl,
  overflowX: 'hidden',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  /* The list adjusts the scroll position itself: scroll anchoring would adjust it twice. */
  overflowAnchor: 'none',
  selectors: focusRingOnBorder,
  '@media': { [media.narrow]: { paddingInline: space.l } },
});

/* Moves few messages to the end. */
export const filler = component({ flex: 1 });

const flash = keyframes({ from: { background: color.accent.soft }, to: { background: 'transparent' } });

export const row = component({ paddingBlockEnd: space.xs, borderRadius: vars.radius.field });
export const highlighted = component({
  animation: `${flash} 2000ms ease-out`,
  '@media': {
    [media.reducedMotion]: { animation: 'none', background: color.accent.soft },
    [media.forcedColors]: { outline: '2px solid Highlight' },
  },
});

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: space.m,
  ...type('small'),
} as const;
const rule = { content: '""', flex: 1 };

export const day = component({
  ...line,
  margin: 0,
  paddingBlock: space.s,
  color: color.ink.quiet,
  selectors: {
    '&::before': { ...rule, borderBlockStart: `1px solid ${color.line.hairline}` },
    '&::after': { ...rule, borderBlockStart: `1px solid ${color.line.hairline}` },
  },
});

export const unread = component({
  ...line,
  margin: 0,
  paddingBlockStart: space.m,
  color: color.accent.ink,
  fontWeight: vars.weight.bold,
  selectors: {
    '&::before': { ...rule, borderBlockStart: `2px solid ${color.accent.solid}` },
    '&::after': { ...rule, borderBlockStart: `2px solid ${color.accent.solid}` },
  },
});

export const empty = component({ margin: 'auto', color: color.ink.quiet });

/* Above the messages, not between them: what loads must not move them. */
export const top = component({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: space.s,
  display: 'flex',
  justifyContent: 'center',
  inlineSize: 'fit-content',
  marginInline: 'auto',
  borderRadius: vars.radius.field,
  background: color.surface.overlay,
});

export const latest = component({
  position: 'absolute',
  insetInlineEnd: space.l,
  insetBlockEnd: space.l,
  borderRadius: vars.radius.field,
  boxShadow: vars.shadow.floating,
});
