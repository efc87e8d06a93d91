import { keyframes } from '@vanilla-extract/css';
import { media } from '../../css/breakpoints.css.ts';
import { component } from '../../css/component.css.ts';
import { easing, fade } from '../../css/motion.css.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;
const slideUp = keyframes({ from: { translate: '0 8px' } });
const fadeIn = keyframes({ from: { opacity: 0 } });

export const root = component({ marginInlineStart: 'auto', inlineSize: 'min(400px, 100%)' });

export const card = component({
  marginBlockStart: space.m,
  padding: space.l,
  borderRadius: vars.radius.card,
  background: color.surface.overlay,
  color: color.ink.base,
  boxShadow: vars.shadow.floating,
  pointerEvents: 'auto',
  animation: `${slideUp} ${vars.motion.base} ${easing.enter}, ${fadeIn} ${fade('base')}`,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const prompt = component({ display: 'flex', gap: space.m });
export const sign = component({ color: color.accent.ink, marginBlockStart: 'calc((1lh - 20px) / 2)' });
export const text = component({ flex: 1, minInlineSize: 0 });
export const title = component({
  display: 'block',
  color: color.ink.strong,
  fontWeight: vars.weight.medium,
});

export const answers = component({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space.s,
  marginBlockStart: space.m,
});
