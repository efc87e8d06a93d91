import { globalStyle } from '@vanilla-extract/css';
import { reset } from './layers.css.ts';
import { letterVariables } from './type.css.ts';

/* Only inside UiRoot: a page that uses the kit in one corner keeps the rest as it is. Each selector ends in a name, so
   that a browser tries it on elements of that name only: `:where(button, input)` is tried on every element there is. */
const inside = (names: string, style: Parameters<typeof globalStyle>[1]) =>
  globalStyle(
    names
      .split(' ')
      .map((name) => `[data-sui-root] ${name}`)
      .join(', '),
    { '@layer': { [reset]: style } } as Parameters<typeof globalStyle>[1],
  );

inside('*', { boxSizing: 'border-box', margin: 0 });
inside('button input textarea select', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
inside('button', { background: 'none', border: 0, padding: 0, textAlign: 'start', cursor: 'pointer' });
inside('ul ol', { listStyle: 'none', padding: 0 });
inside('a', { color: 'inherit', textDecoration: 'none' });
inside('img svg video', { display: 'block', flex: 'none' });
inside('img[hidden]', { display: 'none' });
inside('img video', { maxInlineSize: '100%', blockSize: 'auto' });
inside('table', { borderCollapse: 'collapse', inlineSize: '100%' });
inside('fieldset', { border: 0, padding: 0, minInlineSize: 0 });
inside('h1 h2 h3 h4 h5 h6', { font: 'inherit' });
inside('em i cite dfn var address', { fontStyle: letterVariables.slant });
