import { media } from '../../css/breakpoints.css.ts';
import { component } from '../../css/component.css.ts';
import { focusRing, focusRingOnBorder } from '../../css/focusRing.css.ts';
import { inside } from '../../css/inside.css.ts';
import { transition } from '../../css/motion.css.ts';
import { type } from '../../css/type.css.ts';
import { visuallyHidden } from '../../css/visuallyHidden.css.ts';
import { alignToReader } from '../../internal/textAlignment.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, radius } = vars;

export const hidden = component(visuallyHidden);

/* The mark of the actions is beside the bubble, so that it never covers text. */
const actionsSpace = '40px';

export const root = component({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-end',
  gap: space.m,
  minInlineSize: 0,
  paddingBlockStart: space.m,
  borderRadius: radius.field,
  selectors: focusRingOnBorder,
});
export const grouped = component({ paddingBlockStart: space.xs });
export const own = component({ justifyContent: 'flex-end' });
export const other = component({});

export const picture = component({
  flex: 'none',
  inlineSize: '32px',
  '@media': { [media.narrow]: { display: 'none' } },
});

export const stack = component({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space.xs,
  minInlineSize: 0,
  maxInlineSize: `min(560px, calc(100% - ${actionsSpace}))`,
  selectors: { [`${other} > &`]: { maxInlineSize: `min(560px, calc(100% - 44px - ${actionsSpace}))` } },
  '@media': {
    [media.narrow]: {
      selectors: { [`${other} > &`]: { maxInlineSize: `calc(100% - ${actionsSpace})` } },
    },
  },
});
export const ownStack = component({ alignItems: 'flex-end' });

export const by = component({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.s,
  margin: 0,
  paddingInline: space.m,
  color: color.ink.quiet,
  ...type('small'),
});
export const author = component({
  color: color.ink.base,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
});

export const line = component({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  maxInlineSize: '100%',
});

export const bubble = component({
  minInlineSize: 0,
  maxInlineSize: '100%',
  paddingBlock: space.s,
  paddingInline: space.m,
  borderRadius: '14px',
  overflowWrap: 'anywhere',
  /* Piled up combining marks stay inside. */
  overflow: 'clip',
  ...type('body'),
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});
export const last = component({});
export const otherBubble = component({
  background: color.fill,
  color: color.ink.base,
  selectors: { [`&${last}`]: { borderEndStartRadius: '4px' } },
});
const unsent = `${own}:is([data-status="waiting"], [data-status="failed"]) &`;
export const ownBubble = component({
  background: color.accent.soft,
  color: color.ink.strong,
  selectors: {
    [`&${last}`]: { borderEndEndRadius: '4px' },
    [unsent]: { background: 'none', color: color.ink.base, outline: '1px dashed', outlineOffset: '-1px' },
    [`${own}[data-status="waiting"] &`]: { outlineColor: color.line.control },
    [`${own}[data-status="failed"] &`]: { outlineColor: color.critical.line },
  },
});

export const text = component({
  margin: 0,
  whiteSpace: 'pre-wrap',
  /* Each line has the direction of its first letter. */
  unicodeBidi: 'plaintext',
  ...alignToReader,
});
export const deleted = component({ margin: 0, color: color.ink.quiet });
export const forwarded = component({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  margin: 0,
  color: color.ink.quiet,
  ...type('caption'),
});
export const edited = component({ margin: 0, color: color.ink.quiet, ...type('caption') });

export const quote = component({
  display: 'block',
  marginBlockEnd: '6px',
  paddingInlineStart: space.s,
  borderInlineStart: `3px solid ${color.accent.line}`,
  color: color.ink.quiet,
  textAlign: 'start',
  ...type('small'),
});
export const quoteButton = component({
  font: 'inherit',
  ...type('small'),
  cursor: 'pointer',
  selectors: focusRingOnBorder,
  '@media': {
    [media.coarse]: { minBlockSize: '44px' },
    [media.hover]: { selectors: { '&:hover': { color: color.ink.strong } } },
  },
});
export const quoteText = component({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});

export const actions = component({
  position: 'absolute',
  insetBlockStart: 0,
  '@media': {
    print: { display: 'none' },
    /* Hidden without leaving the tab order; a touch screen has no pointer to show it. */
    [`${media.hover} and (pointer: fine)`]: {
      opacity: 0,
      ...transition('quick', 'opacity'),
      selectors: {
        [`${root}:hover &, ${root}:focus &, ${root}:focus-within &, &[data-open]`]: { opacity: 1 },
      },
    },
  },
});
export const ownActions = component({ insetInlineEnd: `calc(100% + ${space.xs})` });
export const otherActions = component({ insetInlineStart: `calc(100% + ${space.xs})` });

export const reactions = component({ display: 'flex', flexWrap: 'wrap', gap: space.xs });
export const reaction = component({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xs,
  minInlineSize: '44px',
  minBlockSize: '28px',
  paddingInline: space.s,
  border: `1px solid ${color.line.hairline}`,
  borderRadius: radius.pill,
  background: color.surface.raised,
  color: color.ink.base,
  cursor: 'pointer',
  ...type('small'),
  selectors: {
    ...focusRing,
    '&[aria-pressed="true"]': {
      borderColor: color.accent.line,
      background: color.accent.soft,
      color: color.accent.ink,
      fontWeight: vars.weight.bold,
    },
    '&[aria-disabled]': { cursor: 'default' },
  },
  '@media': {
    [media.coarse]: { minBlockSize: '44px' },
    [media.forcedColors]: {
      selectors: { '&[aria-pressed="true"]:not(:focus-visible)': { outline: '2px dashed Highlight' } },
    },
  },
});

export const foot = component({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  columnGap: space.s,
  paddingInline: space.xs,
  color: color.ink.quiet,
  ...type('small'),
});
export const state = component({ display: 'inline-flex', alignItems: 'center', gap: space.xs });
inside(`${own}[data-status="read"] ${state}`, { color: color.accent.ink, fontWeight: vars.weight.medium });

/* On a separate line, because it is a sentence. */
export const problem = component({ flexBasis: '100%', textAlign: 'end' });

export const unsentAction = component({
  minBlockSize: '24px',
  color: color.accent.ink,
  fontWeight: vars.weight.medium,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  cursor: 'pointer',
  ...type('small'),
  selectors: focusRing,
  '@media': { [media.coarse]: { minBlockSize: '44px' } },
});
