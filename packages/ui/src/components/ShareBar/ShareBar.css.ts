import { media } from '../../css/breakpoints.css.ts';
import { component, variants } from '../../css/component.css.ts';
import { type } from '../../css/type.css.ts';
import { toneVariables } from '../../internal/tones.css.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;

export const root = component({ display: 'grid', gap: space.l, minInlineSize: 0 });

export const bar = component({
  display: 'flex',
  gap: '2px',
  minInlineSize: 0,
  overflow: 'hidden',
  borderRadius: '6px',
  '@media': { [media.forcedColors]: { outline: '1px solid CanvasText' } },
});

export const size = variants({
  s: { blockSize: '12px', minInlineSize: '96px' },
  m: { blockSize: '24px' },
  l: { blockSize: '40px' },
});

/* A small share is not lost beside a large one. */
export const segment = component({
  flexBasis: 0,
  minInlineSize: '6px',
  forcedColorAdjust: 'none',
  transition: 'flex-grow 300ms ease-out',
  '@media': { [media.reducedMotion]: { transition: 'none' } },
});

export const empty = component({ flex: 1, background: color.line.hairline });

/* Shares differ in pattern too, for readers who don't see the colours apart. */
export const pattern = variants({
  solid: {
    background: toneVariables.solid,
    '@media': { [media.forcedColors]: { background: 'CanvasText' } },
  },
  dotted: {
    background: `radial-gradient(circle, ${toneVariables.onSolid} 1.5px, transparent 2px) 0 0 / 8px 8px, ${toneVariables.solid}`,
    '@media': {
      [media.forcedColors]: {
        background: 'radial-gradient(circle, Canvas 1.5px, transparent 2px) 0 0 / 8px 8px, CanvasText',
      },
    },
  },
  striped: {
    background: `repeating-linear-gradient(-45deg, ${toneVariables.solid} 0 5px, ${toneVariables.soft} 5px 10px)`,
    '@media': {
      [media.forcedColors]: {
        background: 'repeating-linear-gradient(-45deg, CanvasText 0 4px, Canvas 4px 8px)',
      },
    },
  },
});

export const figures = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 45%), 1fr))',
  gap: space.m,
  margin: 0,
});

export const figure = component({ display: 'grid', alignContent: 'space-between', minInlineSize: 0 });

export const label = component({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  color: color.ink.base,
  overflowWrap: 'anywhere',
  ...type('small'),
});

export const swatch = component({ flex: 'none', inlineSize: '14px', blockSize: '14px', borderRadius: '3px' });

export const value = component({
  margin: 0,
  color: color.ink.strong,
  fontWeight: vars.weight.bold,
});

export const valueSize = variants({
  s: { ...type('heading') },
  m: { ...type('display') },
  l: { fontSize: 'clamp(2.5rem, 7vi, 6rem)', lineHeight: 1.1 },
});
