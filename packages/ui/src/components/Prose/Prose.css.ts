import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { component } from '../../css/component.css.ts';
import { components } from '../../css/layers.css.ts';
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

const inside = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(`${root} ${selector}`, { '@layer': { [components]: rule } } as GlobalStyleRule);

inside('> * + *', { marginBlockStart: space.l });
inside(':is(h1, h2, h3, h4)', { color: color.ink.strong, fontWeight: weight.bold, textWrap: 'balance' });
inside(':is(h1, h2)', type('heading'));
inside(':is(h3, h4)', type('body'));
inside('> * + :is(h1, h2)', { marginBlockStart: space.xxl });
inside('> * + :is(h3, h4)', { marginBlockStart: space.xl });
inside('> :is(h1, h2, h3, h4) + *', { marginBlockStart: space.s });
inside(':is(strong, b)', { color: color.ink.strong, fontWeight: weight.bold });
inside('ul', { listStyle: 'disc', paddingInlineStart: space.xl });
inside('ol', { listStyle: 'decimal', paddingInlineStart: space.xl });
inside('li + li, li > :is(ul, ol)', { marginBlockStart: space.xs });
inside('li::marker', { color: color.ink.quiet });
inside('a', {
  color: color.accent.ink,
  fontWeight: weight.medium,
  textDecoration: 'underline',
  textDecorationColor: 'color-mix(in srgb, currentcolor 45%, transparent)',
  textUnderlineOffset: '3px',
});
inside('a:focus-visible', { outline: `2px solid ${color.focus}`, outlineOffset: '2px', borderRadius: '2px' });
inside('blockquote', {
  paddingInlineStart: space.l,
  borderInlineStart: `3px solid ${color.line.control}`,
  color: color.ink.quiet,
});
inside('hr', { border: 0, borderBlockStart: `1px solid ${color.line.hairline}` });
inside('img', { borderRadius: radius.card });
inside('code', { padding: '1px 4px', borderRadius: '4px', background: color.fill, fontSize: '.925em' });
inside('pre', { padding: space.l, borderRadius: radius.card, background: color.fill, overflowX: 'auto' });
inside('pre code', { padding: 0, background: 'none' });
inside(':is(th, td)', {
  padding: `${space.s} ${space.m}`,
  borderBlockEnd: `1px solid ${color.line.hairline}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
inside('th', { color: color.ink.strong, fontWeight: weight.medium });
