import { media } from '../../css/breakpoints.css.ts';
import { component } from '../../css/component.css.ts';
import { ring } from '../../css/focusRing.css.ts';
import { type } from '../../css/type.css.ts';
import { visuallyHidden } from '../../css/visuallyHidden.css.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;

export const line = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.m,
  marginBlockStart: space.s,
});

/* The file input stays in the form while a picture is cropped. */
export const away = component({ display: 'none' });

export const editor = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xl,
  marginBlockStart: space.s,
  padding: space.l,
  border: `1px solid ${color.line.hairline}`,
  borderRadius: vars.radius.card,
  background: color.surface.overlay,
});

/* The area outside the crop is dimmed; a picture is never mirrored. */
export const stage = component({
  position: 'relative',
  flex: 'none',
  inlineSize: 'min(256px, 100%)',
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: vars.radius.field,
  cursor: 'grab',
  touchAction: 'none',
  userSelect: 'none',
  selectors: {
    '&:active': { cursor: 'grabbing' },
    '&:focus-visible': ring,
    '&::before, &::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      borderRadius: '50%',
      pointerEvents: 'none',
    },
    '&::before': { boxShadow: `0 0 0 200px ${color.surface.overlay}`, opacity: 0.72 },
    '&::after': { outline: `2px solid ${color.surface.overlay}`, outlineOffset: '-2px' },
    '&[data-shape="square"]::before, &[data-shape="square"]::after': { borderRadius: '28%' },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&::after': { outline: '2px solid CanvasText' } } },
  },
});

export const canvas = component({ display: 'block', inlineSize: '100%', blockSize: '100%' });

export const side = component({
  display: 'flex',
  flexDirection: 'column',
  gap: space.m,
  flex: '1 1 220px',
  minInlineSize: 0,
});

export const hint = component({ margin: 0, color: color.ink.quiet, ...type('small') });
export const zoom = component({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  color: color.ink.strong,
  fontWeight: vars.weight.medium,
});
export const range = component({
  inlineSize: '100%',
  margin: 0,
  minBlockSize: '24px',
  accentColor: color.accent.solid,
  cursor: 'pointer',
  selectors: { '&:focus-visible': ring },
  '@media': { [media.coarse]: { minBlockSize: '44px' } },
});
export const buttons = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s,
  marginBlockStart: 'auto',
});
export const srOnly = component(visuallyHidden);
