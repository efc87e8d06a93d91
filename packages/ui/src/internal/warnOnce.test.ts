import { afterEach, expect, it, vi } from 'vitest';
import { warnOnce } from './warnOnce.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

it('prints a warning once, with the name of the kit', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  warnOnce('A list has no options. Nothing can be chosen. Pass options.');
  warnOnce('A list has no options. Nothing can be chosen. Pass options.');
  expect(warn.mock.calls).toEqual([
    ['@school/ui: A list has no options. Nothing can be chosen. Pass options.'],
  ]);
});

it('prints nothing in production', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubEnv('NODE_ENV', 'production');
  warnOnce('Two options share a value. Only one can be found. Give each its own.');
  expect(warn).not.toHaveBeenCalled();
});
