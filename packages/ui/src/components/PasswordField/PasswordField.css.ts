import { component } from '../../css/component.css.ts';
import { type } from '../../css/type.css.ts';
import { vars } from '../../theme/contract.css.ts';

export const strength = component({
  ...type('small'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.m,
  marginBlockStart: vars.space.hair,
  color: vars.color.ink.quiet,
});
