import { media } from '../../css/breakpoints.css.ts';
import { component } from '../../css/component.css.ts';
import { focusRingOnBorder } from '../../css/focusRing.css.ts';
import { inside } from '../../css/inside.css.ts';
import { mix } from '../../css/mix.ts';
import { visuallyHidden } from '../../css/visuallyHidden.css.ts';
import { shell } from '../../internal/shell.css.ts';
import { toneVariables } from '../../internal/tones.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { table } from '../Table/Table.css.ts';

const { color, space } = vars;
const cards = '(width < 600px)';
const checkboxColumnWidth = '44px';

inside(`${table}[data-virtual] > tbody`, { overflowAnchor: 'none' });

export const heading = component({
  position: 'relative',
  selectors: { '&&': { position: 'relative' }, '&&[data-sticky]': { position: 'sticky' } },
});

export const text = component({
  display: 'none',
  '@container': { [cards]: { display: 'inline' } },
});

export const sort = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  maxInlineSize: '100%',
  minBlockSize: '24px',
  margin: `calc(-1 * ${space.xs})`,
  padding: space.xs,
  borderRadius: vars.radius.field,
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  overflow: 'hidden',
  selectors: {
    ...focusRingOnBorder,
    '[aria-sort] > &': { color: color.ink.strong, fontWeight: vars.weight.bold },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { color: color.ink.strong } } },
    [media.coarse]: { minBlockSize: '44px' },
  },
  '@container': { [cards]: { display: 'none' } },
});

export const sortIcon = component({
  flex: 'none',
  opacity: 0,
  selectors: {
    '[aria-sort] &': { opacity: 1 },
    [`${sort}:is(:hover, :focus-visible) > &`]: { opacity: 1 },
  },
});

export const grip = component({
  position: 'absolute',
  zIndex: 1,
  insetBlock: 0,
  insetInlineEnd: '-12px',
  inlineSize: '24px',
  cursor: 'col-resize',
  touchAction: 'none',
  outline: 'none',
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlock: '10px',
      insetInlineStart: '11px',
      borderInlineStart: `1px solid ${color.line.hairline}`,
    },
    '&:is(:hover, :active)::after': { borderInlineStartColor: color.line.strong },
    '&:focus-visible::after': {
      insetBlock: '4px',
      insetInlineStart: '10px',
      borderInlineStart: `3px solid ${color.focus}`,
    },
  },
  '@container': { [cards]: { display: 'none' } },
});

export const boxCell = component({
  inlineSize: checkboxColumnWidth,
  selectors: { '&&': { paddingInline: space.m } },
  '@container': {
    [cards]: {
      selectors: {
        '&&': { position: 'absolute', insetBlockStart: space.l, insetInlineStart: 0, padding: 0 },
      },
    },
  },
});

export const row = component({
  '@container': {
    [cards]: { selectors: { '&&[data-selectable]': { paddingInlineStart: checkboxColumnWidth } } },
  },
});

/* As large as a finger, around a box of 20 px. */
export const pick = component({
  display: 'grid',
  placeItems: 'center',
  inlineSize: checkboxColumnWidth,
  blockSize: checkboxColumnWidth,
  marginBlock: 'calc((1lh - 44px) / 2)',
  marginInline: `calc(-1 * ${space.m})`,
  cursor: 'pointer',
  '@container': { [cards]: { marginInline: 0 } },
});
export const box = component({ selectors: { '&&': { position: 'static', margin: 0 } } });

/* Where rows are cards their columns have no names to press: the same is done here. */
export const cardTools = component({
  display: 'none',
  '@container': {
    [cards]: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: space.m,
      paddingBlockEnd: space.s,
      borderBlockEnd: `1px solid ${color.line.hairline}`,
    },
  },
});

export const srOnly = component(visuallyHidden);
export const gap = component({ display: 'table-row', '@container': { [cards]: { display: 'block' } } });

export const bar = component({
  position: 'sticky',
  /* Above the bottom bar of phones. */
  insetBlockEnd: `calc(${shell.foot} + ${space.l})`,
  zIndex: 3,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  marginBlockStart: space.l,
  marginInline: 'auto',
  padding: space.xs,
  borderRadius: vars.radius.card,
  background: color.surface.inverse,
  color: color.ink.inverse,
  boxShadow: vars.shadow.overlay,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});
/* Not in a menu or panel that the bar opens, which has the colours of the page. */
const barControl = `${bar} :is(button, a):not(${bar} :is([role="menu"], [role="dialog"]) *)`;
inside(barControl, {
  vars: {
    [toneVariables.ink]: color.ink.inverse,
    [toneVariables.soft]: mix('transparent', 86, color.ink.inverse),
    [toneVariables.softHover]: mix('transparent', 76, color.ink.inverse),
  },
  color: color.ink.inverse,
});
inside(`${barControl}:focus-visible`, { outlineColor: color.ink.inverse });

export const count = component({
  paddingInlineEnd: space.l,
  marginInlineEnd: space.xs,
  borderInlineEnd: `1px solid ${mix('transparent', 72, color.ink.inverse)}`,
  fontWeight: vars.weight.bold,
  lineHeight: '40px',
});
