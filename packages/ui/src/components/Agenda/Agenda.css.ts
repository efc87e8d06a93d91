import { media } from '../../css/breakpoints.css.ts';
import { component } from '../../css/component.css.ts';
import { type } from '../../css/type.css.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;

export const root = component({ display: 'grid', minInlineSize: 0 });

export const day = component({
  display: 'grid',
  gridTemplateColumns: '144px minmax(0, 1fr)',
  gap: space.l,
  paddingBlock: space.m,
  borderBlockEnd: `1px solid ${color.line.hairline}`,
  selectors: { '&:last-of-type': { borderBlockEnd: 0 } },
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s } },
});

export const head = component({
  display: 'flex',
  flexDirection: 'column',
  margin: 0,
  paddingBlockStart: '7px',
  ...type('body'),
  fontWeight: vars.weight.regular,
  '@media': { [media.narrow]: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s, padding: 0 } },
});

/* It begins a line, in languages too that write days small. */
export const weekday = component({
  display: 'inline-block',
  color: color.ink.strong,
  fontWeight: vars.weight.bold,
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
});
export const date = component({
  ...type('small'),
  color: color.ink.quiet,
  '@media': { [media.narrow]: type('body') },
});
export const today = component({ ...type('small'), color: color.accent.ink, fontWeight: vars.weight.medium });

export const list = component({
  display: 'grid',
  gap: space.xs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  minInlineSize: 0,
});

/* The time aligns with those of the events; the line extends to the end. */
export const now = component({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  paddingInlineStart: '3px',
  color: color.accent.ink,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  ...type('small'),
  selectors: {
    '&::before': {
      content: '""',
      flex: 'none',
      inlineSize: '8px',
      blockSize: '8px',
      marginInlineStart: '-5px',
      borderRadius: '50%',
      background: color.accent.solid,
    },
    '&::after': { content: '""', flex: 1, blockSize: '2px', background: color.accent.solid },
  },
  '@media': {
    print: { display: 'none' },
    [media.forcedColors]: {
      selectors: { '&::before': { background: 'Highlight' }, '&::after': { background: 'Highlight' } },
    },
  },
});

export const empty = component({ margin: 0, paddingBlock: space.xl, color: color.ink.quiet });
