import { createVar, fallbackVar, globalStyle, keyframes } from '@vanilla-extract/css';
import { media } from '../css/breakpoints.css.ts';
import { component } from '../css/component.css.ts';
import { inside } from '../css/inside.css.ts';
import { components } from '../css/layers.css.ts';
import { easing, fade } from '../css/motion.css.ts';
import { type } from '../css/type.css.ts';
import { visuallyHidden } from '../css/visuallyHidden.css.ts';
import { vars } from '../theme/contract.css.ts';

const { color, space } = vars;

/*
 * The page behind stays where it is. By CSS, because scripts that do it write a <style>, which a strict policy blocks.
 * The gutter is reserved only where there was a scroll bar: elsewhere it would move the page.
 */
globalStyle('html:has([data-sui-dialog-open])', { '@layer': { [components]: { overflow: 'hidden' } } });
globalStyle('html:has([data-sui-dialog-open="gutter"])', {
  '@layer': { [components]: { scrollbarGutter: 'stable' } },
});

/** 1 lets the body take the remaining height, so that the buttons are at the end of the panel. */
export const bodyGrows = createVar();

const fadeIn = keyframes({ from: { opacity: 0 } });
const go = keyframes({ to: { opacity: 0 } });

export const backdrop = component({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.overlay,
  display: 'grid',
  background: color.scrim,
  color: color.ink.base,
  pointerEvents: 'auto',
  overscrollBehavior: 'contain',
  animation: `${fadeIn} ${fade('base')} ${easing.enter}`,
  selectors: {
    '&[data-state="closed"]': {
      animation: `${go} ${fade('quick')} ${easing.exit} forwards`,
      pointerEvents: 'none',
    },
  },
});

export const panel = component({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: 0,
  background: color.surface.overlay,
  boxShadow: vars.shadow.overlay,
  outline: 'none',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const head = component({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.m,
  flex: 'none',
  paddingInline: space.xl,
  paddingBlockStart: space.xl,
});

/* In print only the dialog is shown, in full length. */
globalStyle('html:has([data-sui-dialog-open])', {
  '@layer': { [components]: { '@media': { print: { overflow: 'visible' } } } },
});
inside(
  `html ${backdrop}`,
  { position: 'static', display: 'block', padding: 0, background: 'none', animation: 'none' },
  'print',
);
inside(
  `html ${backdrop} > *`,
  { inlineSize: 'auto', maxBlockSize: 'none', border: 0, boxShadow: 'none', animation: 'none' },
  'print',
);
inside(`html ${backdrop} > * > *`, { overflow: 'visible' }, 'print');

export const text = component({ flex: 1, minInlineSize: 0, display: 'grid', gap: space.s });

export const title = component({
  color: color.ink.strong,
  fontWeight: vars.weight.bold,
  ...type('heading'),
});

/* Its words stay on one line with the title; its square reaches into the padding. */
export const close = component({
  marginBlock: 'calc((1.75rem - 40px) / 2)',
  marginInlineEnd: `calc(-1 * ${space.s})`,
});

/* Only this part scrolls, so that a popup of the header or the footer is not clipped. */
export const body = component({
  flexGrow: fallbackVar(bodyGrows, '0'),
  flexShrink: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: space.xl,
  marginBlockStart: space.l,
  /* Space for the focus ring of elements at the edge. */
  paddingBlock: '4px',
  marginBlockEnd: '-4px',
  selectors: { '&:last-child': { paddingBlockEnd: space.xl, marginBlockEnd: 0 } },
});

export const foot = component({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space.s,
  flex: 'none',
  paddingInline: space.xl,
  paddingBlock: space.xl,
});

export const headOnly = component({ paddingBlockEnd: space.xl });

export const srOnly = component(visuallyHidden);
