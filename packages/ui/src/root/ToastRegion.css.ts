import { component } from '../css/component.css.ts';
import { media } from '../css/breakpoints.css.ts';
import { withoutHas } from '../css/withoutHas.ts';
import { vars } from '../theme/contract.css.ts';

const around = { padding: vars.space.l, paddingBlockStart: 0 };
const above = (foot: string) => ({ insetBlockEnd: foot, maxBlockSize: `calc(100dvh - ${foot})` });

/*
 * Over everything but tooltips. Takes no press itself, so that nothing under its empty parts is out of reach; its toasts
 * take presses even while a dialog has switched them off for the page. Long ones scroll inside, with space for their shadow.
 */
export const region = component({
  position: 'fixed',
  zIndex: vars.layer.toast,
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  inlineSize: '100%',
  maxBlockSize: '100dvh',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  pointerEvents: 'none',
  selectors: {
    /* Takes no space without a toast. */
    '&:has([data-sui-toast])': around,
    /* Above the footer of the page: a toast never covers a form's actions. */
    'html:has([data-sui-page-foot]) &': above('65px'),
  },
  '@supports': { [withoutHas]: around },
  '@media': {
    print: { display: 'none' },
    [media.narrow]: {
      selectors: { 'html:has([data-sui-bottom-bar], [data-sui-page-foot]) &': above('57px') },
    },
  },
});
