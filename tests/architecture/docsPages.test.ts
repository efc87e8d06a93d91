import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(resolve(root, file), 'utf8');
const files = new Set(
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'packages/ui/src'], {
    cwd: root,
    encoding: 'utf8',
  }).split('\n'),
);

/* The exported components: one that no program can import needs no page. */
const components = [
  ...new Set(
    [...read('packages/ui/src/index.ts').matchAll(/\.\/components\/(\w+)\//g)].map(([, name]) => name!),
  ),
];

const headings = [
  'What for',
  'When not',
  'Anatomy',
  'Keyboard',
  'Props',
  "Do and don't",
  'Right to left',
  'Long text',
];
const stories = ['Overview', 'RightToLeft', 'LongText'];

const getFile = (name: string, suffix: string) => `packages/ui/src/components/${name}/${name}${suffix}`;
/* Skips headings inside code blocks. */
const listHeadings = (page: string) =>
  [...page.replaceAll(/^```[\s\S]*?^```/gm, '').matchAll(/^## (.+)$/gm)].map(([, heading]) => heading!);

describe('documentation of components', () => {
  test('reads the exported components', () => {
    expect(components.length).toBeGreaterThan(60);
    expect(components).toContain('Button');
  });

  test.each(components)('%s has a page with the fixed headings', (name) => {
    const file = getFile(name, '.mdx');
    expect(files).toContain(file);
    const page = read(file);
    expect(listHeadings(page)).toEqual(headings);
    expect(page).toMatch(/<ComponentSummary of=\{stories\} status="(stable|new|experimental)">/);
    expect(page).toContain('<Do explanation=');
    expect(page).toContain('<Dont explanation=');
  });

  test.each(components)('%s has stories for its overview, right to left and long text', (name) => {
    const file = getFile(name, '.stories.tsx');
    expect(files).toContain(file);
    const exported = [...read(file).matchAll(/^export const (\w+)/gm)].map(([, story]) => story);
    expect(exported).toEqual(expect.arrayContaining(stories));
  });

  test.each(components)('%s has a test file', (name) => {
    expect(files).toContain(getFile(name, '.test.tsx'));
  });
});
