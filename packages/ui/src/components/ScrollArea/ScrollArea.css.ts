import { media } from '../../css/breakpoints.css.ts';
import { component } from '../../css/component.css.ts';
import { toEnd } from '../../css/direction.ts';
import { focusRingOnBorder } from '../../css/focusRing.css.ts';
import { fade } from '../../css/motion.css.ts';
import { withoutScrollbarWidth } from '../../css/withoutScrollbarWidth.ts';
import { vars } from '../../theme/contract.css.ts';

const { color } = vars;
/* The hit area of the scrollbar; the drawn thumb is half as wide, in the middle. */
const thumbMinSize = '12px';

export const root = component({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: 0,
  maxInlineSize: '100%',
  maxBlockSize: 'var(--sui-height, 100%)',
});

export const view = component({
  flex: '1 1 auto',
  minBlockSize: 0,
  borderRadius: 'inherit',
  /* Scrolls in both directions, so that unexpectedly large content stays reachable. */
  overflow: 'auto',
  overscrollBehavior: 'contain',
  selectors: {
    ...focusRingOnBorder,
    /* Native scrollbars until the kit's are drawn, and in forced colors. */
    '&[data-drawn]': { scrollbarWidth: 'none' },
  },
  '@supports': withoutScrollbarWidth,
  '@media': { [media.forcedColors]: { selectors: { '&[data-drawn]': { scrollbarWidth: 'auto' } } } },
});

export const content = component({ minInlineSize: '100%' });
export const wide = component({ inlineSize: 'max-content' });

const track = {
  position: 'absolute',
  zIndex: 1,
  pointerEvents: 'none',
  '@media': { [media.forcedColors]: { display: 'none' } },
} as const;
export const trackY = component({
  ...track,
  insetBlock: '2px',
  insetInlineEnd: '1px',
  inlineSize: thumbMinSize,
  selectors: { '&[data-crossed]': { insetBlockEnd: thumbMinSize } },
});
export const trackX = component({
  ...track,
  insetInline: '2px',
  insetBlockEnd: '1px',
  blockSize: thumbMinSize,
  selectors: { '&[data-crossed]': { insetInlineEnd: thumbMinSize } },
});

const thumb = {
  background: color.line.control,
  backgroundClip: 'content-box',
  padding: '3px',
  borderRadius: thumbMinSize,
  opacity: 0,
  touchAction: 'none',
  userSelect: 'none',
  transitionProperty: 'opacity',
  transitionDuration: fade('quick'),
  selectors: {
    '&[data-shown]': { opacity: 1 },
    '&[data-dragging]': { opacity: 1, backgroundColor: color.line.strong },
  },
  '@media': {
    /* The thumb becomes wider under the pointer; touch scrolls the content directly. */
    [media.hover]: {
      pointerEvents: 'auto',
      selectors: { '&:hover': { opacity: 1, backgroundColor: color.line.strong } },
    },
  },
} as const;
export const thumbY = component({
  ...thumb,
  inlineSize: thumbMinSize,
  blockSize: 'var(--sui-size)',
  translate: '0 var(--sui-at)',
});
export const thumbX = component({
  ...thumb,
  blockSize: thumbMinSize,
  inlineSize: 'var(--sui-size)',
  translate: `${toEnd('var(--sui-at)')} 0`,
});
