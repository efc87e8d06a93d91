import { globalStyle } from '@vanilla-extract/css';
import { media } from '../../css/breakpoints.css.ts';
import { component } from '../../css/component.css.ts';
import { components } from '../../css/layers.css.ts';
import { type } from '../../css/type.css.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;

/*
 * The page under an open list (pageHold.ts). Radix's lock is `overflow: hidden` on the body: it holds the page only while
 * the root element's is visible, otherwise the body would be a scroll container, and sticky parts would move.
 * The attribute is there twice to win over the rules of an open dialog.
 */
const page = 'html[data-sui-list][data-sui-list]';
globalStyle(page, { '@layer': { [components]: { overflow: 'visible' } } });
globalStyle(`${page}[data-sui-list~='gutter']`, {
  '@layer': { [components]: { scrollbarGutter: 'stable' } },
});
globalStyle(`${page}[data-sui-list~='measured']`, {
  '@layer': {
    [components]: { overflow: 'hidden', scrollbarGutter: 'auto', paddingInlineEnd: 'var(--sui-scroll-bar)' },
  },
});

export const trigger = component({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  cursor: 'pointer',
  userSelect: 'none',
  selectors: {
    '&[data-state="open"]': {
      borderColor: color.accent.solid,
      outline: `2px solid ${color.focus}`,
      outlineOffset: 0,
    },
  },
});

/* One line, in the direction of the value, aligned with the direction of the page. */
export const value = component({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  textAlign: ['-webkit-match-parent' as 'match-parent', 'match-parent'],
});

export const placeholder = component({ color: color.ink.quiet });

export const chevron = component({ flex: 'none', color: color.ink.quiet });

export const content = component({
  ...type('body'),
  boxSizing: 'border-box',
  zIndex: vars.layer.overlay,
  inlineSize: 'var(--radix-select-trigger-width)',
  minInlineSize: '120px',
  maxBlockSize: 'min(var(--radix-select-content-available-height), 360px)',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  background: color.surface.overlay,
  color: color.ink.base,
  boxShadow: vars.shadow.floating,
  fontFamily: vars.font.body,
  fontWeight: vars.weight.regular,
  textAlign: 'start',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const viewport = component({
  padding: space.xs,
  overscrollBehavior: 'contain',
  scrollbarColor: `${color.line.control} transparent`,
});

export const option = component({
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  gap: space.m,
  minBlockSize: vars.control.m,
  paddingBlock: space.s,
  paddingInline: space.m,
  borderRadius: vars.radius.field,
  cursor: 'pointer',
  userSelect: 'none',
  outline: 'none',
  selectors: {
    '&[data-highlighted]': { background: color.accent.soft, color: color.ink.strong },
    '&[data-state="checked"]': { color: color.ink.strong, fontWeight: vars.weight.medium },
    '&[data-disabled]': { color: color.ink.disabled, cursor: 'not-allowed' },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[data-highlighted]': { outline: '2px solid Highlight' } } },
  },
});

export const optionText = component({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const tick = component({ flex: 'none', color: color.accent.ink });

export const none = component({ paddingBlock: space.s, paddingInline: space.m, color: color.ink.quiet });
