import { component } from '../css/component.css.ts';
import { inside } from '../css/inside.css.ts';
import { tabularFigures, type } from '../css/type.css.ts';
import { visuallyHidden } from '../css/visuallyHidden.css.ts';
import { vars } from '../theme/contract.css.ts';

const { color, space } = vars;

/* Browsers omit backgrounds in print by default; bars and cells need theirs. */
export const root = component({
  margin: 0,
  minInlineSize: 0,
  containerType: 'inline-size',
  printColorAdjust: 'exact',
  '@media': { print: { breakInside: 'avoid' } },
});
export const head = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s,
  marginBlockEnd: space.m,
});
export const title = component({
  minInlineSize: 0,
  color: color.ink.strong,
  fontWeight: vars.weight.bold,
  overflowWrap: 'anywhere',
  ...type('heading'),
});
export const srOnly = component(visuallyHidden);
/* Its icon and text, without the padding, align with the content above and below. */
export const toggle = component({
  selectors: { [`${srOnly} + &`]: { marginInlineStart: `calc(${space.xs} - ${space.m})` } },
  '@container': { '(width < 480px)': { marginInlineEnd: `calc(-1 * ${space.m})` } },
  '@media': { print: { display: 'none' } },
});
export const empty = component({ color: color.ink.quiet });
export const scroll = component({ overflowX: 'auto' });
export const table = component({ inlineSize: '100%', borderCollapse: 'collapse', ...type('small') });
inside(`${table} :is(th, td)`, {
  padding: `${space.s} ${space.m}`,
  borderBlockEnd: `1px solid ${color.line.hairline}`,
  textAlign: 'start',
  overflowWrap: 'anywhere',
});
inside(`${table} :is(th, td):first-child`, { paddingInlineStart: 0 });
inside(`${table} thead th`, { color: color.ink.quiet, fontWeight: vars.weight.medium });
/* Words above figures stay whole; the names of the first column are shortened. */
inside(`${table} thead th:not(:first-child)`, { overflowWrap: 'normal' });
inside(`${table} tbody th`, { color: color.ink.strong, fontWeight: vars.weight.medium });
inside(`${table} :is(th, td):not(:first-child)`, { textAlign: 'end', ...tabularFigures });
