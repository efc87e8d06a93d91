import { media } from '../../css/breakpoints.css.ts';
import { component } from '../../css/component.css.ts';
import { withoutHas } from '../../css/withoutHas.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;

const ringInside = { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' };

export const country = component({
  position: 'relative',
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.xs,
  alignSelf: 'stretch',
  /* As wide as "+591" before it is loaded, to avoid a layout shift. */
  minInlineSize: '80px',
  marginInlineStart: `calc(-1 * ${space.m})`,
  paddingInline: `${space.m} ${space.s}`,
  borderInlineEnd: `1px solid ${color.line.hairline}`,
  borderStartStartRadius: vars.radius.field,
  borderEndStartRadius: vars.radius.field,
  color: color.ink.quiet,
  whiteSpace: 'nowrap',
  selectors: {
    '&:has(:focus-visible)': ringInside,
    '[data-readonly] > &': { marginInlineStart: 0, paddingInline: 0, minInlineSize: 0, border: 0 },
  },
  '@supports': { [withoutHas]: { selectors: { '&:focus-within': ringInside } } },
  '@media': {
    [media.hover]: { selectors: { '&:hover:has(:enabled)': { color: color.ink.strong } } },
  },
});

/* The native select, over a short text and the border of the frame. */
export const choice = component({
  position: 'absolute',
  inset: '-1px 0',
  inlineSize: '100%',
  blockSize: 'calc(100% + 2px)',
  opacity: 0,
  appearance: 'none',
  cursor: 'pointer',
  fontSize: '16px',
  color: color.ink.base,
  background: color.surface.overlay,
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
});

/* After its code, also where words begin at the other side. */
export const number = component({ textAlign: 'start' });
