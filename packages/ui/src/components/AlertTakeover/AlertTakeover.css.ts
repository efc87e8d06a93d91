import { globalStyle, keyframes } from '@vanilla-extract/css';
import { media } from '../../css/breakpoints.css.ts';
import { component, variants } from '../../css/component.css.ts';
import { components } from '../../css/layers.css.ts';
import { tracked, type } from '../../css/type.css.ts';
import { alignToReader } from '../../internal/textAlignment.ts';
import { vars } from '../../theme/contract.css.ts';

const { alert, space } = vars;

/* The page behind must not scroll. */
globalStyle('html:has(dialog[data-mode][open])', { '@layer': { [components]: { overflow: 'hidden' } } });

export const layer = component({ display: 'contents' });

export const root = component({
  position: 'fixed',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  blockSize: '100%',
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  outline: 'none',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  color: alert.ink,
  /* An open Radix dialog takes pointer events from the whole body. */
  pointerEvents: 'auto',
  ...type('heading'),
});

export const modes = variants({
  real: { background: alert.real },
  drill: { background: alert.drill },
});

export const band = component({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.l,
  rowGap: space.xs,
  flex: 'none',
  minBlockSize: '72px',
  paddingBlock: space.m,
  paddingInline: space.huge,
  ...type('body'),
  '@media': {
    [media.narrow]: { paddingInline: space.l },
    [media.short]: { position: 'static' },
    [media.forcedColors]: { borderBlockEnd: '1px solid CanvasText' },
  },
});

export const bands = variants({
  real: { background: alert.realBand },
  drill: { background: alert.drillBand },
});

/* Marks a drill without colour too. No text is on it; its angle is the same in both directions. */
export const hatch = component({
  flex: 'none',
  blockSize: '16px',
  background: `repeating-linear-gradient(-45deg, ${alert.ink} 0 12px, ${alert.drill} 12px 24px)`,
  '@media': { [media.forcedColors]: { borderBlockEnd: '4px dashed CanvasText' } },
});

export const label = component({ display: 'inline-flex', alignItems: 'center', gap: space.m });

export const context = component({
  overflowWrap: 'anywhere',
  '@media': { [media.narrow]: { order: 1, flexBasis: '100%' } },
});

export const end = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.l,
  marginInlineStart: 'auto',
});

const beat = keyframes({ '0%, 100%': { opacity: 1 }, '50%': { opacity: 0.25 } });
/* Once a second while the alarm sounds: far below three flashes. */
export const pulse = component({
  animation: `${beat} 1s ease-in-out infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});

/* The theme's focus colour has too little contrast here. */
const ring = { outline: `3px solid ${alert.ink}`, outlineOffset: '3px' };
const control = {
  font: 'inherit',
  color: 'inherit',
  background: 'transparent',
  border: `1px solid ${alert.ink}`,
  borderRadius: vars.radius.field,
  cursor: 'pointer',
} as const;

export const soundButton = component({
  ...control,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s,
  minBlockSize: '44px',
  paddingInline: space.m,
  fontWeight: vars.weight.medium,
  selectors: { '&:focus-visible': ring },
});

/* Words above and space below share the height, so that neither an update nor a notice moves the answers under a finger. */
export const body = component({
  flex: '1 0 auto',
  display: 'flex',
  flexDirection: 'column',
  gap: space.l,
  inlineSize: '100%',
  maxInlineSize: '60rem',
  paddingBlockStart: space.xxl,
  paddingInline: space.huge,
  '@media': { [media.narrow]: { paddingInline: space.l } },
});

export const words = component({
  flex: '3 1 0',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  gap: space.l,
});

export const title = component({
  fontSize: 'clamp(3rem, 9vi, 8rem)',
  lineHeight: 1.1,
  letterSpacing: tracked(-0.02),
  fontWeight: vars.weight.bold,
  overflowWrap: 'anywhere',
});

/* A sentence instead of a word or two: small enough that the answers stay in view. */
export const longTitle = component({ fontSize: 'clamp(2rem, 4vi, 3.5rem)' });

export const text = component({
  ...alignToReader,
  display: 'grid',
  gap: space.m,
  fontSize: vars.text.title.size,
  lineHeight: vars.text.title.line,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  '@media': { [media.narrow]: { fontSize: vars.text.heading.size, lineHeight: vars.text.heading.line } },
});

/* Takes no space in the grid before the first update. */
export const updates = component({ selectors: { '&:empty': { position: 'absolute' } } });

export const update = component({
  display: 'grid',
  paddingInlineStart: space.m,
  borderInlineStart: `4px solid ${alert.ink}`,
  fontWeight: vars.weight.bold,
});

export const updateLabel = component({ fontWeight: vars.weight.bold, ...type('body') });

/* At least as high as a notice of two lines. */
export const below = component({ flex: '1 1 0', minBlockSize: '5rem' });

export const notice = component({
  padding: space.m,
  border: `1px solid ${alert.ink}`,
  borderRadius: vars.radius.card,
  ...type('body'),
});

export const answers = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.l,
  marginBlockStart: space.m,
});

export const answer = component({
  ...control,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.l,
  minBlockSize: '80px',
  paddingBlock: space.m,
  paddingInline: space.xxl,
  borderWidth: '2px',
  borderRadius: vars.radius.panel,
  textAlign: 'start',
  selectors: { '&:focus-visible': ring, '&[aria-busy]': { cursor: 'progress' } },
  '@media': { [media.narrow]: { inlineSize: '100%' } },
});

export const primary = component({
  background: alert.ink,
  '@media': { [media.forcedColors]: { borderWidth: '4px' } },
});

export const primaryInks = variants({ real: { color: alert.onInk }, drill: { color: alert.drillBand } });

export const secondary = component({});

export const answerText = component({ display: 'grid', minInlineSize: 0, ...type('body') });

export const answerLabel = component({ fontWeight: vars.weight.bold, ...type('title') });

export const footer = component({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.xl,
  rowGap: space.s,
  flex: 'none',
  paddingBlock: space.xl,
  paddingInline: space.huge,
  ...type('body'),
  '@media': { [media.narrow]: { paddingInline: space.l, flexDirection: 'column' } },
});
