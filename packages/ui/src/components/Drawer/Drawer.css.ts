import { createVar, keyframes } from '@vanilla-extract/css';
import { component, variants } from '../../css/component.css.ts';
import { toEnd } from '../../css/direction.ts';
import { easing } from '../../css/motion.css.ts';
import { bodyGrows } from '../../internal/modal.css.ts';
import { vars } from '../../theme/contract.css.ts';

const from = createVar();
const slide = keyframes({ from: { translate: `${from} 0` } });

export const overlay = component({ placeItems: 'stretch' });

const side = (align: 'start' | 'end', away: string) => ({
  justifySelf: align,
  animation: `${slide} ${vars.motion.base} ${easing.enter}`,
  vars: { [from]: toEnd(away) },
});

export const sides = variants({
  start: {
    ...side('start', '-100%'),
    borderStartEndRadius: vars.radius.panel,
    borderEndEndRadius: vars.radius.panel,
  },
  end: {
    ...side('end', '100%'),
    borderStartStartRadius: vars.radius.panel,
    borderEndStartRadius: vars.radius.panel,
  },
});

/* A strip of the page stays visible, as a target to close the drawer. */
const form = (width: string) => ({
  inlineSize: `min(${width}, 100vi - 48px)`,
  blockSize: '100%',
  vars: { [bodyGrows]: '1' },
});
export const size = variants({ s: form('320px'), m: form('440px'), l: form('640px') });
