import { media } from '../../css/breakpoints.css.ts';
import { component } from '../../css/component.css.ts';
import { inside } from '../../css/inside.css.ts';
import { tabularFigures, type } from '../../css/type.css.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;

export const picture = component({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${space.s} ${space.m}`,
  paddingBlockStart: '10px',
  color: color.ink.quiet,
  ...type('caption'),
});
export const ticks = component({ position: 'relative', blockSize: '220px', ...tabularFigures });
export const tick = component({
  position: 'absolute',
  insetInlineEnd: 0,
  marginBlockEnd: '-.5lh',
  whiteSpace: 'nowrap',
});
export const widthSizer = component({
  display: 'grid',
  blockSize: 0,
  visibility: 'hidden',
  overflow: 'hidden',
});
inside(`${widthSizer} > span`, { gridArea: '1 / 1', whiteSpace: 'nowrap' });
export const plot = component({
  display: 'block',
  inlineSize: '100%',
  blockSize: '220px',
  overflow: 'visible',
});
export const rule = component({
  stroke: color.line.hairline,
  strokeWidth: '1px',
  vectorEffect: 'non-scaling-stroke',
  '@media': { [media.forcedColors]: { stroke: 'GrayText' } },
});

const series = (rule: (data: string) => object) =>
  Object.fromEntries(Object.entries(color.data).map(([at, data]) => [`&[data-series="${at}"]`, rule(data)]));

/* Lines differ by their dashes too, for people who see no colours, and where there are none. */
const dashes: Record<string, string> = { 2: '8 5', 3: '2 5', 4: '12 4 2 4', 5: '5 3', 6: '1 6' };
export const line = component({
  fill: 'none',
  strokeWidth: '2.5px',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
  selectors: Object.fromEntries(
    Object.entries(color.data).map(([at, data]) => [
      `&[data-series="${at}"]`,
      { stroke: data, strokeDasharray: dashes[at] ?? 'none' },
    ]),
  ),
  '@media': { [media.forcedColors]: { selectors: series(() => ({ stroke: 'CanvasText' })) } },
});
export const dot = component({
  fill: 'none',
  strokeWidth: '8px',
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
  selectors: series((data) => ({ stroke: data })),
  '@media': { [media.forcedColors]: { selectors: series(() => ({ stroke: 'CanvasText' })) } },
});
export const points = component({
  gridColumn: 2,
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.m,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: { '&[data-one]': { justifyContent: 'center' } },
});
export const legend = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xs} ${space.l}`,
  minInlineSize: 0,
  marginInlineStart: 'auto',
  color: color.ink.base,
  ...type('small'),
});
export const named = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const sample = component({ flex: 'none', inlineSize: '24px', blockSize: '4px', overflow: 'visible' });
