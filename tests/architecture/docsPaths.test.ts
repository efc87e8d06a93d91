import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter(Boolean);
const folders = new Set(
  files.flatMap((file) =>
    file
      .split('/')
      .slice(0, -1)
      .map((_, depth, parts) => parts.slice(0, depth + 1).join('/')),
  ),
);
const paths = [...files, ...folders];
const pages = files.filter((file) => file.endsWith('.md') && !file.startsWith('packages/ui/api/'));

/** Names that a page uses as an example, and files that a command or another project writes. */
const examples =
  /^(?:Name\.|Mark\.|Keys|keys\.|NNNN-keys|apps\/\S+\/keys$|packages\/ui\/src\/components\/Mark$|backup\.json$|globals\.css$|docs\/api(?:\/index\.html)?$)/;

const isPath = (text: string) =>
  /^[\w./-]+\.(?:css|js|json|md|mjs|tsx?|ya?ml)$/.test(text) ||
  /^(?:\.storybook|apps|docs|locales|packages|tests)\/[\w./-]*$/.test(text);

test('every file and folder that the docs name exists', () => {
  const named = pages.flatMap((page) =>
    [...readFileSync(resolve(root, page), 'utf8').matchAll(/`([^`\n]+)`/g)]
      .map(([, text]) => text!)
      .filter(isPath)
      .map((text) => ({ page, path: text.replace(/^\.\/|\/$/g, '') })),
  );
  expect(named.length).toBeGreaterThan(100);
  const missing = named.filter(
    ({ path }) =>
      !examples.test(path) && !paths.some((known) => known === path || known.endsWith(`/${path}`)),
  );
  expect(missing).toEqual([]);
});
