import { component } from '../../css/component.css.ts';
import { vars } from '../../theme/contract.css.ts';

/* Inherited colours are computed outside: text inside needs the island's colours. */
export const root = component({
  background: vars.color.surface.canvas,
  color: vars.color.ink.base,
  border: `1px solid ${vars.color.line.hairline}`,
  borderRadius: vars.radius.panel,
  padding: vars.space.l,
});
