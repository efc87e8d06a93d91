import { describe, expect, it } from 'vitest';
import { firstWeekday, firstWeekdayName } from './week.ts';

describe('firstWeekday', () => {
  it.each([
    ['es-CL', 1],
    ['en', 0],
    ['ar', 6],
    ['ar-u-fw-mon-nu-latn', 1],
    ['es-MX-u-ca-gregory-fw-mon', 1],
    ['de-u-fw-sun', 0],
    ['de-u-fw-xyz', 1],
  ])('of %s is %i', (locale, day) => {
    expect(firstWeekday(locale)).toBe(day);
  });

  it('returns the name that @internationalized/date uses', () => {
    expect(firstWeekdayName('ar-u-fw-mon')).toBe('mon');
  });
});
