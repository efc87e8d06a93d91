import { media } from '../../css/breakpoints.css.ts';
import { component } from '../../css/component.css.ts';
import { type } from '../../css/type.css.ts';
import { paint } from '../../internal/tones.css.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.m,
  verticalAlign: 'middle',
  whiteSpace: 'nowrap',
  color: vars.color.ink.base,
  ...type('small'),
});

export const track = component({
  display: 'block',
  flex: 'none',
  inlineSize: '72px',
  blockSize: '6px',
  borderRadius: '3px',
  background: vars.color.line.hairline,
  overflow: 'hidden',
  '@media': { [media.forcedColors]: { outline: '1px solid CanvasText' } },
});

export const fill = component({
  display: 'block',
  blockSize: '100%',
  inlineSize: 'var(--sui-share)',
  borderRadius: 'inherit',
  background: paint.solid,
  '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});
