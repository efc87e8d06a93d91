import { media } from '../../css/breakpoints.css.ts';
import { component } from '../../css/component.css.ts';
import { visuallyHidden } from '../../css/visuallyHidden.css.ts';
import { vars } from '../../theme/contract.css.ts';

const { color } = vars;

export const root = component({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  maxInlineSize: '100%',
  fontFamily: 'inherit',
  verticalAlign: 'middle',
});

export const cap = component({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '20px',
  minBlockSize: '20px',
  paddingInline: '5px',
  border: `1px solid ${color.line.hairline}`,
  borderRadius: `calc(${vars.radius.field} * .625)`,
  background: color.surface.raised,
  color: color.ink.quiet,
  fontFamily: 'inherit',
  fontSize: vars.text.caption.size,
  lineHeight: vars.text.caption.line,
  fontWeight: vars.weight.regular,
  selectors: { '&[data-sign]::before': { content: 'attr(data-sign)' } },
  '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
});

export const srOnly = component(visuallyHidden);
