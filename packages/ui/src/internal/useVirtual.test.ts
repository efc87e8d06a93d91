import { expect, it } from 'vitest';
import { Heights } from './useVirtual.ts';

it('returns the offset of each row and the row at each offset', () => {
  const heights = new Heights(100_000, 70);
  expect(heights.before(100_000)).toBe(7_000_000);
  expect(heights.at(7_000)).toBe(100);
  expect(heights.set(10, 170)).toBe(100);
  expect(heights.set(10, 170)).toBe(0);
  expect(heights.before(10)).toBe(700);
  expect(heights.before(11)).toBe(870);
  expect(heights.at(7_100)).toBe(100);
  expect(heights.at(-5)).toBe(0);
  expect(heights.at(1e9)).toBe(99_999);
});
