import { media } from '../../css/breakpoints.css.ts';
import { component } from '../../css/component.css.ts';
import { focusRing } from '../../css/focusRing.css.ts';
import { inside } from '../../css/inside.css.ts';
import { transition } from '../../css/motion.css.ts';
import { type } from '../../css/type.css.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;

export const calendar = component({
  padding: space.m,
  /* Seven days of 44 px in the width of the panel. */
  '@media': { [media.coarse]: { paddingInline: space.xs } },
});

export const head = component({
  display: 'flex',
  alignItems: 'center',
  paddingInlineStart: space.s,
  marginBlockEnd: space.xs,
});

export const month = component({
  flex: 1,
  minInlineSize: 0,
  color: color.ink.strong,
  overflowWrap: 'anywhere',
});
inside(`${month}::first-letter`, { textTransform: 'uppercase' });
inside(`${month} > strong`, { fontWeight: vars.weight.bold });

export const grid = component({ inlineSize: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' });

export const weekday = component({
  ...type('small'),
  paddingBlock: space.xs,
  paddingInline: 0,
  color: color.ink.quiet,
  fontWeight: vars.weight.regular,
  textAlign: 'center',
});

export const cell = component({ padding: 0, textAlign: 'center' });

export const day = component({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  inlineSize: '40px',
  blockSize: '40px',
  maxInlineSize: '100%',
  margin: 0,
  padding: 0,
  border: '1px solid transparent',
  borderRadius: vars.radius.field,
  background: 'none',
  color: color.ink.strong,
  font: 'inherit',
  cursor: 'pointer',
  ...transition('quick', 'background-color', 'color'),
  selectors: {
    ...focusRing,
    '&[data-outside]': { color: color.ink.quiet },
    '&[aria-current]': { color: color.accent.ink, fontWeight: vars.weight.bold },
    '&[aria-current]::after': {
      content: '""',
      position: 'absolute',
      insetBlockEnd: '4px',
      inlineSize: '16px',
      blockSize: '3px',
      borderRadius: '2px',
      background: 'currentcolor',
    },
    '&[data-chosen]': {
      background: color.accent.solid,
      color: color.accent.onSolid,
      fontWeight: vars.weight.bold,
    },
    '&[aria-disabled]': {
      color: color.ink.disabled,
      cursor: 'not-allowed',
      textDecoration: 'line-through',
    },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not([data-chosen], [aria-disabled])': { background: color.accent.soft },
      },
    },
    [media.coarse]: { blockSize: '44px', inlineSize: '100%' },
    [media.forcedColors]: {
      selectors: { '&[data-chosen]': { borderColor: 'Highlight', color: 'Highlight' } },
    },
  },
});
