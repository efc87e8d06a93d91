import { media } from '../../css/breakpoints.css.ts';
import { component } from '../../css/component.css.ts';
import { focusRingOnBorder } from '../../css/focusRing.css.ts';
import { inside } from '../../css/inside.css.ts';
import { transition } from '../../css/motion.css.ts';
import { type } from '../../css/type.css.ts';
import { visuallyHidden } from '../../css/visuallyHidden.css.ts';
import { alignToReader } from '../../internal/textAlignment.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;

export const hidden = component(visuallyHidden);

/* The list adjusts the scroll position itself: scroll anchoring would adjust it twice. */
export const root = component({ overflowAnchor: 'none' });
inside(`${root} > li`, { listStyle: 'none' });

export const empty = component({
  margin: 0,
  padding: space.l,
  color: color.ink.quiet,
  textAlign: 'center',
});

export const item = component({ position: 'relative' });

export const row = component({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space.m,
  inlineSize: '100%',
  minBlockSize: '68px',
  paddingBlock: space.s,
  paddingInline: space.m,
  borderRadius: '10px',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    ...focusRingOnBorder,
    '&[aria-current]': { background: color.accent.soft },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not([aria-current])': { background: color.fill } } },
    [media.forcedColors]: {
      selectors: {
        '&[aria-current]:not(:focus-visible)': { outline: '2px dashed Highlight', outlineOffset: '-2px' },
      },
    },
  },
});

/* A pointer that can hover shows the button over the marks; otherwise it has a separate space. */
const hoverable = `${media.hover} and (pointer: fine)`;
const withButton = `:is(${item}:hover, ${item}:focus-within, ${item}:has([data-open]))`;
const touchSpace = '48px';

export const rowWithActions = component({
  paddingInlineEnd: touchSpace,
  '@media': { [hoverable]: { paddingInlineEnd: space.m } },
});

export const actions = component({
  position: 'absolute',
  insetInlineEnd: space.xs,
  insetBlockStart: 'calc(50% - 16px)',
  '@media': {
    print: { display: 'none' },
    [media.coarse]: { insetBlockStart: 'calc(50% - 22px)', insetInlineEnd: 0 },
    /* Hidden without leaving the tab order. */
    [hoverable]: {
      insetInlineEnd: space.s,
      insetBlockStart: 'auto',
      insetBlockEnd: space.xs,
      opacity: 0,
      ...transition('quick', 'opacity'),
      selectors: { [`${withButton} &`]: { opacity: 1 } },
    },
  },
});

export const mark = component({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlock: space.m,
  inlineSize: '4px',
  borderRadius: '2px',
  background: color.accent.solid,
});

export const picture = component({ display: 'grid' });

/* Over the end corner of the picture. */
export const presence = component({
  position: 'absolute',
  insetInlineStart: `calc(${space.m} + 29px)`,
  insetBlockStart: 'calc(50% + 9px)',
});

export const text = component({ minInlineSize: 0 });

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const name = component({
  display: 'block',
  color: color.ink.strong,
  fontWeight: vars.weight.medium,
  ...oneLine,
  ...alignToReader,
  selectors: { [`${row}[data-unread] &`]: { fontWeight: vars.weight.bold } },
});

export const preview = component({
  display: 'flex',
  gap: space.xs,
  minInlineSize: 0,
  color: color.ink.quiet,
  ...type('small'),
  selectors: { [`${row}[data-unread] &`]: { color: color.ink.strong } },
});
export const previewAuthor = component({ display: 'flex', flex: 'none', maxInlineSize: '60%' });
/* A separate box: in a row of the other direction its line would be cut at its beginning. */
export const previewText = component({ display: 'block', minInlineSize: 0, ...oneLine });
/* On the line of the author, where French has a space before it. */
export const colon = component({ flex: 'none', whiteSpace: 'nowrap' });
export const draft = component({ color: color.critical.ink, fontWeight: vars.weight.medium });

export const end = component({
  alignSelf: 'start',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: space.xs,
  color: color.ink.quiet,
  ...type('small'),
});

export const marks = component({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: '20px',
  '@media': { [hoverable]: { selectors: { [`${withButton} > ${rowWithActions} &`]: { opacity: 0 } } } },
});

export const unread = component({
  position: 'relative',
  minInlineSize: '20px',
  paddingInline: space.xs,
  borderRadius: vars.radius.pill,
  background: color.accent.solid,
  color: color.accent.onSolid,
  fontWeight: vars.weight.bold,
  textAlign: 'center',
  ...type('caption'),
  lineHeight: '20px',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});
export const unreadMuted = component({ background: color.surface.inverse, color: color.ink.inverse });
