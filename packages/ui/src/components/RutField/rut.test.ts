import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDigitOf, isRut, readRut, writeRut } from './rut.ts';

describe('a RUT', () => {
  it.each([
    ['12345678', '5'],
    ['11111111', '1'],
    ['20347878', 'K'],
    ['30686957', '4'],
    ['6', 'K'],
    ['76192083', '9'],
  ])('of %s has the check digit %s', (digits, checkDigit) => {
    expect(checkDigitOf(digits)).toBe(checkDigit);
  });

  it.each([
    '12.345.678-5',
    '12345678-5',
    '123456785',
    ' 12 345 678 - 5 ',
    '0012345678-5',
    '١٢٣٤٥٦٧٨-٥',
    '\u200e12.345.678‑5\u200f',
  ])('is read from "%s"', (text) => {
    expect(isRut(text)).toBe(true);
    expect(readRut(text)).toBe('12345678-5');
    expect(writeRut(text)).toBe('12.345.678-5');
  });

  it('has a large K, and no dot that it doesn’t need', () => {
    expect(writeRut('20347878k')).toBe('20.347.878-K');
    expect(writeRut('6k')).toBe('6-K');
  });

  it.each([
    '',
    '-',
    'k',
    '0-0',
    '12.345.678-4',
    '1.23.456-7',
    '12345678',
    'Ana',
    '👍',
    '1'.repeat(50_000),
    '.'.repeat(50_000),
  ])('is not "%s"', (text) => {
    expect(isRut(text)).toBe(false);
    expect(writeRut(readRut(text))).toBe(text);
  });

  it('is told from every other with one digit changed', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1_000_000, max: 99_999_999 }),
        fc.nat(6),
        fc.nat(9),
        (n, place, digit) => {
          const digits = String(n);
          const other = digits.slice(0, place) + digit + digits.slice(place + 1);
          fc.pre(other !== digits);
          expect(isRut(`${digits}-${checkDigitOf(digits)}`)).toBe(true);
          expect(isRut(`${other}-${checkDigitOf(digits)}`)).toBe(false);
        },
      ),
    );
  });
});
