import { component } from '../css/component.css.ts';
import { tracked, type } from '../css/type.css.ts';
import { vars } from '../theme/contract.css.ts';

/* A state instead of content: the same layout for empty and error. */

const { color, space } = vars;

export const root = component({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space.xs,
  padding: space.xl,
  maxInlineSize: '68ch',
});

export const icon = component({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '64px',
  blockSize: '48px',
  marginBlockEnd: space.m,
  borderRadius: vars.radius.field,
  background: color.accent.soft,
  color: color.accent.ink,
});

export const label = component({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  marginBlockEnd: space.xs,
  color: color.critical.ink,
  fontWeight: vars.weight.bold,
  letterSpacing: tracked(0.04),
});

export const title = component({
  color: color.ink.strong,
  fontWeight: vars.weight.bold,
  textWrap: 'balance',
  ...type('heading'),
});

export const body = component({ color: color.ink.quiet });

export const action = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s,
  marginBlockStart: space.m,
});
