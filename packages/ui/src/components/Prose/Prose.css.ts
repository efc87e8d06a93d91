import { component } from '../../css/component.css.ts';
import { inside } from '../../css/inside.css.ts';
import { mix } from '../../css/mix.ts';
import { type } from '../../css/type.css.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, weight, radius } = vars;

export const root = component({
  maxInlineSize: '68ch',
  color: color.ink.base,
  overflowWrap: 'anywhere',
  whiteSpace: 'normal',
  ...type('body'),
});

inside(`${root} blockquote > * + *`, { marginBlockStart: space.l });
inside(`${root} > * + *`, { marginBlockStart: space.l });
inside(`${root} li > p + p`, { marginBlockStart: space.s });
inside(`${root} :is(h1, h2, h3, h4)`, {
  color: color.ink.strong,
  fontWeight: weight.bold,
  textWrap: 'balance',
});
inside(`${root} :is(h1, h2)`, type('heading'));
inside(`${root} :is(h3, h4)`, type('body'));
inside(`${root} [data-sui-larger]`, type('heading'));
inside(`${root} > * + :is(h1, h2)`, { marginBlockStart: space.xxl });
inside(`${root} > * + :is(h3, h4)`, { marginBlockStart: space.xl });
inside(`${root} > * + [data-sui-larger]`, { marginBlockStart: space.xxl });
inside(`${root} > :is(h1, h2, h3, h4) + *`, { marginBlockStart: space.s });
inside(`${root} :is(strong, b)`, { color: color.ink.strong, fontWeight: weight.bold });
inside(`${root} ul`, { listStyle: 'disc', paddingInlineStart: space.xl });
inside(`${root} ol`, { listStyle: 'decimal', paddingInlineStart: space.xl });
inside(`${root} li + li, ${root} li > :is(ul, ol)`, { marginBlockStart: space.xs });
inside(`${root} li::marker`, { color: color.ink.quiet });
inside(`${root} a`, {
  color: color.accent.ink,
  fontWeight: weight.medium,
  textDecoration: 'underline',
  textDecorationColor: mix('currentcolor', 45, 'transparent'),
  textUnderlineOffset: '3px',
});
inside(`${root} a:focus-visible`, {
  outline: `2px solid ${color.focus}`,
  outlineOffset: '2px',
  borderRadius: '2px',
});
inside(`${root} blockquote`, {
  paddingInlineStart: space.l,
  borderInlineStart: `3px solid ${color.line.control}`,
  color: color.ink.quiet,
});
inside(`${root} hr`, { border: 0, borderBlockStart: `1px solid ${color.line.hairline}` });
inside(`${root} img`, { maxInlineSize: '100%', blockSize: 'auto', borderRadius: radius.card });
inside(`${root} code`, {
  padding: '1px 4px',
  borderRadius: '4px',
  background: color.fill,
  fontSize: '.925em',
});
inside(`${root} pre`, {
  padding: space.l,
  borderRadius: radius.card,
  background: color.fill,
  overflowX: 'auto',
});
inside(`${root} pre code`, { padding: 0, background: 'none' });
inside(`${root} :is(th, td)`, {
  padding: `${space.s} ${space.m}`,
  borderBlockEnd: `1px solid ${color.line.hairline}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
inside(`${root} th`, { color: color.ink.strong, fontWeight: weight.medium });
/* Columns are never narrower than their longest word: what doesn't fit is moved sideways, not broken into letters. */
export const sideways = component({
  overflowX: 'auto',
  borderRadius: '2px',
  selectors: { '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' } },
  '@media': { print: { overflow: 'visible' } },
});
inside(`${root} .${sideways} table`, { overflowWrap: 'break-word' });
inside(`${root} .${sideways} p + p`, { marginBlockStart: space.s });
inside(`${root} .${sideways} :is(th, td)`, { border: `1px solid ${color.line.hairline}` });
inside(`${root} .${sideways} th`, { background: color.fill });
inside(`${root} .${sideways} tr`, { breakInside: 'avoid' });

/* Links can't be followed in print: the address is printed after the text. */
inside(
  `${root} a[data-address]::after`,
  {
    content: '" (" attr(data-address) ")"',
    unicodeBidi: 'isolate',
    overflowWrap: 'anywhere',
    fontWeight: vars.weight.regular,
  },
  'print',
);
