import { component } from '../../css/component.css.ts';
import { visuallyHidden } from '../../css/visuallyHidden.css.ts';
import { shell } from '../../internal/shell.css.ts';
import { vars } from '../../theme/contract.css.ts';

const { space, control } = vars;

/* Without a height, because it must not move the rows below it. */
export const root = component({
  position: 'sticky',
  /* Below the bar of phones. */
  insetBlockStart: `calc(${shell.head} + ${space.xl})`,
  zIndex: 4,
  display: 'flex',
  justifyContent: 'center',
  blockSize: 0,
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
});

/* Half above the edge of the list, so that it covers little of its first row. */
export const button = component({
  flexShrink: 1,
  minInlineSize: 0,
  alignSelf: 'flex-start',
  marginBlockStart: `calc(${control.s} / -2)`,
  borderRadius: vars.radius.pill,
  boxShadow: vars.shadow.floating,
  pointerEvents: 'auto',
});

/* One line: a higher button would cover the rows. */
export const label = component({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const srOnly = component(visuallyHidden);
