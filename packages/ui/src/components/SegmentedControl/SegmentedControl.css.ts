import { media } from '../../css/breakpoints.css.ts';
import { component } from '../../css/component.css.ts';
import { ring } from '../../css/focusRing.css.ts';
import { inside } from '../../css/inside.css.ts';
import { transition } from '../../css/motion.css.ts';
import { visuallyHidden } from '../../css/visuallyHidden.css.ts';
import { withoutHas } from '../../css/withoutHas.ts';
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

const chosen = {
  background: color.surface.overlay,
  boxShadow: `0 0 0 1px ${color.line.hairline}, ${vars.shadow.raised}`,
};
const chosenInDark = { background: color.line.hairline, boxShadow: 'none' };

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
  '@supports': { [withoutHas]: { isolation: 'isolate' } },
  selectors: {
    '&:has(:checked)': { ...chosen, color: color.ink.strong },
    '.is-dark &:has(:checked)': chosenInDark,
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
  /* Where a segment can't know what is chosen, the button itself is drawn, as large as the segment and under its word. */
  '@supports': {
    [withoutHas]: {
      zIndex: -1,
      inlineSize: '100%',
      blockSize: '100%',
      borderRadius: 'inherit',
      appearance: 'none',
      opacity: 1,
      selectors: { '&:checked': chosen, '.is-dark &:checked': chosenInDark, '&:focus-visible': ring },
      '@media': { [media.forcedColors]: { appearance: 'auto', inlineSize: 'auto' } },
    },
  },
});
/* The button stays what is pressed. */
inside(`${input} ~ *`, { '@supports': { [withoutHas]: { pointerEvents: 'none' } } });

export const srOnly = component(visuallyHidden);
