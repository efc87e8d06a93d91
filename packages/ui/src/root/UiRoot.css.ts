import { globalStyle } from '@vanilla-extract/css';
import '../css/reset.css.ts';
import { base, utilities } from '../css/layers.css.ts';
import { fade } from '../css/motion.css.ts';
import { withoutHas } from '../css/withoutHas.ts';
import { vars } from '../theme/contract.css.ts';
import '../css/theme.css.ts';

const root = '[data-sui-root]';

const page = { background: vars.color.surface.canvas, textSizeAdjust: '100%' } as const;
globalStyle(`:root:has(${root})`, { '@layer': { [base]: page } });
globalStyle(`body:has(${root})`, { '@layer': { [base]: { margin: 0 } } });
globalStyle(':root', { '@layer': { [base]: { '@supports': { [withoutHas]: page } } } });
globalStyle('body', { '@layer': { [base]: { '@supports': { [withoutHas]: { margin: 0 } } } } });

/* No box: the root only passes inherited values to its children. */
globalStyle(root, {
  '@layer': {
    [base]: {
      display: 'contents',
      color: vars.color.ink.base,
      fontFamily: vars.font.body,
      fontSize: vars.text.body.size,
      fontWeight: vars.weight.regular,
      lineHeight: vars.text.body.line,
      overflowWrap: 'anywhere',
      WebkitFontSmoothing: 'antialiased',
    },
  },
});

/* Text inherits its colour as a computed value, so an element with another theme or scheme sets it again. */
globalStyle(`${root} .is-dark, ${root} [data-sui-theme]`, {
  '@layer': { [base]: { color: vars.color.ink.base } },
});

/* A change of screens drawn by `document.startViewTransition` takes as long as the slow motion token. */
globalStyle(
  `:root:has(${root})::view-transition-group(root), :root:has(${root})::view-transition-old(root), :root:has(${root})::view-transition-new(root)`,
  { '@layer': { [base]: { animationDuration: fade('slow') } } },
);

/* Paused while colours change: hundreds of colour transitions cost more than the change. */
globalStyle(
  '[data-sui-switching], [data-sui-switching] *, [data-sui-switching] *::before, [data-sui-switching] *::after',
  {
    '@layer': { [utilities]: { transition: 'none' } },
  },
);
