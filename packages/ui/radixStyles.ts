/**
 * Writes the style texts that Radix Select inserts while its list is open, and their hashes for a content security
 * policy:
 *
 *   pnpm --filter @school/ui run styles
 *
 * Reads them from an open list in jsdom: Radix exports neither. See docs/decisions/0026-radix-select-under-the-policy.md.
 */
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);

/** The written file. */
export const file = join(import.meta.dirname, 'src/components/Select/generated/radixStyles.ts');

const nothing = () => undefined;

/* Of a browser, what React and Radix look for; jsdom has no sizes to watch and doesn't scroll. */
const openPage = (): Document => {
  const { JSDOM } = require('jsdom') as {
    JSDOM: new (html: string, options: object) => { window: Window & typeof globalThis };
  };
  const { window } = new JSDOM('<body style="margin: 0"><div id="root"></div>', { pretendToBeVisual: true });
  /* No scroll bar: as the kit holds the page before Radix measures it. */
  Object.defineProperty(window, 'innerWidth', { value: 0 });
  window.Element.prototype.scrollIntoView = nothing;
  const globals: object = { window, document: window.document, IS_REACT_ACT_ENVIRONMENT: true };
  const classes = [
    'DocumentFragment',
    'Element',
    'HTMLElement',
    'HTMLFormElement',
    'MutationObserver',
    'Node',
  ];
  for (const name of [...classes, 'NodeFilter', 'CustomEvent', 'getComputedStyle'] as const)
    Object.assign(globals, { [name]: (window as unknown as Record<string, unknown>)[name] });
  Object.assign(globalThis, globals, {
    ResizeObserver: class {
      observe = nothing;
      unobserve = nothing;
      disconnect = nothing;
    },
  });
  return window.document;
};

/** Returns the texts of all style elements that an open list inserts, the one of its viewport first. */
const readStyles = async (): Promise<string[]> => {
  const page = openPage();
  const { act, createElement } = await import('react');
  const { createRoot } = await import('react-dom/client');
  const { Root, Trigger, Portal, Content, Viewport } = await import('@radix-ui/react-select');
  const list = createElement(Content, { position: 'popper' }, createElement(Viewport));
  const root = createRoot(page.getElementById('root')!);
  await act(async () =>
    root.render(createElement(Root, { open: true }, createElement(Trigger), createElement(Portal, {}, list))),
  );
  const isViewports = (style: Element) => style.textContent.includes('data-radix-select-viewport');
  const styles = [...page.querySelectorAll('style')].sort(
    (one, other) => Number(isViewports(other)) - Number(isViewports(one)),
  );
  const texts = styles.map((style) => style.textContent);
  await act(async () => root.unmount());
  return texts;
};

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Returns the content of the written file. */
export const readRadixStyles = async (): Promise<string> => {
  const texts = await readStyles();
  const viewport = texts[0];
  if (texts.length !== 2 || !viewport?.includes('data-radix-select-viewport'))
    throw new Error(`Radix Select inserts other styles than expected:\n${texts.join('\n')}`);
  return [
    '/* Written by `pnpm --filter @school/ui run styles` from the installed Radix Select. */',
    '',
    '/** The style text that Radix sets as HTML when a list opens. */',
    `export const viewportStyle =\n  ${JSON.stringify(viewport)
      .replaceAll("'", String.raw`\'`)
      .replace(/^"(.*)"$/, "'$1'")};`,
    '',
    '/** Hashes for `style-src` of all style texts that Radix inserts while a list is open. */',
    `export const styleHashes: readonly string[] = [\n${texts.map((text) => `  "${hash(text)}",\n`).join('')}];`,
    '',
  ].join('\n');
};

if (import.meta.main) await writeFile(file, await readRadixStyles());
