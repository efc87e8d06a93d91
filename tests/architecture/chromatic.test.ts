import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { languages } from '../../apps/school/src/intl/messages.ts';
import { modes } from '../../.storybook/modes.ts';
import { sendStories } from '../sendStories.ts';

const root = resolve(import.meta.dirname, '../..');

const send = (script: string, sending: { token?: string; limit?: number } = {}) =>
  sendStories({
    token: 'a-token',
    limit: 60_000,
    command: process.execPath,
    args: ['-e', script],
    ...sending,
  });

describe('sending the stories', () => {
  const sentences: string[] = [];
  beforeEach(() => {
    sentences.length = 0;
    vi.spyOn(console, 'error').mockImplementation((text: string) => void sentences.push(text));
    vi.spyOn(process.stdout, 'write').mockImplementation(() => true);
  });
  afterEach(() => void vi.restoreAllMocks());

  test('fails with one sentence without a token', async () => {
    expect(await send('', { token: '' })).toBe(1);
    expect(sentences).toEqual([expect.stringContaining('CHROMATIC_PROJECT_TOKEN')]);
  });

  test('ends with one sentence without a network, although Chromatic keeps running', async () => {
    const script = 'console.error("getaddrinfo ENOTFOUND index.chromatic.com"); setInterval(() => {}, 1000)';
    expect(await send(script)).toBe(1);
    expect(sentences).toEqual(['Chromatic is not reachable: no story was sent.']);
  });

  test('ends with one sentence at the limit', async () => {
    expect(await send('setInterval(() => {}, 1000)', { limit: 300 })).toBe(1);
    expect(sentences).toEqual([expect.stringContaining('took more than')]);
  });

  test('exits as Chromatic does', async () => {
    expect(await send('process.exit(3)')).toBe(3);
    expect(await send('')).toBe(0);
    expect(sentences).toEqual([]);
  });
});

test('external files of Chromatic are in folders that exist', () => {
  const config = JSON.parse(readFileSync(join(root, '.storybook/chromatic.config.json'), 'utf8')) as {
    externals: string[];
  };
  const folders = config.externals.map((pattern) => pattern.split('/**')[0]!);
  expect(folders.filter((folder) => !existsSync(join(root, folder)))).toEqual([]);
});

test('modes of Chromatic are in a language of the app', () => {
  const locales: string[] = languages.map(({ locale }) => locale);
  expect(Object.values(modes).filter(({ locale }) => !locales.includes(locale))).toEqual([]);
});
