import { component } from '../css/component.css.ts';
import { media } from '../css/breakpoints.css.ts';
import { vars } from '../theme/contract.css.ts';

/*
 * Over everything but tooltips. Takes no press itself, so that nothing under its empty parts is out of reach; its toasts
 * take presses even while a dialog has switched them off for the page. Long ones scroll inside, with room for their shadow.
 */
export const region = component({
  position: 'fixed',
  zIndex: vars.layer.toast,
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  inlineSize: '100%',
  maxBlockSize: '100dvh',
  padding: vars.space.l,
  paddingBlockStart: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  pointerEvents: 'none',
  '@media': {
    [media.narrow]: { selectors: { 'html:has([data-sui-bottom-bar]) &': { insetBlockEnd: '56px' } } },
  },
});
