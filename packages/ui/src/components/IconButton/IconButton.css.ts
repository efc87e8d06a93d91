import { component } from '../../css/component.css.ts';
import { media } from '../../css/breakpoints.css.ts';
import { type } from '../../css/type.css.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;

/* On the upper end corner of the icon, with a ring in the surface colour so that it contrasts with any icon. */
export const count = component({
  position: 'absolute',
  insetBlockStart: '1px',
  insetInlineEnd: '1px',
  minInlineSize: '20px',
  paddingInline: space.xs,
  borderRadius: vars.radius.pill,
  background: color.accent.solid,
  color: color.accent.onSolid,
  ...type('caption'),
  lineHeight: '20px',
  fontWeight: vars.weight.bold,
  textAlign: 'center',
  pointerEvents: 'none',
  selectors: { '&::before': { content: 'attr(data-count)' } },
  '@media': {
    [media.forcedColors]: { border: '1px solid ButtonText', lineHeight: '18px' },
  },
});
