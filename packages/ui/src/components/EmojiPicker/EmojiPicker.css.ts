import { media } from '../../css/breakpoints.css.ts';
import { component } from '../../css/component.css.ts';
import { type } from '../../css/type.css.ts';
import { visuallyHidden } from '../../css/visuallyHidden.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { columns } from './gridMoves.ts';

const { color, space } = vars;

export const root = component({ display: 'inline-flex', minInlineSize: 0, maxInlineSize: '100%' });

/* The same size while it loads and with few results, so that nothing moves. */
export const panel = component({
  display: 'flex',
  flexDirection: 'column',
  flex: '0 1 auto',
  boxSizing: 'border-box',
  inlineSize: 'min(344px, 100vi - 16px)',
  blockSize: '420px',
  minBlockSize: '220px',
  outline: 'none',
  background: color.surface.overlay,
  color: color.ink.base,
});

export const search = component({ flex: 'none', padding: `${space.s} ${space.s} ${space.xs}` });

export const srOnly = component(visuallyHidden);

/* One line that is moved sideways where the targets of a finger don't fit. */
export const bar = component({
  flex: 'none',
  paddingInline: space.s,
  /* Space for the ring of focus. */
  paddingBlock: space.xs,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBlockEnd: `1px solid ${color.line.hairline}`,
  selectors: { '&&': { flexWrap: 'nowrap', gap: 0 } },
});
export const jump = component({
  selectors: {
    '&&': { flex: '1 0 auto' },
    '&&[aria-current]': { background: color.accent.soft, color: color.accent.ink },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&&[aria-current]:not(:focus-visible)': { outline: '2px dashed Highlight', outlineOffset: '-2px' },
      },
    },
  },
});

const headingHeight = '32px';

export const grid = component({
  position: 'relative',
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarGutter: 'stable',
  paddingInlineStart: space.s,
  /* A focused emoji is not covered by the heading. */
  scrollPaddingBlock: `${headingHeight} ${space.xs}`,
  outline: 'none',
});

export const section = component({ paddingBlockEnd: space.s });

export const heading = component({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  boxSizing: 'border-box',
  blockSize: headingHeight,
  paddingBlock: '6px',
  paddingInline: space.xs,
  overflow: 'hidden',
  background: color.surface.overlay,
  color: color.ink.quiet,
  fontWeight: vars.weight.medium,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  ...type('small'),
});

/* Rows outside of the visible part are neither laid out nor drawn. Their height is fixed, so that none is estimated. */
export const row = component({
  display: 'grid',
  gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
  blockSize: '40px',
  contentVisibility: 'auto',
  '@media': { [media.coarse]: { blockSize: '44px' } },
});

export const cell = component({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: 0,
  borderRadius: vars.radius.field,
  color: color.ink.strong,
  fontSize: '24px',
  lineHeight: 1,
  overflow: 'hidden',
  cursor: 'pointer',
  userSelect: 'none',
  selectors: {
    /* The current emoji: Tab leads to it. */
    '&[tabindex="0"]': { background: color.fill },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: color.accent.soft } } },
  },
});

export const state = component({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.m,
  minBlockSize: 0,
  margin: 0,
  padding: space.l,
  overflow: 'auto',
  color: color.ink.quiet,
  textAlign: 'center',
});
export const text = component({ margin: 0 });

export const foot = component({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  flex: 'none',
  minBlockSize: '44px',
  paddingInline: `${space.m} ${space.s}`,
  borderBlockStart: `1px solid ${color.line.hairline}`,
});
export const preview = component({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  gap: space.s,
  minInlineSize: 0,
  ...type('small'),
});
export const previewSign = component({ flex: 'none', fontSize: '24px', lineHeight: 1 });
export const previewName = component({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/* Drawn, because it is an icon: as text it would be a part of the button's name. */
export const hand = component({
  fontSize: '18px',
  lineHeight: '20px',
  textAlign: 'center',
  '::before': { content: 'attr(data-sign)' },
});
