import { media } from '../../css/breakpoints.css.ts';
import { component } from '../../css/component.css.ts';
import { focusRingOnBorder } from '../../css/focusRing.css.ts';
import { transition } from '../../css/motion.css.ts';
import { tabularFigures, type } from '../../css/type.css.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;
const selected = '&:is([aria-selected="true"], [aria-current="page"], [aria-pressed="true"])';

export const root = component({ minInlineSize: 0 });

/* The rule is a shadow: a border would lie under the mark, and the strip cuts what sticks out. */
export const strip = component({
  display: 'flex',
  gap: space.xl,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  boxShadow: `inset 0 -1px ${color.line.hairline}`,
  '@media': { [media.forcedColors]: { borderBlockEnd: '1px solid CanvasText' } },
});

export const tab = component({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s,
  flex: 'none',
  minBlockSize: '44px',
  color: color.ink.quiet,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  scrollMarginInline: space.xl,
  ...transition('quick', 'color'),
  selectors: {
    ...focusRingOnBorder,
    [selected]: { color: color.ink.strong },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { color: color.ink.strong } } },
    [media.coarse]: { justifyContent: 'center', minInlineSize: '44px' },
  },
});

export const icon = component({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  blockSize: '3px',
  borderStartStartRadius: '3px',
  borderStartEndRadius: '3px',
  background: color.accent.solid,
  '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});

/* A fixed width, so that later tabs don't move; more than three digits extend into the gap. */
export const count = component({
  inlineSize: '3ch',
  textAlign: 'start',
  whiteSpace: 'nowrap',
  fontWeight: vars.weight.regular,
  ...type('small'),
  ...tabularFigures,
});

export const panel = component({ selectors: focusRingOnBorder });
