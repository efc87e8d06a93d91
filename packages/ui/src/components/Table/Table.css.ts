import { globalStyle } from '@vanilla-extract/css';
import { media } from '../../css/breakpoints.css.ts';
import { component, variants } from '../../css/component.css.ts';
import { toEnd } from '../../css/direction.ts';
import { components } from '../../css/layers.css.ts';
import { mix } from '../../css/mix.ts';
import { tabularFigures, type } from '../../css/type.css.ts';
import { clampForReader } from '../../internal/textAlignment.ts';
import { visuallyHidden } from '../../css/visuallyHidden.css.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;

/* Depends on the width of the table, not of the window: beside a rail or in a drawer there is less. */
const cards = '(width < 600px)';
const widths = { medium: '(width < 880px)', wide: '(width < 960px)' } as const;
const asBlock = { '@container': { [cards]: { display: 'block' } } } as const;

/*
 * In a card the actions share the last line, whichever that is: the lines above take their space back. Beside an avatar, which
 * comes first, they share the first line.
 */
const actionsWidth = 'var(--sui-actions, 44px)';
const wholeLine = {
  flexBasis: '100%',
  selectors: {
    '[data-actions] > &': {
      flexBasis: `calc(100% + ${actionsWidth})`,
      marginInlineEnd: `calc(-1 * ${actionsWidth})`,
    },
  },
} as const;

export const root = component({ containerType: 'inline-size', inlineSize: '100%' });

/* With a fixed layout, columns keep their given widths, whatever their content. */
export const table = component({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  selectors: { '&[data-fixed]': { tableLayout: 'fixed', overflowWrap: 'anywhere' } },
  ...asBlock,
});

export const head = component({ '@container': { [cards]: visuallyHidden } });

export const heading = component({
  paddingBlock: '10px',
  paddingInline: space.m,
  inlineSize: 'var(--sui-width)',
  color: color.ink.quiet,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  boxShadow: `inset 0 -1px ${color.line.hairline}`,
  ...type('small'),
  selectors: {
    '&:first-child': { paddingInlineStart: 0 },
    '&:last-child': { paddingInlineEnd: 0 },
    '[data-fixed] > thead > tr > &': { whiteSpace: 'normal' },
  },
  '@media': { [media.forcedColors]: { borderBlockEnd: '1px solid CanvasText' } },
});

export const sticky = component({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  background: color.surface.raised,
});

export const headingText = component(visuallyHidden);

export const body = component(asBlock);

export const row = component({
  position: 'relative',
  blockSize: vars.row,
  borderBlockEnd: `1px solid ${color.line.hairline}`,
  selectors: {
    '&[data-selected]': {
      background: mix(color.accent.soft, 62, color.surface.raised),
      boxShadow: `inset ${toEnd('3px')} 0 ${color.accent.solid}`,
    },
  },
  '@container': {
    [cards]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: space.m,
      blockSize: 'auto',
      paddingBlock: `${space.l} ${space.m}`,
      selectors: {
        '&[data-actions]': { paddingInlineEnd: actionsWidth },
        '&[data-selected]': { paddingInlineStart: space.m },
      },
    },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&[data-linked]:not([data-selected]):hover': {
          background: mix(color.surface.sunken, 50, 'transparent'),
        },
      },
    },
    [media.forcedColors]: {
      selectors: { '&[data-selected]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
    /* A row is never cut by the end of a sheet. */
    print: { breakInside: 'avoid' },
  },
});

export const cell = component({
  fontWeight: vars.weight.regular,
  paddingBlock: space.m,
  paddingInline: space.m,
  textAlign: 'start',
  verticalAlign: 'middle',
  selectors: {
    '&:first-child': { paddingInlineStart: 0 },
    '&:last-child': { paddingInlineEnd: 0 },
    '[data-selected] > &:first-child': { paddingInlineStart: space.m },
  },
  '@container': {
    [cards]: {
      display: 'block',
      padding: 0,
      minInlineSize: 0,
      selectors: {
        '&:first-child, &:last-child, [data-selected] > &:first-child': { padding: 0 },
        '&:empty': { display: 'none' },
      },
    },
  },
});

