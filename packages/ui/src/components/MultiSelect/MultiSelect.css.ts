import { component, variants } from '../../css/component.css.ts';
import { media } from '../../css/breakpoints.css.ts';
import { vars } from '../../theme/contract.css.ts';

const { control, space } = vars;

/* Grows with the selection, up to six lines, then scrolls. */
export const box = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'flex-start',
  gap: space.xs,
  paddingBlock: '5px',
  paddingInlineEnd: control.m,
  maxBlockSize: '208px',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  cursor: 'text',
  selectors: { '&[data-chosen]': { paddingInlineStart: '5px' }, '&[data-readonly]': { paddingInline: 0 } },
});

export const sizes = variants({
  s: { minBlockSize: control.s, paddingBlock: '1px' },
  m: { minBlockSize: control.m },
  l: { minBlockSize: control.l, paddingBlock: '9px' },
});

/* The list exists for screen readers; its items share the lines of the input. */
export const chosen = component({ display: 'contents' });

export const item = component({ display: 'inline-flex', minInlineSize: 0, maxInlineSize: '100%' });

export const input = component({
  flex: '1 1 96px',
  inlineSize: 'auto',
  blockSize: '28px',
  selectors: { '[data-chosen] > &': { flexBasis: space.xl, paddingInline: space.hair } },
  '@media': { [media.coarse]: { blockSize: '34px' } },
});

/* Holds the box and, over its end, the arrow, which doesn't scroll away. */
export const listContainer = component({ position: 'relative', marginBlockStart: space.xs });
export const flush = component({ marginBlockStart: 0 });

export const show = component({
  position: 'absolute',
  insetBlockStart: '1px',
  insetInlineEnd: '1px',
  marginInlineEnd: 0,
});

/* On touch as high as the frame with its border. */
const high = (length: string) => ({
  blockSize: `calc(${length} - 2px)`,
  '@media': { [media.coarse]: { blockSize: length } },
});
export const shows = variants({ s: high(control.s), m: high(control.m), l: high(control.l) });
