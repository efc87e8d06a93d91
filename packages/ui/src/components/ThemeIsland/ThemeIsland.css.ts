import { component } from '../../css/component.css.ts';
import { vars } from '../../theme/contract.css.ts';

/* Colours are inherited as they were computed outside: words inside need the island's own. */
export const root = component({
  background: vars.color.surface.canvas,
  color: vars.color.ink.base,
  border: `1px solid ${vars.color.line.hairline}`,
  borderRadius: vars.radius.panel,
  padding: vars.space.l,
});
