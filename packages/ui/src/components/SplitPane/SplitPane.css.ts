import { media } from '../../css/breakpoints.css.ts';
import { component } from '../../css/component.css.ts';
import { focusRingOnBorder } from '../../css/focusRing.css.ts';
import { transition } from '../../css/motion.css.ts';
import { vars } from '../../theme/contract.css.ts';

const { color } = vars;
/* The size of the target; the line is drawn in its middle. */
const grip = '13px';
const share = `minmax(0, calc((100% - ${grip}) * var(--sui-share) / 100)) ${grip} minmax(0, 1fr)`;

export const root = component({ display: 'grid', minInlineSize: 0, minBlockSize: 0, blockSize: '100%' });
export const across = component({ gridTemplateColumns: share, gridTemplateRows: 'minmax(0, 1fr)' });
export const down = component({ gridTemplateRows: share, gridTemplateColumns: 'minmax(0, 1fr)' });

export const pane = component({ minInlineSize: 0, minBlockSize: 0, overflow: 'auto' });

export const separator = component({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  touchAction: 'none',
  userSelect: 'none',
  cursor: 'col-resize',
  borderRadius: '4px',
  selectors: {
    ...focusRingOnBorder,
    '&[aria-orientation="horizontal"]': { cursor: 'row-resize' },
    /* The line, and the piece of it that a hand takes. */
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: '6px',
      inlineSize: '1px',
      background: color.line.hairline,
      ...transition('quick', 'background-color'),
    },
    '&[aria-orientation="horizontal"]::before': {
      insetBlock: 'auto',
      insetBlockStart: '6px',
      insetInline: 0,
      inlineSize: 'auto',
      blockSize: '1px',
    },
    '&::after': {
      content: '""',
      position: 'relative',
      inlineSize: '5px',
      blockSize: '32px',
      borderRadius: '3px',
      background: color.line.control,
      ...transition('quick', 'background-color'),
    },
    '&[aria-orientation="horizontal"]::after': { inlineSize: '32px', blockSize: '5px' },
    '&:active::before, &:active::after': {
      background: color.accent.solid,
    },
    '&:focus-visible::after': { background: color.accent.solid },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover::after': { background: color.line.strong } } },
    [media.forcedColors]: {
      selectors: {
        '&::before, &::after': { background: 'CanvasText', forcedColorAdjust: 'none' },
        '&:focus-visible::after': { background: 'Highlight' },
      },
    },
  },
});

/* A finger takes hold of more than is drawn, on both sides of the line. */
export const hitArea = component({
  display: 'none',
  position: 'absolute',
  '@media': { [media.coarse]: { display: 'block', inset: '0 -16px' } },
  selectors: {
    '[aria-orientation="horizontal"] > &': { '@media': { [media.coarse]: { inset: '-16px 0' } } },
  },
});
