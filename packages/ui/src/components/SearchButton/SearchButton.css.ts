import { media } from '../../css/breakpoints.css.ts';
import { component } from '../../css/component.css.ts';
import { focusRing } from '../../css/focusRing.css.ts';
import { inside } from '../../css/inside.css.ts';
import { transition } from '../../css/motion.css.ts';
import { visuallyHidden } from '../../css/visuallyHidden.css.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;

export const root = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s,
  boxSizing: 'border-box',
  inlineSize: '296px',
  maxInlineSize: '100%',
  minBlockSize: vars.control.m,
  margin: 0,
  paddingInline: space.m,
  border: `1px solid ${color.line.hairline}`,
  borderRadius: vars.radius.field,
  background: color.surface.sunken,
  color: color.ink.quiet,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  ...transition('quick', 'border-color'),
  selectors: focusRing,
  '@media': {
    [media.hover]: { selectors: { '&:hover': { borderColor: color.line.control, color: color.ink.base } } },
    [media.belowWide]: {
      justifyContent: 'center',
      inlineSize: vars.control.m,
      paddingInline: 0,
      borderColor: 'transparent',
      background: 'none',
      color: color.ink.base,
    },
    [media.coarse]: { minBlockSize: '44px', minInlineSize: '44px' },
    [media.forcedColors]: { borderColor: 'ButtonText' },
  },
});

export const text = component({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
inside(text, { ...visuallyHidden, flex: 'none' }, media.belowWide);

export const keys = component({
  flex: 'none',
  display: 'inline-flex',
  '@media': { [media.belowWide]: { display: 'none' }, [media.coarse]: { display: 'none' } },
});
