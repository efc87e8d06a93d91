import { media } from '../../css/breakpoints.css.ts';
import { component } from '../../css/component.css.ts';
import { focusRingOnBorder } from '../../css/focusRing.css.ts';
import { inside } from '../../css/inside.css.ts';
import { type } from '../../css/type.css.ts';
import { visuallyHidden } from '../../css/visuallyHidden.css.ts';
import { toneVariables } from '../../internal/tones.css.ts';
import { forms } from '../Agenda/EventChip.css.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;

export const root = component({ minInlineSize: 0, display: 'grid', alignContent: 'start' });

export const head = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.l,
  paddingBlock: space.l,
  '@media': { [media.narrow]: { columnGap: space.s } },
});

export const title = component({
  margin: 0,
  ...type('heading'),
  fontWeight: vars.weight.regular,
  color: color.ink.strong,
});
inside(`${title}::first-letter`, { textTransform: 'uppercase' });
inside(`${title} > strong`, { fontWeight: vars.weight.bold });

export const navigation = component({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  '@media': { [media.narrow]: { gap: space.xs }, print: { display: 'none' } },
});
export const actions = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s,
  marginInlineStart: 'auto',
  '@media': { print: { display: 'none' } },
});

export const grid = component({
  minInlineSize: 0,
  borderBlock: `1px solid ${color.line.hairline}`,
});

export const week = component({ display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' });
export const days = component({
  /*
   * The height of the window minus the app's bars, filters and the header of the grid, divided by the number of
   * weeks.
   */
  minBlockSize: 'clamp(92px, calc((100dvh - 272px) / var(--sui-weeks)), 144px)',
  borderBlockStart: `1px solid ${color.line.hairline}`,
  '@media': { [media.narrow]: { minBlockSize: '60px' } },
});

export const weekday = component({
  ...type('small'),
  minInlineSize: 0,
  paddingBlock: space.s,
  paddingInline: space.s,
  color: color.ink.quiet,
  fontWeight: vars.weight.medium,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '@media': { [media.narrow]: { textAlign: 'center', padding: `${space.xs} 0` } },
});
export const longDay = component({ '@media': { [media.narrow]: { display: 'none' } } });
export const narrowDay = component({ display: 'none', '@media': { [media.narrow]: { display: 'inline' } } });

export const cell = component({
  position: 'relative',
  minInlineSize: 0,
  padding: space.xs,
  paddingBlockEnd: space.s,
  borderInlineEnd: `1px solid ${color.line.hairline}`,
  color: color.ink.strong,
  outlineOffset: '-2px',
  selectors: {
    ...focusRingOnBorder,
    '&:last-child': { borderInlineEnd: 0 },
    '&[data-outside]': { background: color.surface.canvas, color: color.ink.quiet },
    '&[data-holiday]': { background: color.fill },
  },
  '@media': {
    [media.narrow]: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      gap: space.xs,
      minBlockSize: '60px',
      padding: `${space.xs} 0`,
    },
  },
});

/* The meaning of the number, for screen readers. */
export const srOnly = component(visuallyHidden);

export const figure = component({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '28px',
  blockSize: '28px',
  borderRadius: '50%',
  ...type('body'),
  selectors: {
    [`${cell}[aria-current] > &`]: {
      background: color.accent.solid,
      color: color.accent.onSolid,
      fontWeight: vars.weight.bold,
    },
  },
  '@media': {
    [media.narrow]: {
      selectors: {
        [`${cell}[data-chosen] > &`]: {
          outline: `2px solid ${color.accent.solid}`,
          outlineOffset: '1px',
        },
      },
    },
  },
});

/* Where only dots fit into a day. */
export const beneath = component({
  display: 'none',
  paddingBlock: space.s,
  '@media': { [media.narrow]: { display: 'block' } },
});

export const events = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xs,
  marginBlockStart: space.xs,
  '@media': { [media.narrow]: { display: 'none' } },
});

/* Where weeks are low, only a single event of a day has two lines. */
const oneLine = { WebkitLineClamp: 1 as never, maxBlockSize: 'calc(19rem / 16 + 5px)' };
const severalTimedEvents = `${forms.slip}:not(:only-child)`;
inside(`${events} > ${severalTimedEvents}`, oneLine, '(height < 1000px)');
inside(`${grid}[data-tight] ${events} > ${severalTimedEvents}`, oneLine);

/* Over as many days as it takes, from edge to edge of their cells. */
export const bar = component({
  inlineSize: `calc(var(--sui-days) * (100% + 2 * ${space.xs} + 1px) - 2 * ${space.xs} - 1px)`,
  zIndex: 1,
});
export const laneSpacer = component({ blockSize: 'calc(19rem / 16 + 5px)' });

export const holiday = component({
  ...type('small'),
  paddingInline: space.xs,
  color: color.ink.quiet,
  overflowWrap: 'anywhere',
});

export const more = component({
  ...type('small'),
  justifySelf: 'start',
  minBlockSize: '24px',
  margin: 0,
  paddingBlock: 0,
  paddingInline: space.s,
  border: 0,
  borderRadius: '4px',
  background: 'none',
  color: color.ink.quiet,
  fontFamily: 'inherit',
  cursor: 'pointer',
  selectors: { ...focusRingOnBorder },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: color.fill, color: color.ink.strong } } },
  },
});

export const fullList = component({ display: 'grid', gap: space.xs });

export const dots = component({
  display: 'none',
  gap: '3px',
  '@media': { [media.narrow]: { display: 'flex' } },
});
export const dot = component({
  inlineSize: '6px',
  blockSize: '6px',
  borderRadius: '50%',
  background: toneVariables.solid,
  '@media': { [media.forcedColors]: { background: 'CanvasText' } },
});
