import { globalStyle } from '@vanilla-extract/css';
import { media } from '../../css/breakpoints.css.ts';
import { component } from '../../css/component.css.ts';
import { components } from '../../css/layers.css.ts';
import { type } from '../../css/type.css.ts';
import { visuallyHidden } from '../../css/visuallyHidden.css.ts';
import { vars } from '../../theme/contract.css.ts';

const hintStyle = { ...type('small'), color: vars.color.ink.quiet };

export const root = component({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

export const label = component({
  color: vars.color.ink.strong,
  ...type('body'),
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
});

/* Two columns in the label's row; everything else of the field takes both. */
export const withLabelEnd = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) fit-content(60%)',
  alignContent: 'start',
  alignItems: 'center',
  justifyItems: 'stretch',
  columnGap: vars.space.m,
});
globalStyle(`:where(${withLabelEnd} > :not(:first-child))`, {
  '@layer': { [components]: { gridColumn: '1 / -1' } },
});

/* A link is as high as a finger needs, a button as it is, and their line no higher than without. */
export const labelEnd = component({
  display: 'flex',
  gridArea: '1 / 2',
  justifyContent: 'end',
  textAlign: 'end',
  ...type('small'),
  marginBlock: '-10px',
  '@media': { [media.coarse]: { lineHeight: '44px' } },
});

/* A separate box, because characters of joining scripts would join the label. */
export const optional = component({
  ...hintStyle,
  display: 'inline-block',
  fontWeight: vars.weight.regular,
  marginInlineStart: vars.space.s,
});

export const help = component({ ...hintStyle, margin: 0, overflowWrap: 'anywhere' });

export const foot = component({
  ...hintStyle,
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.l,
  marginBlockStart: vars.space.hair,
});

const messageStyle = {
  ...type('small'),
  display: 'flex',
  gap: '6px',
  alignItems: 'flex-start',
  margin: 0,
  minInlineSize: 0,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
} as const;

export const error = component({ ...messageStyle, color: vars.color.critical.ink });
export const success = component({ ...messageStyle, color: vars.color.positive.ink });
/* 16 px of icon beside a line of 20, whatever the line height of the script. */
export const icon = component({ flex: 'none', marginBlockStart: `calc((1lh - 16px) / 2)` });
export const messageText = component({ minInlineSize: 0 });

export const counter = component({
  flex: 'none',
  marginInlineStart: 'auto',
  whiteSpace: 'nowrap',
  selectors: { '&[data-over]': { color: vars.color.critical.ink, fontWeight: vars.weight.medium } },
});

/* Still laid out, to keep its position in the reading order. */
export const srOnly = component(visuallyHidden);
