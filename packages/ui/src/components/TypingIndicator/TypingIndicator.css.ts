import { keyframes } from '@vanilla-extract/css';
import { media } from '../../css/breakpoints.css.ts';
import { component } from '../../css/component.css.ts';
import { type } from '../../css/type.css.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;

/* As high without text, so that nothing below it moves. */
export const root = component({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  minInlineSize: 0,
  minBlockSize: '1lh',
  margin: 0,
  color: color.ink.quiet,
  ...type('small'),
  '@media': { print: { display: 'none' } },
});

export const dots = component({ flex: 'none', display: 'inline-flex', gap: '3px' });

const pulse = keyframes({ '0%, 60%, 100%': { opacity: 0.35 }, '30%': { opacity: 1 } });

export const dot = component({
  inlineSize: '6px',
  blockSize: '6px',
  borderRadius: '50%',
  background: 'currentColor',
  animation: `${pulse} 1200ms ease-in-out infinite`,
  selectors: {
    '&:nth-child(2)': { animationDelay: '150ms' },
    '&:nth-child(3)': { animationDelay: '300ms' },
  },
  '@media': {
    [media.reducedMotion]: { animation: 'none' },
    [media.forcedColors]: { forcedColorAdjust: 'none', background: 'CanvasText' },
  },
});

export const text = component({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
