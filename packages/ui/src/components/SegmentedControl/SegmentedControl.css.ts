import { media } from '../../css/breakpoints.css.ts';
import { component } from '../../css/component.css.ts';
import { ring } from '../../css/focusRing.css.ts';
import { transition } from '../../css/motion.css.ts';
import { visuallyHidden } from '../../css/visuallyHidden.css.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, control } = vars;
const inner = `calc(${control.m} - 6px)`;

export const root = component({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: space.hair,
  padding: '3px',
  maxInlineSize: '100%',
  borderRadius: `calc(${vars.radius.field} + 2px)`,
  background: color.fill,
  '@media': { [media.forcedColors]: { outline: '1px solid' } },
});

export const segment = component({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.s,
  minBlockSize: inner,
  paddingInline: space.m,
  borderRadius: `calc(${vars.radius.field} - 1px)`,
  color: color.ink.quiet,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  ...transition('quick', 'background-color', 'color'),
  selectors: {
    '&:has(:checked)': {
      background: color.surface.overlay,
      color: color.ink.strong,
      boxShadow: `0 0 0 1px ${color.line.hairline}, ${vars.shadow.raised}`,
    },
    '.is-dark &:has(:checked)': { background: color.line.hairline, boxShadow: 'none' },
    '&:has(:disabled)': { color: color.ink.disabled, cursor: 'not-allowed' },
    '&:has(:focus-visible)': ring,
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not(:has(:disabled))': { color: color.ink.strong } } },
    [media.coarse]: { minBlockSize: '44px' },
    [media.forcedColors]: {
      selectors: {
        '&:has(:checked)': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
      },
    },
  },
});

export const square = component({
  inlineSize: `calc(${control.m} - 2px)`,
  paddingInline: 0,
  '@media': { [media.coarse]: { inlineSize: '44px' } },
});

export const input = component({
  position: 'absolute',
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

export const srOnly = component(visuallyHidden);
