import { keyframes } from '@vanilla-extract/css';
import { media } from '../../css/breakpoints.css.ts';
import { component, variants } from '../../css/component.css.ts';

const spin = keyframes({ to: { rotate: '1turn' } });

export const root = component({
  display: 'inline-block',
  flex: 'none',
  border: '2px solid',
  borderInlineEndColor: 'transparent',
  borderRadius: '50%',
  verticalAlign: 'middle',
  animation: `${spin} 800ms linear infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});

const square = (side: string) => ({ inlineSize: side, blockSize: side });
export const size = variants({
  16: square('14px'),
  20: square('18px'),
  24: square('22px'),
  32: square('30px'),
});
