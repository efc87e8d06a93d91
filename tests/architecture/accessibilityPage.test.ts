import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(resolve(root, file), 'utf8');
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
}).split('\n');
const inApp = (file: string) => /^(packages\/ui\/src|apps\/school)\//.test(file);

/** The criteria of levels A and AA, by guideline; 4.1.1 is obsolete in WCAG 2.2. */
const criteria: Record<string, readonly number[]> = {
  '1.1': [1],
  '1.2': [1, 2, 3, 4, 5],
  '1.3': [1, 2, 3, 4, 5],
  '1.4': [1, 2, 3, 4, 5, 10, 11, 12, 13],
  '2.1': [1, 2, 4],
  '2.2': [1, 2],
  '2.3': [1],
  '2.4': [1, 2, 3, 4, 5, 6, 7, 11],
  '2.5': [1, 2, 3, 4, 7, 8],
  '3.1': [1, 2],
  '3.2': [1, 2, 3, 4, 6],
  '3.3': [1, 2, 3, 4, 7, 8],
  '4.1': [2, 3],
};

/** Rows of the table: the criteria, and the last cell. */
const rows = read('docs/accessibility.md')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const cells = line.split('|').map((cell) => cell.trim());
    return { ids: cells[1]!.match(/\d\.\d\.\d+/g)!, tests: cells.at(-2)! };
  });

/** The quotes of a cell whose file or words are missing; the cell itself if it names no test. */
const findMissing = (cell: string): string[] => {
  const named = [...cell.matchAll(/`([^`]+)` “([^”]+)”/g)];
  if (named.length === 0) return cell.startsWith('by review: ') ? [] : [cell];
  return named.flatMap(([whole, file, words]) =>
    files.includes(file!) && read(file!).replaceAll(/\s+/g, ' ').includes(words!) ? [] : [whole],
  );
};

describe('the page about accessibility', () => {
  test('names each criterion of WCAG 2.2 A and AA once', () => {
    const all = Object.entries(criteria).flatMap(([guideline, numbers]) =>
      numbers.map((number) => `${guideline}.${number}`),
    );
    expect(all).toHaveLength(55);
    expect(rows.flatMap(({ ids }) => ids)).toEqual(all);
  });

  test('names a test for each, whose file has the quoted words', () => {
    const missing = rows.flatMap(({ tests }) => findMissing(tests));
    expect(missing).toEqual([]);
  });
});

describe('the page about tasks', () => {
  const tasks = read('docs/accessibility-tasks.md')
    .split('\n')
    .filter((line) => /^\| [a-z]/.test(line) && !line.startsWith('| task '))
    .map((line) => line.split('|').map((cell) => cell.trim()));

  test('names a script of a screen reader for at least twelve tasks', () => {
    const scripts = tasks.map((cells) => cells[2]!).filter((script) => script !== '–');
    expect(scripts.length).toBeGreaterThanOrEqual(12);
    expect(scripts.flatMap(findMissing)).toEqual([]);
  });

  test('names a journey by keyboard for each task', () => {
    expect(tasks.length).toBeGreaterThanOrEqual(20);
    expect(tasks.flatMap(([, , , path]) => findMissing(path!))).toEqual([]);
  });
});

test('the app and the kit contain no pictures but logos, which could show text', () => {
  const pictures = files.filter((file) => inApp(file) && /\.(png|jpe?g|gif|svg|webp|avif|ico)$/.test(file));
  expect(pictures.filter((file) => !/\/tenants\/\w+\/(app|logo)\.jpeg$/.test(file))).toEqual([]);
});

/** What the page says that the product does without. */
const unused = {
  'moving pictures and sound files': /<(audio|video|marquee|object|embed)\s|autoPlay/,
  'a locked orientation of the screen': /orientation\.lock|"orientation":/,
  'movement of the device': /devicemotion|deviceorientation|DeviceMotionEvent/,
  'keys of elements': /accessKey=|accesskey=/,
  'a limit of zoom': /user-scalable|maximum-scale/,
  'a positive tab index': /tabIndex=\{[1-9]|tabindex="[1-9]/,
};

const samples: Record<keyof typeof unused, string> = {
  'moving pictures and sound files': '<video src="/film.mp4">',
  'a locked orientation of the screen': 'screen.orientation.lock("portrait")',
  'movement of the device': 'addEventListener("devicemotion", shake)',
  'keys of elements': '<a accessKey="n">',
  'a limit of zoom': 'width=device-width, user-scalable=no',
  'a positive tab index': '<p tabIndex={2}>',
};

describe.each(Object.entries(unused))('%s', (name, pattern) => {
  test('is found by its pattern, and not used', () => {
    expect(samples[name as keyof typeof unused]).toMatch(pattern);
    const sources = files.filter(
      (file) => inApp(file) && /\.(tsx?|html)$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file),
    );
    expect(sources.length).toBeGreaterThan(500);
    expect(sources.filter((file) => pattern.test(read(file)))).toEqual([]);
  });
});
