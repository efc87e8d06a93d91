import { media } from '../../css/breakpoints.css.ts';
import { component, variants } from '../../css/component.css.ts';
import { focusRingOnBorder } from '../../css/focusRing.css.ts';
import { type } from '../../css/type.css.ts';
import { visuallyHidden } from '../../css/visuallyHidden.css.ts';
import { paint } from '../../internal/tones.css.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;
const called = '&[data-status="cancelled"]';
const unsettled = '&[data-status="tentative"]';

export const mark = component({
  position: 'relative',
  boxSizing: 'border-box',
  display: 'block',
  inlineSize: '100%',
  minInlineSize: 0,
  margin: 0,
  border: '1px solid transparent',
  borderInlineStart: `3px solid ${paint.solid}`,
  borderRadius: '4px',
  background: paint.soft,
  color: color.ink.strong,
  font: 'inherit',
  textAlign: 'start',
  overflow: 'hidden',
  selectors: {
    ...focusRingOnBorder,
    'button&': { cursor: 'pointer' },
    [unsettled]: { background: 'transparent', border: `1px dashed ${paint.line}` },
    [called]: { background: 'transparent', color: color.ink.quiet },
    [`${called}:not([data-before])`]: { borderInlineStartColor: color.line.control },
    '&[data-open]': { background: paint.solid, borderColor: paint.solid, color: paint.onSolid },
    '&[data-before]': { borderInlineStartColor: 'transparent' },
  },
  '@media': {
    [media.hover]: { selectors: { 'button&:hover:not([data-open])': { background: paint.softHover } } },
    [media.forcedColors]: {
      borderColor: 'CanvasText',
      selectors: { '&[data-open]': { borderWidth: '2px', borderColor: 'Highlight' } },
    },
  },
});

/* Two lines and never one cut word: what is longer ends in an ellipsis. */
const lines = (count: number) => ({
  ...type('small'),
  lineHeight: '19px',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical' as const,
  WebkitLineClamp: count,
  overflowWrap: 'anywhere' as const,
});

export const forms = variants({
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space.m,
    minBlockSize: vars.control.m,
    paddingBlock: '7px',
    paddingInline: `${space.l} ${space.m}`,
    borderRadius: vars.radius.field,
  },
  slip: {
    ...lines(2),
    maxBlockSize: '44px',
    minBlockSize: '24px',
    paddingBlock: '2px',
    paddingInline: '6px 4px',
  },
  bar: { ...lines(1), blockSize: '24px', paddingBlock: '2px', paddingInline: '6px 4px' },
  box: {
    ...type('small'),
    lineHeight: '18px',
    blockSize: '100%',
    paddingBlock: '2px',
    paddingInline: '6px 4px',
  },
});

export const time = component({
  color: color.ink.quiet,
  selectors: {
    [`${mark}[data-open] &`]: { color: 'inherit' },
    [`${forms.row} > &`]: { flex: 'none', minInlineSize: '112px' },
  },
});

export const title = component({
  overflowWrap: 'anywhere',
  selectors: {
    [`${mark}[data-status="cancelled"] &`]: { textDecoration: 'line-through' },
    [`${forms.row} > &`]: { flex: '1 1 160px', minInlineSize: 0, fontWeight: vars.weight.medium },
  },
});

export const status = component({
  selectors: {
    [`${mark}:not(${forms.row}) > &`]: visuallyHidden,
    [`${forms.row} > &`]: { flex: 'none', ...type('small'), lineHeight: 'inherit', color: color.ink.quiet },
  },
});
