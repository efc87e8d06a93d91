import { keyframes } from '@vanilla-extract/css';
import { media } from '../../css/breakpoints.css.ts';
import { component } from '../../css/component.css.ts';
import { fade } from '../../css/motion.css.ts';
import { type } from '../../css/type.css.ts';
import { vars } from '../../theme/contract.css.ts';

const fadeIn = keyframes({ from: { opacity: 0 } });

/* Specification §9: light, at most 350 px, layer 9999. Radix copies the layer to the box that it positions. */
export const tip = component({
  zIndex: vars.layer.tooltip,
  inlineSize: 'max-content',
  maxInlineSize: 'min(350px, 100vi - 16px)',
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
  borderRadius: vars.radius.field,
  background: vars.color.surface.overlay,
  color: vars.color.ink.base,
  boxShadow: vars.shadow.floating,
  overflowWrap: 'anywhere',
  ...type('small'),
  animation: `${fadeIn} ${fade('quick')}`,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const arrow = component({ fill: vars.color.surface.overlay });
