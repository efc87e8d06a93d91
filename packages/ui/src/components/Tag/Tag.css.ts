import { media } from '../../css/breakpoints.css.ts';
import { component } from '../../css/component.css.ts';
import { focusRingOnBorder } from '../../css/focusRing.css.ts';
import { type } from '../../css/type.css.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;

const root = {
  display: 'inline-flex',
  alignItems: 'center',
  maxInlineSize: '100%',
  borderRadius: `calc(${vars.radius.field} * .75)`,
  border: '1px solid',
  verticalAlign: 'middle',
  ...type('small'),
} as const;

export const plain = component({
  ...root,
  minBlockSize: '24px',
  paddingInline: space.s,
  borderColor: color.line.hairline,
  background: color.surface.overlay,
  color: color.ink.base,
});

export const removable = component({
  ...root,
  minBlockSize: '28px',
  gap: space.xs,
  paddingInlineStart: space.s,
  paddingInlineEnd: '1px',
  borderColor: 'transparent',
  background: color.accent.soft,
  color: color.accent.ink,
  fontWeight: vars.weight.medium,
});

export const label = component({ minInlineSize: 0, overflowWrap: 'break-word' });

/* The press area reaches beyond the drawing, to 44 px for fingers. */
export const remove = component({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '24px',
  blockSize: '24px',
  borderRadius: '4px',
  selectors: focusRingOnBorder,
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: color.accent.softHover } } },
    [media.coarse]: { selectors: { '&::after': { content: '""', position: 'absolute', inset: '-10px' } } },
  },
});
