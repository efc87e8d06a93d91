import { media } from '../../css/breakpoints.css.ts';
import { component } from '../../css/component.css.ts';
import { inside } from '../../css/inside.css.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;

export const days = component({
  margin: 0,
  marginBlockStart: space.xs,
  padding: 0,
  listStyle: 'none',
  minInlineSize: 0,
});

export const day = component({
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 348px) max-content',
  columnGap: space.l,
  alignItems: 'start',
  paddingBlock: space.s,
  borderBlockEnd: `1px solid ${color.line.hairline}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
  '@media': {
    [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr) max-content', rowGap: space.xs },
  },
});

/* As high as a field, so that names align with the first hours. */
const line = {
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.control.m,
  '@media': { [media.coarse]: { minBlockSize: '44px' } },
} as const;

export const name = component({
  ...line,
  color: color.ink.strong,
  fontWeight: vars.weight.medium,
  '@media': { ...line['@media'], [media.narrow]: { gridRow: 1, gridColumn: 1 } },
});
export const nameText = component({ display: 'block', overflowWrap: 'anywhere' });
inside(`${nameText}::first-letter`, { textTransform: 'uppercase' });

export const spans = component({
  display: 'grid',
  gap: space.s,
  minInlineSize: 0,
  '@media': { [media.narrow]: { gridRow: 2, gridColumn: '1 / -1' } },
});
/* On phones a read-only or closed day is one line. */
export const oneLine = component({
  '@media': { [media.narrow]: { gridRow: 1, gridColumn: 1, marginInlineStart: '112px' } },
});
export const closed = component({ ...line, color: color.ink.quiet });
export const readOnlyHours = component({
  ...line,
  color: color.ink.base,
  flexWrap: 'wrap',
  columnGap: space.l,
});

/* The texts of a field are under both fields: beneath one there is not enough space. */
export const span = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 128px) auto minmax(0, 128px) auto',
  gridAutoFlow: 'row dense',
  justifyContent: 'start',
  alignItems: 'center',
  columnGap: space.s,
  minInlineSize: 0,
  '@media': {
    [media.narrow]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr) auto',
      justifyContent: 'normal',
    },
  },
});
export const field = component({ display: 'contents' });
inside(`${field} > div:not([role="group"])`, { gridColumn: '1 / -1' });

inside(`${field} > [role="group"]`, { marginBlockStart: 0 });

export const dash = component({ color: color.ink.quiet });
export const actions = component({
  display: 'flex',
  justifyContent: 'end',
  gap: space.xs,
  /* Space for two buttons even with one: the add buttons align below one another. */
  minInlineSize: '84px',
  '@media': {
    [media.narrow]: { gridRow: 1, gridColumn: 2 },
    [media.coarse]: { minInlineSize: '92px' },
  },
});
