import { createVar, type GlobalStyleRule } from '@vanilla-extract/css';
import { media } from '../../css/breakpoints.css.ts';
import { component, variants } from '../../css/component.css.ts';
import { focusRing } from '../../css/focusRing.css.ts';
import { inside } from '../../css/inside.css.ts';
import { mix } from '../../css/mix.ts';
import { transition } from '../../css/motion.css.ts';
import { tabularFigures, type } from '../../css/type.css.ts';
import { visuallyHidden } from '../../css/visuallyHidden.css.ts';
import { logoAndName, logoOnly, logoSize } from '../../internal/brand.css.ts';
import { shell, shellVars } from '../../internal/shell.css.ts';
import { isolateForReader } from '../../internal/textAlignment.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, radius, shadow } = vars;
const railWidth = createVar();
export const bottomHeight = 'calc(64px + env(safe-area-inset-bottom, 0px))';

export const root = component({
  display: 'grid',
  gridTemplate: `"brand bar" minmax(64px, max-content) "rail sheet" minmax(0, 1fr) / ${railWidth} minmax(0, 1fr)`,
  blockSize: '100dvh',
  background: color.surface.canvas,
  color: color.ink.base,
  vars: { [shellVars.pad]: space.xxl, [shellVars.foot]: '0px', [railWidth]: '240px' },
  '@media': {
    [media.medium]: { vars: { [shellVars.pad]: space.xl } },
    [media.narrow]: {
      gridTemplate: '"brand bar" minmax(56px, max-content) "sheet sheet" 1fr / auto minmax(0, 1fr)',
      blockSize: 'auto',
      minBlockSize: '100dvh',
      vars: { [shellVars.pad]: space.l, [shellVars.head]: '56px' },
    },
    print: { display: 'block', blockSize: 'auto' },
  },
});

/* A dialog that is printed has the sheet to itself. */
inside(`html:has([data-sui-dialog-open]) ${root}`, { display: 'none' }, 'print');

export const withBottom = component({
  '@media': { [media.narrow]: { paddingBlockEnd: bottomHeight, vars: { [shellVars.foot]: bottomHeight } } },
});

/* Keeps the focused element clear of the bars of a phone, whose page scrolls as a whole. */
inside(
  `:root:has(${root})`,
  { scrollPaddingBlock: `calc(56px + ${space.l}) calc(${bottomHeight} + ${space.l})` },
  media.narrow,
);

/** The width of the rail: automatic, or as the user or the page set it. */
export const rail = variants({
  auto: { '@media': { [media.medium]: { vars: { [railWidth]: '72px' } } } },
  wide: {},
  narrow: { vars: { [railWidth]: '72px' } },
});

export const railRoot = component({
  gridArea: 'rail',
  display: 'flex',
  flexDirection: 'column',
  paddingBlock: `${space.s} ${space.m}`,
  minInlineSize: 0,
  overflowX: 'hidden',
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  scrollbarColor: `${color.line.hairline} transparent`,
  '@media': { [media.narrow]: { display: 'none' }, print: { display: 'none' } },
});

/* The same rules where the width makes the rail narrow and where a decision does. */
const whereNarrow = (part: string, rule: GlobalStyleRule) => {
  inside(`${rail.narrow} ${part}`, rule, media.fromMedium);
  inside(`${rail.auto} ${part}`, rule, media.medium);
};

const printStyle = { position: 'static', minBlockSize: 0, padding: 0, border: 0 } as const;

/* One landmark over two cells of the grid. */
export const top = component({
  display: 'contents',
  '@media': {
    /* In print: one line with the school and the title of the page. */
    print: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: space.m,
      marginInline: shellVars.pad,
      paddingBlockEnd: space.s,
      borderBlockEnd: `1px solid ${color.line.hairline}`,
    },
  },
});

export const brand = component({
  gridArea: 'brand',
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  paddingInline: `${space.l} ${space.s}`,
  '@media': {
    [media.narrow]: {
      position: 'sticky',
      insetBlockStart: 0,
      zIndex: vars.layer.bar,
      minBlockSize: '56px',
      paddingInline: `${space.l} ${space.m}`,
      background: color.surface.canvas,
      borderBlockEnd: `1px solid ${color.line.hairline}`,
      vars: { ...logoOnly, ...logoSize('32px') },
    },
    /* In print the logo may be as wide as on a narrow rail. */
    print: {
      selectors: {
        '&&&': { ...printStyle, justifyContent: 'start', vars: logoAndName },
      },
    },
  },
});
whereNarrow(brand, { justifyContent: 'center', paddingInline: 0, vars: logoOnly });

export const group = component({
  position: 'relative',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  selectors: {
    '& + &': { marginBlockStart: space.m, paddingBlockStart: space.m },
    '& + &::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: 0,
      insetInline: '28px 24px',
      borderBlockStart: `1px solid ${color.line.hairline}`,
    },
  },
});
whereNarrow(`${railRoot} ${group} + ${group}::before`, { insetInline: '20px' });

