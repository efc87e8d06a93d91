import { media } from '../../css/breakpoints.css.ts';
import { component } from '../../css/component.css.ts';
import { focusRingOnBorder } from '../../css/focusRing.css.ts';
import { inside } from '../../css/inside.css.ts';
import { tabularFigures, type } from '../../css/type.css.ts';
import { visuallyHidden } from '../../css/visuallyHidden.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { time } from '../Agenda/EventChip.css.ts';

const { color, space } = vars;
const hairline = `1px solid ${color.line.hairline}`;

/* Half an hour is the shortest event: 24 px, or 44 under a finger. */
export const grid = component({
  vars: { '--sui-hour': '50px' },
  minInlineSize: 0,
  isolation: 'isolate',
  borderBlock: hairline,
  '@media': {
    [media.narrow]: { vars: { '--sui-hour': '90px' } },
    [media.coarse]: { vars: { '--sui-hour': '90px' } },
  },
});

/* As wide as the longest word of all languages, "Ganztägig", at any font size. */
const gutter = '5rem';

export const row = component({
  display: 'grid',
  gridTemplateColumns: `${gutter} repeat(7, minmax(0, 1fr))`,
  boxSizing: 'border-box',
  borderBlockEnd: hairline,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
  /* One day at a time. */
  '@media': { [media.narrow]: { gridTemplateColumns: `${gutter} minmax(0, 1fr)` } },
});
export const heads = component({ '@media': { [media.narrow]: { display: 'none' } } });
export const hours = component({ blockSize: 'var(--sui-hour)' });

export const corner = component({ minInlineSize: 0 });

export const weekday = component({
  ...type('small'),
  gridColumn: 'auto',
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.xs,
  padding: space.xs,
  color: color.ink.quiet,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
});

/* A separate element, because a phone shows it in the strip. */
export const figure = component({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '28px',
  blockSize: '28px',
  borderRadius: '50%',
  ...type('body'),
  color: color.ink.strong,
  fontWeight: vars.weight.regular,
  selectors: {
    '[aria-current="date"] > &': {
      background: color.accent.solid,
      color: color.accent.onSolid,
      fontWeight: vars.weight.bold,
    },
  },
});

export const hour = component({
  ...type('small'),
  ...tabularFigures,
  minInlineSize: 0,
  paddingBlock: '2px',
  paddingInlineEnd: space.s,
  color: color.ink.quiet,
  textAlign: 'end',
  overflowWrap: 'anywhere',
});

export const cell = component({
  position: 'relative',
  minInlineSize: 0,
  borderInlineStart: hairline,
  outline: 'none',
  selectors: {
    '&[data-holiday]': { background: color.fill },
    /* Above the events, which may cover the whole hour. */
    '&:focus-visible::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      zIndex: 3,
      outline: `2px solid ${color.focus}`,
      outlineOffset: '-2px',
      pointerEvents: 'none',
    },
  },
  '@media': { [media.narrow]: { selectors: { '&:not([data-at])': { display: 'none' } } } },
});

export const allDay = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.xs,
  minBlockSize: '32px',
  padding: space.xs,
  boxSizing: 'border-box',
  '@media': { [media.coarse]: { minBlockSize: '44px' } },
});

/* A bar appears once in the week and spans its days; a phone, which shows one day, has it in each. */
export const overDays = component({
  minInlineSize: 0,
  zIndex: 1,
  inlineSize: `calc(var(--sui-days) * (100% + 2 * ${space.xs} + 1px) - 2 * ${space.xs} - 1px)`,
  '@media': { [media.narrow]: { display: 'none' } },
});
export const laneSpacer = component({
  blockSize: 'calc(19rem / 16 + 5px)',
  '@media': { [media.narrow]: { display: 'none' } },
});
export const ofDay = component({
  display: 'none',
  '@media': { [media.narrow]: { display: 'grid', gap: space.xs } },
});

export const holiday = component({ ...type('small'), color: color.ink.quiet, overflowWrap: 'anywhere' });
export const srOnly = component(visuallyHidden);

/* Beside it a strip of the hour stays free, to be pressed. */
export const box = component({
  position: 'absolute',
  zIndex: 1,
  boxSizing: 'border-box',
  insetBlockStart: 'calc(var(--sui-from) * var(--sui-hour))',
  blockSize: 'calc(var(--sui-long) * var(--sui-hour) - 1px)',
  insetInlineStart: 'calc((100% - 8px) * var(--sui-lane) / var(--sui-lanes))',
  inlineSize: 'calc((100% - 8px) / var(--sui-lanes))',
  paddingInlineEnd: '1px',
});

/* Side by side only the title fits; the position shows the time. */
inside(`${box}[data-beside] ${time}`, visuallyHidden, media.fromMedium);
inside(`${box}[data-beside] > *`, { paddingInline: '3px 1px' }, media.fromMedium);

export const now = component({
  position: 'absolute',
  zIndex: 2,
  insetBlockStart: 'calc(var(--sui-from) * var(--sui-hour))',
  insetInline: 0,
  blockSize: '2px',
  marginBlockStart: '-1px',
  background: color.critical.solid,
  pointerEvents: 'none',
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '-4px',
      insetBlockStart: '-3px',
      inlineSize: '8px',
      blockSize: '8px',
      borderRadius: '50%',
      background: 'inherit',
    },
  },
  '@media': { [media.forcedColors]: { background: 'Highlight' } },
});

export const strip = component({
  display: 'none',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  paddingBlockEnd: space.s,
  '@media': { [media.narrow]: { display: 'grid' } },
});

export const stripDay = component({
  ...type('small'),
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space.xs,
  minInlineSize: 0,
  minBlockSize: '64px',
  margin: 0,
  paddingBlock: space.xs,
  paddingInline: 0,
  border: 0,
  borderBlockEnd: '3px solid transparent',
  background: 'none',
  color: color.ink.quiet,
  fontFamily: 'inherit',
  cursor: 'pointer',
  selectors: {
    ...focusRingOnBorder,
    '&[aria-pressed="true"]': { borderBlockEndColor: color.accent.solid, color: color.ink.strong },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[aria-pressed="true"]': { borderBlockEndColor: 'Highlight' } } },
  },
});
export const dot = component({
  inlineSize: '6px',
  blockSize: '6px',
  borderRadius: '50%',
  selectors: { '&[data-some]': { background: color.accent.solid } },
  '@media': { [media.forcedColors]: { selectors: { '&[data-some]': { background: 'CanvasText' } } } },
});
