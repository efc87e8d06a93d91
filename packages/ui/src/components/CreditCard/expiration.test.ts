import { describe, expect, it } from 'vitest';
import { hasExpired, isExpiration, writeExpiration } from './expiration.ts';

describe('expiration date of a card', () => {
  it.each([
    ['', ''],
    ['0', '0'],
    ['1', '1'],
    ['9', '09'],
    ['12', '12'],
    ['13', '01/3'],
    ['9/', '09/'],
    ['1/', '01/'],
    ['092', '09/2'],
    ['0929', '09/29'],
    ['09/29', '09/29'],
    ['9/29', '09/29'],
    ['09 / 2029', '09/29'],
    ['9-2029', '09/29'],
    ['092029', '09/29'],
    ['٠٩/٢٩', '09/29'],
    ['09/293', '09/29'],
    ['abc', ''],
    ['👍', ''],
  ])('formats "%s" as "%s"', (typed, expected) => {
    expect(writeExpiration(typed)).toBe(expected);
    expect(writeExpiration(expected)).toBe(expected);
  });

  it.each([
    ['01/29', true],
    ['12/29', true],
    ['00/29', false],
    ['13/29', false],
    ['1/29', false],
    ['09/2', false],
    ['', false],
  ])('"%s" is complete: %s', (text, isComplete) => {
    expect(isExpiration(text)).toBe(isComplete);
  });

  it('expires at the end of its month', () => {
    const at = (year: number, month: number, day: number) => new Date(year, month - 1, day, 23, 59);
    expect(hasExpired('11/26', at(2026, 11, 30))).toBe(false);
    expect(hasExpired('11/26', at(2026, 12, 1))).toBe(true);
    expect(hasExpired('12/26', at(2026, 12, 31))).toBe(false);
    expect(hasExpired('12/26', at(2027, 1, 1))).toBe(true);
    expect(hasExpired('01/27', at(2026, 12, 31))).toBe(false);
    expect(hasExpired('nonsense', at(2026, 1, 1))).toBe(false);
  });
});
