import { media } from '../../css/breakpoints.css.ts';
import { component } from '../../css/component.css.ts';
import { inside } from '../../css/inside.css.ts';
import { tabularFigures, type } from '../../css/type.css.ts';
import { visuallyHidden } from '../../css/visuallyHidden.css.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;

/* The same height before the pages are loaded, to avoid a layout shift. */
export const root = component({
  display: 'flex',
  flexDirection: 'column',
  blockSize: 'clamp(320px, 80dvh, 1000px)',
  minInlineSize: 0,
  border: `1px solid ${color.line.hairline}`,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
  background: color.fill,
});

export const bar = component({
  flex: 'none',
  justifyContent: 'space-between',
  paddingInline: space.s,
  paddingBlock: space.xs,
  borderBlockEnd: `1px solid ${color.line.hairline}`,
  background: color.surface.raised,
});

export const group = component({ display: 'flex', alignItems: 'center', gap: space.xs });

export const figure = component({
  ...type('small'),
  ...tabularFigures,
  color: color.ink.quiet,
  whiteSpace: 'nowrap',
});

/* As wide as its longest text, so that the buttons beside it don't move. */
export const percent = component({ minInlineSize: '5ch', textAlign: 'center' });

/* The visible part of the frame, without the bar above. */
export const view = component({ flex: '1 1 0', borderRadius: 0 });

/* At the last page a touch scrolls the page around the frame. */
inside(`${view} > div`, { overscrollBehavior: 'auto' });

export const pages = component({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space.m,
  inlineSize: 'fit-content',
  minInlineSize: '100%',
  margin: 0,
  padding: space.m,
  listStyle: 'none',
  '@media': { [media.narrow]: { padding: space.s, gap: space.s } },
});

/* Pages are white in dark mode too, because documents are drawn for white. */
export const page = component({
  position: 'relative',
  flex: 'none',
  inlineSize: 'var(--sui-width, 100%)',
  aspectRatio: 'var(--sui-ratio)',
  background: '#fff',
  outline: `1px solid ${color.line.hairline}`,
  forcedColorAdjust: 'none',
});

export const drawing = component({ position: 'absolute', inset: 0, overflow: 'hidden' });

export const canvas = component({ display: 'block', inlineSize: '100%', blockSize: '100%' });

export const failed = component({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  padding: space.m,
  textAlign: 'center',
  color: '#474747',
  ...type('small'),
});

export const text = component({ ...visuallyHidden, insetBlockStart: 0, insetInlineStart: 0 });

export const loading = component({ display: 'grid', placeContent: 'center', flex: '1 1 0' });
