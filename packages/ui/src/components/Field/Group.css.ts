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

const equal = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });
const across = (count: number) => ({
  ...equal(count),
  columnGap: space.l,
  '@media': { [media.narrow]: equal(1) },
});

export const columns = variants({ 1: {}, 2: across(2), 3: across(3), 4: across(4) });

const onPhones = (count: number) => ({
  columnGap: space.l,
  '@media': { [media.narrow]: equal(count) },
});
/* After the columns, which it overrides. */
export const narrowColumns = variants({ 1: {}, 2: onPhones(2), 3: onPhones(3) });

export const cards = component({ gap: space.m, '@media': { [media.coarse]: { gap: space.m } } });

/* Browsers lay out a legend separately; only a floated one, to whichever side, becomes a flex item. */
export const legend = component({
  /* Chrome before version 118 doesn't know the second. */
  float: ['left', 'inline-start'],
  padding: 0,
  maxInlineSize: '100%',
});

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
