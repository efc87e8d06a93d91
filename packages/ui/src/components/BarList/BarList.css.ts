import { media } from '../../css/breakpoints.css.ts';
import { component } from '../../css/component.css.ts';
import { toEnd } from '../../css/direction.ts';
import { inside } from '../../css/inside.css.ts';
import { tabularFigures, type } from '../../css/type.css.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;

export const list = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space.xs} ${space.l}`,
});
export const item = component({
  display: 'grid',
  gridColumn: '1 / -1',
  /* Chrome before version 117 doesn't know the second: each bar is as long as its own figures leave. */
  gridTemplateColumns: ['minmax(0, 1fr) auto', 'subgrid'],
  columnGap: space.l,
  alignItems: 'center',
});
export const track = component({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '40px',
  paddingBlock: space.xs,
  paddingInline: space.m,
  borderRadius: '6px',
  overflow: 'hidden',
  '@media': { [media.coarse]: { minBlockSize: '44px' } },
});
export const bar = component({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  borderRadius: '6px',
  background: color.accent.softHover,
  selectors: {
    [`${item}:first-child &`]: { boxShadow: `inset ${toEnd('4px')} 0 ${color.accent.solid}` },
  },
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});
export const label = component({
  position: 'relative',
  minInlineSize: 0,
  /* Lines of another direction keep their order, and begin where the bar does. */
  textAlign: ['-webkit-match-parent' as 'match-parent', 'match-parent'],
  color: color.ink.strong,
  overflowWrap: 'anywhere',
});
inside(`${label} a`, { color: 'inherit' });
export const value = component({
  textAlign: 'end',
  whiteSpace: 'nowrap',
  color: color.ink.strong,
  ...tabularFigures,
});
inside(`${value} span`, { color: color.ink.quiet, ...type('small') });
inside(`${value} strong`, { fontWeight: vars.weight.bold });
