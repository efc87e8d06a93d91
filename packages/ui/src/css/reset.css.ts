import { globalStyle } from '@vanilla-extract/css';
import { reset } from './layers.css.ts';

/* Only inside UiRoot: a page that uses the kit in one corner keeps the rest as it is. */
const inRoot = '[data-sui-root]';
const rule = (selector: string, style: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [reset]: style } } as Parameters<typeof globalStyle>[1]);

rule(`:where(${inRoot} *, ${inRoot} *::before, ${inRoot} *::after)`, { boxSizing: 'border-box', margin: 0 });
rule(`:where(${inRoot}) :where(button, input, textarea, select)`, {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
});
rule(`:where(${inRoot}) :where(button)`, {
  background: 'none',
  border: 0,
  padding: 0,
  textAlign: 'start',
  cursor: 'pointer',
});
rule(`:where(${inRoot}) :where(ul, ol)`, { listStyle: 'none', padding: 0 });
rule(`:where(${inRoot}) :where(a)`, { color: 'inherit', textDecoration: 'none' });
rule(`:where(${inRoot}) :where(img, svg, video)`, { display: 'block', flex: 'none' });
rule(`:where(${inRoot}) :where(img, video)`, { maxInlineSize: '100%', blockSize: 'auto' });
rule(`:where(${inRoot}) :where(table)`, { borderCollapse: 'collapse', inlineSize: '100%' });
rule(`:where(${inRoot}) :where(fieldset)`, { border: 0, padding: 0, minInlineSize: 0 });
rule(`:where(${inRoot}) :where(h1, h2, h3, h4, h5, h6)`, { font: 'inherit' });
