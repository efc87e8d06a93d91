import { keyframes } from '@vanilla-extract/css';
import { media } from '../../css/breakpoints.css.ts';
import { component, variants } from '../../css/component.css.ts';
import { toEnd } from '../../css/direction.ts';
import { easing, fade, transition } from '../../css/motion.css.ts';
import { vars } from '../../theme/contract.css.ts';

const run = keyframes({ from: { insetInlineStart: '-36%' }, to: { insetInlineStart: '100%' } });
/* Fast at first, then slower and slower: it never pretends to have arrived. */
const indeterminateProgress = keyframes({
  from: { scale: '0 1' },
  '30%': { scale: '0.55 1' },
  to: { scale: '0.94 1' },
});
const appear = keyframes({ from: { opacity: 0 } });

export const variant = variants({
  bar: {
    position: 'relative',
    display: 'block',
    inlineSize: '100%',
    blockSize: '8px',
    borderRadius: '4px',
    background: vars.color.line.hairline,
    overflow: 'hidden',
    '@media': { [media.forcedColors]: { outline: '1px solid CanvasText' } },
  },
  route: {
    position: 'fixed',
    zIndex: vars.layer.toast,
    insetBlockStart: 0,
    insetInline: 0,
    blockSize: '3px',
    pointerEvents: 'none',
    animation: `${appear} ${fade('quick')}`,
    selectors: { '&[data-done]': { opacity: 0, ...transition('slow', 'opacity') } },
  },
});

export const fill = component({
  display: 'block',
  blockSize: '100%',
  borderRadius: 'inherit',
  background: vars.color.accent.solid,
  /* Where a line starts: an origin has no logical form. */
  transformOrigin: `calc(50% - ${toEnd('50%')}) 50%`,
  '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});

export const determinate = component({
  inlineSize: 'var(--sui-share)',
  ...transition('base', 'inline-size'),
});

export const unknown = variants({
  bar: {
    position: 'absolute',
    inlineSize: '36%',
    animation: `${run} 1600ms ${easing.standard} infinite`,
    '@media': { [media.reducedMotion]: { animation: 'none', insetInlineStart: '32%' } },
  },
  route: {
    inlineSize: '100%',
    scale: '0.94 1',
    animation: `${indeterminateProgress} 12s ${easing.enter}`,
    selectors: { '[data-done] > &': { scale: '1 1', animation: 'none', ...transition('base', 'scale') } },
    '@media': { [media.reducedMotion]: { animation: 'none' } },
  },
});
