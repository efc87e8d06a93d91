import { keyframes } from '@vanilla-extract/css';
import { media } from '../css/breakpoints.css.ts';
import { component } from '../css/component.css.ts';
import { easing, fade } from '../css/motion.css.ts';
import { type } from '../css/type.css.ts';
import { visuallyHidden } from '../css/visuallyHidden.css.ts';
import { vars } from '../theme/contract.css.ts';
import { alignToReader } from './textAlignment.ts';

const { color, space } = vars;
const appear = keyframes({ from: { opacity: 0 } });

/* No `display`: the browser hides closed popovers. */
export const panel = component({
  position: 'fixed',
  inset: 'auto',
  zIndex: vars.layer.overlay,
  boxSizing: 'border-box',
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: '120px',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  background: color.surface.overlay,
  color: color.ink.base,
  boxShadow: vars.shadow.floating,
  fontWeight: vars.weight.regular,
  textAlign: 'start',
  animation: `${appear} ${fade('quick')} ${easing.enter}`,
  ...type('body'),
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

/* As high as the panel may be; the list in it scrolls. */
export const sheet = component({
  display: 'flex',
  flexDirection: 'column',
  maxBlockSize: 'inherit',
});

export const list = component({
  flex: '0 1 auto',
  minBlockSize: 0,
  maxBlockSize: '360px',
  margin: 0,
  padding: space.xs,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBlock: space.xs,
  scrollbarWidth: 'thin',
  scrollbarColor: `${color.line.control} transparent`,
  listStyle: 'none',
});

/* As part of the page: its height follows its container. */
export const embedded = component({ maxBlockSize: 'none', outline: 'none' });

export const row = component({
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.m,
  minBlockSize: vars.control.m,
  paddingBlock: space.s,
  paddingInline: space.m,
  borderRadius: vars.radius.field,
  cursor: 'pointer',
  userSelect: 'none',
  selectors: {
    '&[data-active]': { background: color.accent.soft, color: color.ink.strong },
    '&[aria-selected="true"], &[aria-checked="true"]': { color: color.ink.strong },
    '&[aria-disabled="true"]': { color: color.ink.disabled, cursor: 'not-allowed' },
    /* Rows outside the viewport are not laid out. */
    [`${embedded}[data-many] > &`]: { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 40px' },
    [`${embedded}:focus-visible > &[data-active]`]: {
      outline: `2px solid ${color.focus}`,
      outlineOffset: '-2px',
    },
    [`${embedded}:not(:focus-visible) > &[data-active]:not(:hover)`]: { background: 'none' },
    '&[data-level="1"]': { paddingInlineStart: `calc(${space.m} + 32px)` },
  },
  '@media': {
    [media.coarse]: { paddingBlock: '10px' },
    [media.hover]: {
      selectors: { [`${embedded} > &:hover:not([aria-disabled])`]: { background: color.accent.soft } },
    },
    [media.forcedColors]: {
      selectors: {
        '&[data-active]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
        '&[aria-disabled="true"]': { color: 'GrayText' },
      },
    },
  },
});

export const label = component({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere', ...alignToReader });
/* Beside the first line of a name, whatever the line height of the script. */
const firstLine = (height: string) => `calc((1lh - ${height}) / 2)`;

export const match = component({ fontWeight: vars.weight.bold, color: color.ink.strong });

export const description = component({
  flex: '0 1 auto',
  maxInlineSize: '45%',
  color: color.ink.quiet,
  overflowWrap: 'anywhere',
  textAlign: 'end',
  marginBlockStart: space.hair,
  ...type('small'),
});

export const tick = component({ flex: 'none', marginBlockStart: firstLine('20px'), color: color.accent.ink });

/* The appearance of a checkbox; its state is on the row. */
export const box = component({
  flex: 'none',
  boxSizing: 'border-box',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '20px',
  blockSize: '20px',
  marginBlockStart: firstLine('20px'),
  border: `1.5px solid ${color.line.control}`,
  borderRadius: '5px',
  background: color.surface.overlay,
  color: color.accent.onSolid,
  selectors: {
    '&[data-ticked]': { background: color.accent.solid, borderColor: color.accent.solid },
    '[aria-disabled="true"] > &': { borderColor: color.line.hairline, background: color.surface.sunken },
    '[aria-disabled="true"] > &[data-ticked]': { color: color.ink.quiet },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[data-ticked]': { background: 'Highlight', color: 'HighlightText' } },
    },
  },
});

export const note = component({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  minBlockSize: vars.control.m,
  boxSizing: 'border-box',
  paddingBlock: space.s,
  paddingInline: space.m,
  borderRadius: vars.radius.field,
  color: color.ink.quiet,
  overflowWrap: 'anywhere',
  selectors: { '&[data-failed]': { color: color.critical.ink, cursor: 'pointer' } },
});

export const foot = component({
  flex: 'none',
  paddingBlock: space.s,
  paddingInline: space.l,
  borderBlockStart: `1px solid ${color.line.hairline}`,
  color: color.ink.quiet,
  ...type('small'),
});

export const srOnly = component(visuallyHidden);
