import { media } from '../../css/breakpoints.css.ts';
import { component, variants } from '../../css/component.css.ts';
import { focusRing } from '../../css/focusRing.css.ts';
import { mix } from '../../css/mix.ts';
import { vars } from '../../theme/contract.css.ts';

const { color } = vars;

export const root = component({
  borderRadius: '2px',
  fontWeight: vars.weight.medium,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textDecorationColor: mix('currentcolor', 45, 'transparent'),
  textUnderlineOffset: '3px',
  overflowWrap: 'break-word',
  selectors: focusRing,
  '@media': {
    [media.hover]: {
      selectors: { '&:hover': { textDecorationColor: 'currentcolor', textDecorationThickness: '2px' } },
    },
  },
});

export const tone = variants({
  accent: { color: color.accent.ink },
  quiet: { color: color.ink.quiet },
  critical: { color: color.critical.ink },
  inherit: { color: 'inherit' },
});
