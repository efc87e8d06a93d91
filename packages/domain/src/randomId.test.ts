import { afterEach, expect, test, vi } from 'vitest';
import { randomId } from './randomId.ts';

afterEach(() => vi.unstubAllGlobals());

test('makes UUIDs on pages without crypto.randomUUID', () => {
  const { crypto } = globalThis;
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const ids = Array.from({ length: 2000 }, () => randomId());
  for (const id of ids)
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(ids.join('')).size).toBe(17);
});
