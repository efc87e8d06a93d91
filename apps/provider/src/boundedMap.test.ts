import { expect, test } from 'vitest';
import { BoundedMap } from './boundedMap.ts';

test('evicts the least recently used entry beyond its limit', () => {
  const map = new BoundedMap<string, number>(3);
  for (const [at, key] of ['a', 'b', 'c'].entries()) map.set(key, at);
  expect(map.get('a')).toBe(0);
  map.set('d', 3);
  expect([map.get('a'), map.get('b'), map.get('c'), map.get('d'), map.size]).toEqual([0, undefined, 2, 3, 3]);
  map.set('a', 9);
  expect([map.get('a'), map.size]).toEqual([9, 3]);
  map.delete('a');
  expect([map.get('a'), map.size]).toEqual([undefined, 2]);
});

test('uses no more memory for 40,000 keys than for the last 1,000', () => {
  const map = new BoundedMap<string, number>(1000);
  for (let key = 0; key < 40_000; key += 1) map.set(`invented-${key}`, key);
  expect(map.size).toBe(1000);
  expect([map.get('invented-38999'), map.get('invented-39000')]).toEqual([undefined, 39_000]);
});
