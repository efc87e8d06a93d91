import { media } from '../../css/breakpoints.css.ts';
import { component, variants } from '../../css/component.css.ts';
import { focusRing } from '../../css/focusRing.css.ts';
import { transition } from '../../css/motion.css.ts';
import { type } from '../../css/type.css.ts';
import { visuallyHidden } from '../../css/visuallyHidden.css.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;

export const root = component({
  display: 'inline-flex',
  minInlineSize: vars.control.m,
  maxInlineSize: '100%',
});

export const chip = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s,
  minBlockSize: vars.control.s,
  paddingInline: space.m,
  borderRadius: vars.radius.pill,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  ...type('small'),
  ...transition('quick', 'background-color', 'color'),
  selectors: { ...focusRing },
  '@media': { [media.forcedColors]: { border: '1px solid ButtonBorder' } },
});

const round = {
  flex: 'none',
  justifyContent: 'center',
  padding: 0,
  inlineSize: vars.control.m,
  blockSize: vars.control.m,
};
const soft = (tone: 'caution' | 'critical' | 'info') => ({
  background: color[tone].soft,
  color: color[tone].ink,
  selectors: { '&[aria-expanded="true"]': { background: color[tone].softHover } },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: color[tone].softHover } } },
    /* On a phone no text fits into the bar: only the icon is shown, and its name is still read aloud. */
    [media.narrow]: round,
  },
});

export const state = variants({
  online: {
    ...round,
    borderRadius: vars.radius.field,
    color: color.ink.quiet,
    selectors: { '&[aria-expanded="true"]': { background: color.fill, color: color.ink.strong } },
    '@media': {
      [media.hover]: { selectors: { '&:hover': { background: color.fill, color: color.ink.strong } } },
    },
  },
  sending: soft('info'),
  unsent: soft('critical'),
  offline: soft('caution'),
});

export const text = component({ '@media': { [media.narrow]: visuallyHidden } });

export const srOnly = component(visuallyHidden);

export const lines = component({ display: 'grid', gap: space.s, justifyItems: 'start' });
export const hint = component({ color: color.ink.quiet, ...type('small') });
