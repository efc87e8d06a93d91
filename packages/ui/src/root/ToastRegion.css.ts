import { component } from '../css/component.css.ts';
import { media } from '../css/breakpoints.css.ts';
import { vars } from '../theme/contract.css.ts';

/*
 * Over everything but tooltips. Takes no press itself, so that nothing under its empty parts is out of reach; its toasts
 * take presses even while a dialog has switched them off for the page.
 */
export const region = component({
  position: 'fixed',
  zIndex: vars.layer.toast,
  insetBlockEnd: vars.space.l,
  insetInlineEnd: vars.space.l,
  inlineSize: `calc(100% - 2 * ${vars.space.l})`,
  pointerEvents: 'none',
  '@media': {
    [media.narrow]: { selectors: { 'html:has([data-sui-bottom-bar]) &': { insetBlockEnd: '72px' } } },
  },
});