export const align = variants({
  start: {},
  center: { textAlign: 'center', '@container': { [cards]: { textAlign: 'start' } } },
  end: { textAlign: 'end', ...tabularFigures, '@container': { [cards]: { textAlign: 'start' } } },
});

export const narrow = variants({
  flow: {},
  line: { '@container': { [cards]: wholeLine } },
  named: {
    '@container': {
      [cards]: {
        ...wholeLine,
        selectors: {
          ...wholeLine.selectors,
          '&::before': {
            content: 'attr(data-heading)',
            marginInlineEnd: space.s,
            color: color.ink.quiet,
            ...type('small'),
          },
        },
      },
    },
  },
  hidden: { '@container': { [cards]: { selectors: { '&&': { display: 'none' } } } } },
});

const hiddenIn = (width: string) => ({
  '@container': { [`${width} and (width >= 600px)`]: { display: 'none' } },
  /* Print can't scroll, so no column is hidden. */
  '@media': { print: { selectors: { '&&': { display: 'table-cell' } } } },
});
export const hideBelow = variants({ medium: hiddenIn(widths.medium), wide: hiddenIn(widths.wide) });

/** Controls have no use in print. */
export const notPrinted = component({
  '@media': { print: { selectors: { '&&': { display: 'none' } } } },
});

export const actions = component({
  textAlign: 'end',
  whiteSpace: 'nowrap',
  '@container': {
    [cards]: {
      position: 'absolute',
      insetBlockEnd: space.s,
      insetInlineEnd: 0,
      inlineSize: actionsWidth,
      selectors: {
        '[data-actions="first"] > &': { insetBlockStart: space.s, insetBlockEnd: 'auto' },
      },
    },
  },
});

export const primary = component({
  '@container': {
    [cards]: {
      ...wholeLine,
      selectors: {
        ...wholeLine.selectors,
        '[data-actions="first"] > &': { flexBasis: '100%', marginInlineEnd: 0 },
      },
    },
  },
});

export const entry = component({
  display: 'flex',
  alignItems: 'center',
  gap: space.l,
  '@container': { [cards]: { alignItems: 'flex-start' } },
});

export const picture = component({
  flex: 'none',
  '@container': { [cards]: { selectors: { '&:not([data-shape="circle"])': { order: 1 } } } },
});
export const pictureBox = component({ display: 'block' });
export const noPicture = component({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '64px',
  blockSize: '48px',
  borderRadius: vars.radius.field,
  background: color.fill,
  color: color.ink.quiet,
  selectors: {
    '&[data-shape="circle"]': { inlineSize: '40px', blockSize: '40px', borderRadius: '50%' },
  },
  '@container': { [cards]: { display: 'none' } },
});
globalStyle(`${picture} > :is(img, ${pictureBox})`, {
  '@layer': {
    [components]: {
      display: 'block',
      inlineSize: '64px',
      blockSize: '48px',
      objectFit: 'cover',
      borderRadius: vars.radius.field,
      '@container': { [cards]: { inlineSize: '72px', blockSize: '56px' } },
    },
  },
});

export const pictureShape = component({ selectors: { '&&': { borderRadius: 'inherit' } } });

export const text = component({ flex: 1, minInlineSize: 0 });

export const title = component({
  ...clampForReader,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  color: color.ink.strong,
  fontWeight: vars.weight.medium,
  lineHeight: 'calc(22 / 16)',
  '@container': { [cards]: { WebkitLineClamp: 3, lineHeight: 'inherit' } },
  '@media': { print: { selectors: { '&&': { display: 'block', overflow: 'visible' } } } },
});

export const meta = component({ color: color.ink.quiet, ...type('small') });

/* One link, as large as its row: the title's. Nothing is nested in it, and the rest of the row stays in reach above it. */
export const link = component({
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '2px' },
    '&:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  },
});
globalStyle(`${row} :is(button, input, select, textarea, label, summary, a:not(${link}))`, {
  '@layer': { [components]: { position: 'relative', zIndex: 1 } },
});

export const loading = component({ display: 'flex', alignItems: 'center', gap: space.l });
export const loadingText = component({ flex: 1, minInlineSize: 0 });
