import { media } from '../../css/breakpoints.css.ts';
import { component } from '../../css/component.css.ts';
import { type } from '../../css/type.css.ts';
import { toneVariables } from '../../internal/tones.css.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.m,
  /* On one line if it fits, also in the narrow cell of a table; else the words break beside the bar. */
  inlineSize: 'max-content',
  maxInlineSize: '100%',
  verticalAlign: 'middle',
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
  background: toneVariables.solid,
  '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});

export const text = component({ minInlineSize: 0, overflowWrap: 'anywhere' });
