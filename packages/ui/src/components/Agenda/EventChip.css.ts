import { media } from '../../css/breakpoints.css.ts';
import { component, variants } from '../../css/component.css.ts';
import { focusRingOnBorder } from '../../css/focusRing.css.ts';
import { type } from '../../css/type.css.ts';
import { visuallyHidden } from '../../css/visuallyHidden.css.ts';
import { toneVariables } from '../../internal/tones.css.ts';
import { isolateForReader } from '../../internal/textAlignment.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;
const called = '&[data-status="cancelled"]';
const tentative = '&[data-status="tentative"]';

export const chip = component({
  position: 'relative',
  boxSizing: 'border-box',
  display: 'block',
  inlineSize: '100%',
  minInlineSize: 0,
  margin: 0,
  border: '1px solid transparent',
  borderInlineStart: `3px solid ${toneVariables.solid}`,
  borderRadius: '4px',
  background: toneVariables.soft,
  color: color.ink.strong,
  font: 'inherit',
  textAlign: 'start',
  overflow: 'hidden',
  selectors: {
    ...focusRingOnBorder,
    'button&': { cursor: 'pointer' },
    [tentative]: { background: 'transparent', border: `1px dashed ${toneVariables.line}` },
    [called]: { background: 'transparent', color: color.ink.quiet },
    [`${called}:not([data-before])`]: { borderInlineStartColor: color.line.control },
    '&[data-open]': {
      background: toneVariables.solid,
      borderColor: toneVariables.solid,
      color: toneVariables.onSolid,
    },
    '&[data-before]': { borderInlineStartColor: 'transparent' },
  },
  '@media': {
    [media.hover]: {
      selectors: { 'button&:hover:not([data-open])': { background: toneVariables.softHover } },
    },
    [media.forcedColors]: {
      borderColor: 'CanvasText',
      selectors: { '&[data-open]': { borderWidth: '2px', borderColor: 'Highlight' } },
    },
  },
});

/* As many lines of 19 px at the usual size of text, with which they grow. */
const toLines = (count: number, rest: string) => `calc(${count * 19}rem / 16 + ${rest})`;

/* Two lines and never a cut word: longer text ends in an ellipsis. */
const clamped = (count: number | string) => ({
  unicodeBidi: 'plaintext' as const,
  ...type('small'),
  lineHeight: 'calc(19rem / 16)',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical' as const,
  WebkitLineClamp: count as number,
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
    /* Its border is two pixels thinner than the bar of the others: times align below each other. */
    selectors: { [tentative]: { paddingInlineStart: `calc(${space.l} + 2px)` } },
  },
  slip: {
    ...clamped(2),
    maxBlockSize: toLines(2, '6px'),
    minBlockSize: '24px',
    paddingBlock: '2px',
    paddingInline: '6px 4px',
  },
  bar: { ...clamped(1), blockSize: toLines(1, '5px'), paddingBlock: '2px', paddingInline: '6px 4px' },
  /* Opaque: the lines of the hours run below it. */
  box: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    blockSize: '100%',
    paddingBlock: '2px',
    paddingInline: '6px 4px',
    selectors: {
      [tentative]: { background: color.surface.raised },
      [called]: { background: color.surface.raised, borderColor: color.line.hairline },
    },
  },
});

/* Clips the box to whole lines. */
export const lines = component({
  ...clamped('var(--sui-lines)'),
  lineHeight: 'calc(18rem / 16)',
  overflow: 'hidden',
  '@media': {
    [media.narrow]: { WebkitLineClamp: 'var(--sui-lines-tall)' },
    [media.coarse]: { WebkitLineClamp: 'var(--sui-lines-tall)' },
  },
});
export const srOnly = component(visuallyHidden);

/* Apart from the title, whose direction is that of the whole. */
export const time = component({
  unicodeBidi: 'isolate',
  color: color.ink.quiet,
  selectors: {
    [`${chip}[data-open] &`]: { color: 'inherit' },
    [`${forms.row} > &`]: { flex: 'none', minInlineSize: '128px' },
  },
});

export const gap = component({ unicodeBidi: 'isolate' });

export const title = component({
  overflowWrap: 'anywhere',
  selectors: {
    [`${chip}[data-status="cancelled"] &`]: { textDecoration: 'line-through' },
    [`[data-over] > ${chip}:not([data-open]) &`]: { color: color.ink.quiet },
    [`${forms.row} > &`]: {
      ...isolateForReader,
      flex: '1 1 160px',
      minInlineSize: 0,
      fontWeight: vars.weight.medium,
    },
  },
});

export const status = component({
  selectors: {
    [`${chip}:not(${forms.row}) &`]: visuallyHidden,
    [`${forms.row} > &`]: { flex: 'none', ...type('small'), lineHeight: 'inherit', color: color.ink.quiet },
  },
});
