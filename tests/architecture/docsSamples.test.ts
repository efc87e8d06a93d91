import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type SampleContext, sampleContexts } from './docsSamples.ts';

const root = resolve(import.meta.dirname, '../..');
const cache = join(root, 'node_modules/.cache');
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(cache, 'samples-'));

afterAll(() => rmSync(folder, { recursive: true }));

const pages = execFileSync('git', ['ls-files', '*.md', '*.mdx', ':!packages/ui/api'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter(Boolean);

/** The samples of a page in TypeScript, as one text. */
const samplesIn = (page: string): string =>
  [...readFileSync(join(root, page), 'utf8').matchAll(/^ *```tsx?\n([^]*?)^ *```$/gm)]
    .map(([, sample]) => sample)
    .join('\n');

/** Writes the module of a page's samples, and returns its path. */
function writeSamples(page: string, samples: string, { before, names = {} }: SampleContext): string {
  const file = join(folder, page.replace(/\.mdx?$/, ''), 'sample.tsx');
  mkdirSync(dirname(file), { recursive: true });
  const up = relative(dirname(file), root);
  const real = Object.entries(names).reduce((text, [name, value]) => text.replaceAll(name, value), samples);
  writeFileSync(file, `${before.replaceAll("'#/", `'${up}/`)}\n${real}\nexport {};\n`);
  return file;
}

test('every sample in the docs compiles', () => {
  const samples = pages.map((page) => [page, samplesIn(page)] as const).filter(([, text]) => text);
  expect(samples.map(([page]) => page).toSorted()).toEqual(Object.keys(sampleContexts).toSorted());
  const files = samples.map(([page, text]) => writeSamples(page, text, sampleContexts[page]!));
  // Declarations of types that the samples' imports need.
  const declarations = ['packages/ui/src/internal/lucideIcons.d.ts', 'apps/provider/src/app.ts'];
  const config = {
    extends: relative(folder, join(root, 'tsconfig.base.json')),
    compilerOptions: { lib: ['ES2025', 'DOM', 'DOM.Iterable'], types: ['node', 'vite/client'] },
    files: [...files, ...declarations.map((path) => join(root, path))],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const options = ['--noEmit', '--pretty', 'false', '-p', folder];
  const compiler = spawnSync(join(root, 'node_modules/.bin/tsc'), options, { cwd: folder, encoding: 'utf8' });
  expect(compiler.stdout).toBe('');
  expect(compiler.status).toBe(0);
}, 300_000);
