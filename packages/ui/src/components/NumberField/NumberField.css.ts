import { media } from '../../css/breakpoints.css.ts';
import { component } from '../../css/component.css.ts';
import { vars } from '../../theme/contract.css.ts';

export const steppers = component({
  flex: 'none',
  display: 'flex',
  alignSelf: 'stretch',
  marginInlineEnd: `calc(-1 * ${vars.space.m})`,
});

/* Its target is as high as the frame and reaches the frame's edge. */
export const stepper = component({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.control.m,
  margin: 0,
  padding: 0,
  border: 0,
  borderInlineStart: `1px solid ${vars.color.line.hairline}`,
  background: 'none',
  color: vars.color.ink.quiet,
  cursor: 'pointer',
  touchAction: 'manipulation',
  '@media': {
    [media.hover]: { selectors: { '&:hover:not(:disabled)': { color: vars.color.ink.strong } } },
    [media.coarse]: { inlineSize: '44px', marginBlock: '-1px' },
  },
  selectors: {
    '&:active:not(:disabled)': { background: vars.color.accent.soft, color: vars.color.accent.ink },
    '&:last-child': {
      borderStartEndRadius: `calc(${vars.radius.field} - 1px)`,
      borderEndEndRadius: `calc(${vars.radius.field} - 1px)`,
    },
    '&:disabled': { color: vars.color.ink.disabled, cursor: 'not-allowed' },
  },
});