export const navItem = component({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space.m,
  minBlockSize: vars.control.m,
  marginInline: `${space.l} ${space.m}`,
  paddingInline: space.m,
  borderRadius: radius.field,
  color: color.ink.base,
  textDecoration: 'none',
  ...transition('quick', 'background-color'),
  selectors: {
    ...focusRing,
    '&[aria-current]': {
      background: color.surface.raised,
      color: color.ink.strong,
      fontWeight: vars.weight.medium,
      boxShadow: `0 0 0 1px ${color.line.hairline}, ${shadow.raised}`,
    },
    '&[aria-current]::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: `calc(-1 * ${space.l})`,
      insetBlock: space.s,
      inlineSize: '4px',
      borderStartEndRadius: '2px',
      borderEndEndRadius: '2px',
      background: color.accent.solid,
    },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:not([aria-current]):hover': { background: mix(color.line.hairline, 50, 'transparent') },
      },
    },
  },
});
inside(
  `${navItem}[aria-current]::before`,
  { background: 'Highlight', forcedColorAdjust: 'none' },
  media.forcedColors,
);
inside(`${navItem} > svg`, { color: color.ink.quiet });
inside(`${navItem}[aria-current] > svg`, { color: color.accent.ink });
whereNarrow(`${railRoot} ${navItem}`, { justifyContent: 'center', marginInline: '14px', paddingInline: 0 });
whereNarrow(`${railRoot} ${navItem}::before`, { insetInlineStart: '-14px' });

/* On low windows all items and the collapse button stay visible. */
inside(`${railRoot} ${navItem}`, { minBlockSize: '36px' }, '(height < 800px) and (pointer: fine)');

export const navItemLabel = component({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
whereNarrow(`${railRoot} ${navItemLabel}`, visuallyHidden);

export const navItemCount = component({ color: color.ink.quiet, ...type('small'), ...tabularFigures });
whereNarrow(`${railRoot} ${navItemCount}`, {
  position: 'absolute',
  insetBlockStart: '2px',
  insetInlineEnd: '2px',
  minInlineSize: '18px',
  paddingInline: '5px',
  borderRadius: '9px',
  background: color.accent.solid,
  color: color.accent.onSolid,
  fontSize: vars.text.caption.size,
  fontWeight: vars.weight.bold,
  lineHeight: '18px',
  textAlign: 'center',
});

export const fold = component({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  alignSelf: 'flex-start',
  minBlockSize: vars.control.s,
  marginBlockStart: 'auto',
  marginInline: `${space.l} ${space.m}`,
  paddingInline: space.m,
  borderRadius: radius.field,
  color: color.ink.quiet,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  ...type('small'),
  selectors: focusRing,
  '@media': {
    [media.hover]: { selectors: { '&:hover': { color: color.ink.strong, background: color.line.hairline } } },
  },
});
whereNarrow(`${railRoot} ${fold}`, {
  justifyContent: 'center',
  alignSelf: 'stretch',
  marginInline: '14px',
  paddingInline: 0,
});

export const bar = component({
  gridArea: 'bar',
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minInlineSize: 0,
  paddingInlineStart: `calc(${shell.pad} + 1px)`,
  paddingInlineEnd: space.l,
  '@media': {
    [media.narrow]: {
      position: 'sticky',
      insetBlockStart: 0,
      zIndex: vars.layer.bar,
      minBlockSize: '56px',
      paddingInline: `0 ${space.s}`,
      background: color.surface.canvas,
      borderBlockEnd: `1px solid ${color.line.hairline}`,
    },
    print: { selectors: { '&&': printStyle } },
  },
});

/* A long title wraps once before it is cut. Two lines fill the bar; in scripts with taller lines they make it grow. */
export const title = component({
  ...isolateForReader,
  flex: '0 1 auto',
  minInlineSize: 0,
  marginInlineEnd: 'auto',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  color: color.ink.strong,
  fontWeight: vars.weight.bold,
  ...type('title'),
  '@media': {
    [media.narrow]: type('heading'),
    print: { selectors: { '&&': { margin: 0, textAlign: 'end', ...type('body') } } },
  },
});

export const actions = component({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  '@media': { [media.narrow]: { display: 'none' }, print: { display: 'none' } },
});

/* Controls have no use in print. */
inside(`${bar} > :not(${title})`, { display: 'none' }, 'print');
inside(`${top} > :is(${brand}, ${bar})`, { position: 'static' }, media.short);
inside(`:root:has(${root})`, { scrollPaddingBlockStart: space.l }, media.short);

export const primary = component({
  inlineSize: '44px',
  blockSize: '44px',
  '@media': { [media.fromMedium]: { display: 'none' } },
});
