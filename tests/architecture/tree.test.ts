import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter(Boolean);
const read = (file: string) => readFileSync(resolve(root, file), 'utf8');
const code = files.filter((file) => /\.(ts|tsx|js)$/.test(file) && !file.includes('/generated/'));

describe('file tree', () => {
  test('has exactly the top-level entries that the architecture lists', () => {
    const folders = new Set(files.filter((file) => file.includes('/')).map((file) => file.split('/')[0]));
    expect([...folders].sort()).toEqual(
      ['.ci', '.storybook', 'apps', 'docs', 'locales', 'packages', 'tests'].sort(),
    );
  });

  test('has no folder with a vague name', () => {
    const drawer = /(^|\/)(utils?|helpers?|common|misc|lib|shared|manager|temp|new)(\/|\.tsx?$)/i;
    expect(files.filter((file) => drawer.test(file) && !file.startsWith('.storybook/'))).toEqual([]);
  });

  test('has one index per package and area, and no other barrel files', () => {
    const inner = files.filter(
      (file) =>
        /(^|\/)index\.tsx?$/.test(file) &&
        !/^(packages\/[^/]+\/src|apps\/school\/src\/areas\/\w+)\/index\.ts$/.test(file),
    );
    expect(inner).toEqual([]);
  });

  test('has a story and a test for every component and screen', () => {
    const parts = files.filter(
      (file) =>
        /^packages\/ui\/src\/components\/(\w+)\/\1\.tsx$/.test(file) ||
        /^apps\/school\/src\/areas\/[\w/]+Screen\.tsx$/.test(file),
    );
    expect(parts.length).toBeGreaterThan(30);
    const missing = parts.flatMap((part) =>
      ['.stories.tsx', '.test.tsx']
        .map((suffix) => part.replace('.tsx', suffix))
        .filter((file) => !files.includes(file)),
    );
    expect(missing).toEqual([]);
  });

  test('has no style sheet in the app', () => {
    expect(files.filter((file) => /^apps\/school\/src\/.*\.css(\.ts)?$/.test(file))).toEqual([]);
  });

  test('limits screens to 120 lines and other files except data to 300', () => {
    const facts = ['packages/domain/src/communes/regions.ts', 'packages/ui/src/index.ts'];
    const long = code
      .filter((file) => !facts.includes(file))
      .map((file) => [file, read(file).split('\n').length - 1] as const)
      .filter(([file, lines]) => lines > (/areas\/[\w/]+Screen\.tsx$/.test(file) ? 120 : 300));
    expect(long).toEqual([]);
  });

  test('has no comments that postpone work', () => {
    const mark = new RegExp(['TO', 'DO|FIX', 'ME'].join(''));
    expect(code.filter((file) => mark.test(read(file)))).toEqual([]);
  });
});

describe('README and scripts', () => {
  const scripts = Object.keys(
    (JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts,
  );

  test('has at most twelve root scripts that a person runs', () => {
    // npm runs the pre and post hooks automatically.
    expect(scripts.filter((script) => !/^p(?:re|ost)/.test(script)).length).toBeLessThanOrEqual(12);
  });

  test('keeps the README within two screens, starting with the two commands', () => {
    const readme = read('README.md');
    expect(readme.split('\n').length).toBeLessThanOrEqual(110);
    const start = readme.indexOf('npm start');
    expect(start).toBeGreaterThan(0);
    expect(readme.indexOf('npm test')).toBeGreaterThan(start);
    expect(readme.slice(0, start).split('\n').length).toBeLessThan(15);
  });

  test('limits pages of the documentation to 60 lines', () => {
    const long = files
      .filter((file) => /^docs\/[^/]+\.md$/.test(file))
      .filter((file) => read(file).split('\n').length > 61);
    expect(long).toEqual([]);
  });

  test('names no local path and no registry host', () => {
    const machinePaths = new RegExp(
      ['/work', '/(main|shared)|(?<![.\\w])/ro', 'ot/|registry\\.npm', 'js|deb\\.deb', 'ian'].join(''),
    );
    const text = files.filter(
      (file) => !/\.(webp|jpeg|png|woff2|jpg)$/.test(file) && file !== 'pnpm-lock.yaml',
    );
    expect(text.filter((file) => machinePaths.test(read(file)))).toEqual([]);
  });
});
