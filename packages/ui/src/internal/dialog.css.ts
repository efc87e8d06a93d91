import { keyframes } from '@vanilla-extract/css';
import { component, variants } from '../css/component.css.ts';
import { easing } from '../css/motion.css.ts';
import { vars } from '../theme/contract.css.ts';

const slideUp = keyframes({ from: { translate: '0 12px' } });

export const overlay = component({ placeItems: 'center', padding: vars.space.l });

const form = (width: string) => ({
  inlineSize: `min(${width}, 100%)`,
  maxBlockSize: `calc(100dvh - 2 * ${vars.space.l})`,
  borderRadius: vars.radius.panel,
  animation: `${slideUp} ${vars.motion.base} ${easing.enter}`,
});

export const size = variants({ s: form('480px'), m: form('600px'), l: form('840px') });
