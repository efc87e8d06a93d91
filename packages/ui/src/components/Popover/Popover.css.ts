import { keyframes } from '@vanilla-extract/css';
import { media } from '../../css/breakpoints.css.ts';
import { component, variants } from '../../css/component.css.ts';
import { easing, fade } from '../../css/motion.css.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;
const appear = keyframes({ from: { opacity: 0 } });

export const root = component({ display: 'inline-flex', minInlineSize: 0, maxInlineSize: '100%' });

/*
 * No `display`: the browser hides closed popovers. Only opacity is animated, since popups inside are positioned
 * relative to the window.
 */
export const panel = component({
  position: 'fixed',
  inset: 'auto',
  zIndex: vars.layer.overlay,
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'visible',
  borderRadius: vars.radius.card,
  background: color.surface.overlay,
  color: color.ink.base,
  boxShadow: vars.shadow.floating,
  fontWeight: vars.weight.regular,
  textAlign: 'start',
  whiteSpace: 'normal',
  outline: 'none',
  animation: `${appear} ${fade('quick')} ${easing.enter}`,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

const width = (length: string) => ({ inlineSize: `min(${length}, 100vi - 16px)` });
export const size = variants({ s: width('280px'), m: width('360px'), l: width('480px') });

/* As high as the panel may be; its middle scrolls. */
export const sheet = component({
  display: 'flex',
  flexDirection: 'column',
  maxBlockSize: 'inherit',
  borderRadius: 'inherit',
  overflow: 'hidden',
});

export const head = component({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.m,
  flex: 'none',
  paddingBlockStart: space.l,
  paddingInline: space.l,
});

export const title = component({
  flex: 1,
  minInlineSize: 0,
  color: color.ink.strong,
  fontWeight: vars.weight.bold,
});

/* The close button is on the title's line; its square reaches into the padding. */
export const close = component({
  marginBlock: 'calc((1lh - 32px) / 2)',
  marginInlineEnd: `calc(-1 * ${space.s})`,
  '@media': {
    [media.coarse]: {
      marginBlock: 'calc((1lh - 44px) / 2)',
      marginInlineEnd: `calc(-1 * ${space.m})`,
    },
  },
});

export const body = component({
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlock: `${space.s} ${space.l}`,
  paddingInline: space.l,
});

/* A column, so that content that scrolls inside can be as low as the space. */
export const unpaddedBody = component({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
});

export const foot = component({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space.s,
  flex: 'none',
  padding: `${space.m} ${space.l}`,
  borderBlockStart: `1px solid ${color.line.hairline}`,
});
