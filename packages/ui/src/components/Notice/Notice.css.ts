import { media } from '../../css/breakpoints.css.ts';
import { component } from '../../css/component.css.ts';
import { toneVariables } from '../../internal/tones.css.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;

export const root = component({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.m,
  paddingBlock: space.m,
  paddingInline: space.l,
  borderRadius: vars.radius.card,
  background: toneVariables.soft,
  color: color.ink.base,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const icon = component({ color: toneVariables.ink, marginBlockStart: 'calc((1lh - 20px) / 2)' });

export const body = component({ flex: 1, minInlineSize: 0 });

export const title = component({ color: color.ink.strong, fontWeight: vars.weight.medium });

/* A button is taller than a line of text, and must not make the notice taller. */
export const aside = component({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: space.xs,
  flex: 'none',
  maxInlineSize: '100%',
  marginBlock: 'calc((1lh - 32px) / 2)',
  marginInlineEnd: `calc(-1 * ${space.s})`,
});
