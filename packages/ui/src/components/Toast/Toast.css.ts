import { keyframes } from '@vanilla-extract/css';
import { media } from '../../css/breakpoints.css.ts';
import { component, variants } from '../../css/component.css.ts';
import { focusRing } from '../../css/focusRing.css.ts';
import { mix } from '../../css/mix.ts';
import { easing, fade } from '../../css/motion.css.ts';
import { visuallyHidden } from '../../css/visuallyHidden.css.ts';
import { toneVariables } from '../../internal/tones.css.ts';
import type { ToastTone } from '../../root/toastStore.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;
const slideUp = keyframes({ from: { translate: '0 8px' } });
const fadeIn = keyframes({ from: { opacity: 0 } });

export const toast = component({
  display: 'flex',
  alignItems: 'center',
  gap: space.m,
  inlineSize: 'max-content',
  maxInlineSize: 'min(440px, 100%)',
  minBlockSize: '48px',
  marginBlockStart: space.m,
  marginInlineStart: 'auto',
  paddingBlock: space.xs,
  paddingInline: `${space.l} ${space.xs}`,
  borderRadius: vars.radius.card,
  background: color.surface.inverse,
  color: color.ink.inverse,
  fontWeight: vars.weight.medium,
  boxShadow: vars.shadow.floating,
  pointerEvents: 'auto',
  animation: `${slideUp} ${vars.motion.base} ${easing.enter}, ${fadeIn} ${fade('base')}`,
  selectors: { ...focusRing },
  '@media': {
    /* On phones a long message takes the whole line, with its action below. */
    [media.narrow]: { maxInlineSize: '100%', flexWrap: 'wrap', justifyContent: 'flex-end', rowGap: 0 },
    [media.forcedColors]: { border: '1px solid CanvasText' },
  },
});

export const content = component({
  display: 'flex',
  alignItems: 'center',
  gap: space.m,
  flex: '1 1 auto',
  minInlineSize: 0,
});

/* Toasts use the other scheme's surface: half of the strong colour and half of the soft one is readable on both. */
const onInverse = (tone: 'positive' | 'info' | 'caution' | 'critical') => ({
  color: mix(color[tone].soft, 50, color[tone].solid),
});
export const icon = variants({
  neutral: {},
  positive: onInverse('positive'),
  info: onInverse('info'),
  caution: onInverse('caution'),
  critical: onInverse('critical'),
} satisfies Record<ToastTone, object>);

export const message = component({
  flex: 1,
  minInlineSize: 0,
  paddingInlineEnd: space.m,
  paddingBlock: space.xs,
  overflowWrap: 'anywhere',
});

export const button = component({
  selectors: {
    '&&': {
      vars: {
        [toneVariables.ink]: color.ink.inverse,
        [toneVariables.soft]: mix('transparent', 86, color.ink.inverse),
        [toneVariables.softHover]: mix('transparent', 76, color.ink.inverse),
      },
      color: color.ink.inverse,
    },
    '&&:focus-visible': { outlineColor: 'currentcolor', outlineOffset: '-2px' },
  },
});

/* Half of the space is for the message. */
export const action = component({ maxInlineSize: '50%' });

export const text = component(visuallyHidden);
