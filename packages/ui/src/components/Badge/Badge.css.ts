import { globalStyle } from '@vanilla-extract/css';
import { media } from '../../css/breakpoints.css.ts';
import { component } from '../../css/component.css.ts';
import { components } from '../../css/layers.css.ts';
import { type } from '../../css/type.css.ts';
import { toneVariables } from '../../internal/tones.css.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minBlockSize: '24px',
  paddingInline: vars.space.s,
  paddingBlock: '1px',
  maxInlineSize: '100%',
  borderRadius: '12px',
  background: toneVariables.soft,
  color: toneVariables.ink,
  fontWeight: vars.weight.medium,
  verticalAlign: 'middle',
  overflowWrap: 'break-word',
  ...type('small'),
  '@media': { [media.forcedColors]: { outline: '1px solid', outlineOffset: '-1px' } },
});

/* A word that is longer than the badge breaks instead of leaving it. */
globalStyle(`${root} > span`, { '@layer': { [components]: { minInlineSize: 0 } } });

export const quiet = component({ color: vars.color.ink.quiet });
export const icon = component({ marginInlineStart: '-2px' });
