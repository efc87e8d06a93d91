import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { findRetiredProse } from './lint/retiredWords.ts';

const root = resolve(import.meta.dirname, '../..');
/** Generated, or applied to databases, which store their checksums. */
const unchangeable =
  /^(?:packages\/ui\/api\/|apps\/provider\/migrations\/(?:0001|0007|0023|0025|0026|0027|0028)-)/;
const pages = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.md', '*.mdx', '*.sql'],
  { cwd: root, encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => file !== '' && !unchangeable.test(file));

const getLine = (text: string, index: number) => text.slice(0, index).split('\n').length;

test('docs, component pages and SQL contain no retired word', () => {
  for (const suffix of ['.md', '.mdx', '.sql'])
    expect(pages.filter((page) => page.endsWith(suffix)).length).toBeGreaterThan(10);
  const retired = pages.flatMap((page) => {
    const text = readFileSync(resolve(root, page), 'utf8');
    return findRetiredProse(text).map(({ index, message }) => `${page}:${getLine(text, index)}: ${message}`);
  });
  expect(retired).toEqual([]);
});

test('a retired word is reported with the term to use, across lines and in any case', () => {
  const report = (text: string) => findRetiredProse(text).map(({ word, index }) => [word, index]);
  expect(report('Whoever asks is told.')).toEqual([
    ['whoever', 0],
    ['told', 16],
  ]);
  expect(report('a page of its\n * own')).toEqual([['of its own', 7]]);
  expect(findRetiredProse('It refuses.')[0]?.message).toContain("Use the field's term: reject, block");
});

test('quoted texts, code and properties may contain a retired word', () => {
  const text =
    'The reply “You were told”, "Kept", `tell()` and props.refused; anything, household, understand';
  expect(findRetiredProse(text)).toEqual([]);
});
