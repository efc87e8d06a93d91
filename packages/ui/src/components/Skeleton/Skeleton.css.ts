import { keyframes } from '@vanilla-extract/css';
import { media } from '../../css/breakpoints.css.ts';
import { component, variants } from '../../css/component.css.ts';
import { visuallyHidden } from '../../css/visuallyHidden.css.ts';
import { vars } from '../../theme/contract.css.ts';

const breathe = keyframes({ '50%': { opacity: 0.55 } });

export const root = component({
  display: 'block',
  flex: 'none',
  maxInlineSize: '100%',
  inlineSize: 'var(--sui-width)',
  blockSize: 'var(--sui-height)',
  background: vars.color.fill,
  animation: `${breathe} 1800ms ease-in-out infinite`,
  '@media': {
    [media.reducedMotion]: { animation: 'none' },
    [media.forcedColors]: { border: '1px solid GrayText' },
  },
});

export const shape = variants({
  text: { borderRadius: '6px', marginBlock: '5px' },
  circle: { borderRadius: '50%' },
  box: { borderRadius: vars.radius.card },
});

export const deep = component({ background: vars.color.line.hairline });

export const text = component(visuallyHidden);
