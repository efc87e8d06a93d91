import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { release } from './releases.ts';

let builds: string;
beforeEach(() => {
  builds = mkdtempSync(join(tmpdir(), 'school-releases-'));
});
afterEach(() => rmSync(builds, { recursive: true }));

const site = () => join(builds, 'current');
const read = (file: string) => readFileSync(join(site(), file), 'utf8');
const isServed = (file: string) => existsSync(join(site(), file));

/** Writes files, by their paths, with their contents. */
const writeAll = (folder: string, files: Record<string, string>) => {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
};

const deploy = (files: Record<string, string>) => release(builds, async (folder) => writeAll(folder, files));

/** A release with an entry, and a late chunk that it shares with others of the same `chunk`. */
const deployVersion = (version: number, chunk = `late-${version}`) =>
  deploy({
    'index.html': `page ${version}`,
    'first-paint.js': `first paint ${version}`,
    [`assets/index-${version}.js`]: `entry ${version}`,
    [`assets/index-${version}.js.br`]: `entry ${version} in Brotli`,
    [`assets/index-${version}.js.gz`]: `entry ${version} in gzip`,
    [`assets/${chunk}.js`]: chunk,
    [`assets/pdf-${version}/cmaps/a.bcmap`]: `map ${version}`,
  });

const listFiles = (version: number) => [
  `assets/index-${version}.js`,
  `assets/index-${version}.js.br`,
  `assets/index-${version}.js.gz`,
  `assets/late-${version}.js`,
  `assets/pdf-${version}/cmaps/a.bcmap`,
];

describe('release', () => {
  test('puts the first site in place', async () => {
    await deployVersion(1);
    expect(read('index.html')).toBe('page 1');
    expect(read('assets/late-1.js')).toBe('late-1');
  });

  test('keeps the hashed files of the last five of seven releases, also compressed, and no older ones', async () => {
    for (let version = 1; version <= 7; version += 1) await deployVersion(version);
    for (const version of [3, 4, 5, 6, 7])
      expect(listFiles(version).filter((file) => !isServed(file))).toEqual([]);
    for (const version of [1, 2]) expect(listFiles(version).filter(isServed)).toEqual([]);
    expect(read('assets/index-3.js.br')).toBe('entry 3 in Brotli');
  });

  test('serves the page and all files without a hash of the newest release only', async () => {
    for (const version of [1, 2]) await deployVersion(version);
    expect(read('index.html')).toBe('page 2');
    expect(read('first-paint.js')).toBe('first paint 2');
    await deploy({ 'index.html': 'page 3', 'assets/index-3.js': 'entry 3' });
    expect(isServed('first-paint.js')).toBe(false);
  });

  test('counts a build with the same hashed files as the same release', async () => {
    for (let version = 1; version <= 5; version += 1) await deployVersion(version);
    for (let again = 0; again < 3; again += 1) await deployVersion(5);
    expect(listFiles(1).filter((file) => !isServed(file))).toEqual([]);
    await deployVersion(6);
    expect(listFiles(1).filter(isServed)).toEqual([]);
    expect(listFiles(2).filter((file) => !isServed(file))).toEqual([]);
  });

  test('counts a release that returns as the newest, once', async () => {
    for (const version of [1, 2, 1, 3, 4, 5]) await deployVersion(version);
    for (const version of [1, 2, 3, 4, 5])
      expect(listFiles(version).filter((file) => !isServed(file))).toEqual([]);
    await deployVersion(6);
    expect(listFiles(2).filter(isServed)).toEqual([]);
    expect(listFiles(1).filter((file) => !isServed(file))).toEqual([]);
  });

  test('keeps an unchanged chunk when the release that introduced it is dropped', async () => {
    for (let version = 1; version <= 7; version += 1) await deployVersion(version, 'shared');
    expect(isServed('assets/index-2.js')).toBe(false);
    expect(read('assets/shared.js')).toBe('shared');
    for (let version = 8; version <= 11; version += 1) await deployVersion(version);
    expect(isServed('assets/shared.js')).toBe(true);
    await deployVersion(12);
    expect(isServed('assets/shared.js')).toBe(false);
  });

  test('leaves the last site whole when a build fails halfway, and continues from it', async () => {
    await deployVersion(1);
    const failed = release(builds, async (folder) => {
      writeAll(folder, { 'index.html': 'half a page', 'assets/index-2.js': 'half an entry' });
      throw new Error('The disk is full.');
    });
    await expect(failed).rejects.toThrow('The disk is full.');
    expect(read('index.html')).toBe('page 1');
    expect(listFiles(1).filter((file) => !isServed(file))).toEqual([]);
    expect(isServed('assets/index-2.js')).toBe(false);
    await deployVersion(3);
    expect(listFiles(1).filter((file) => !isServed(file))).toEqual([]);
  });

  test('answers from the last site while the next one is built', async () => {
    await deployVersion(1);
    await release(builds, async (folder) => {
      writeAll(folder, { 'index.html': 'page 2', 'assets/index-2.js': 'entry 2' });
      expect(read('index.html')).toBe('page 1');
      expect(isServed('assets/index-2.js')).toBe(false);
    });
    expect(read('index.html')).toBe('page 2');
  });

  test('leaves only the site on the disk, also after a build that was killed', async () => {
    writeAll(builds, { 'half/assets/index-0.js': 'half an entry', 'index.html': 'of an earlier layout' });
    for (const version of [1, 2]) await deployVersion(version);
    expect(readdirSync(builds)).toHaveLength(2);
    expect(read('index.html')).toBe('page 2');
  });
});
