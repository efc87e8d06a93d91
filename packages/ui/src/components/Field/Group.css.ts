import { media } from '../../css/breakpoints.css.ts';
import { component, variants } from '../../css/component.css.ts';
import { type } from '../../css/type.css.ts';
import { vars } from '../../theme/contract.css.ts';

const { space } = vars;

export const list = component({
  display: 'grid',
  gap: '10px',
  marginBlockStart: space.xs,
  '@media': { [media.coarse]: { gap: 0 } },
});

const across = (count: number) => ({
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
  columnGap: space.l,
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const columns = variants({ 1: {}, 2: across(2), 3: across(3), 4: across(4) });

export const cards = component({ gap: space.m, '@media': { [media.coarse]: { gap: space.m } } });

/* A legend is laid out by the browser itself: only a floated one becomes a part of the flex column. */
export const legend = component({ float: 'inline-start', padding: 0, maxInlineSize: '100%' });

export const title = component({
  ...type('heading'),
  fontWeight: vars.weight.bold,
  color: vars.color.ink.strong,
});

export const fields = component({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xl,
  minInlineSize: 0,
  marginBlockStart: space.m,
});
