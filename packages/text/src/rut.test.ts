import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getCheckDigit } from 'rut.js';
import { formatRut, isRut, normalizeRut, parseRut } from './rut.ts';

describe('parseRut', () => {
  test.each([
    ['12.345.678-5', 12_345_678, '5'],
    ['11.111.111-1', 11_111_111, '1'],
    ['13.656.649-0', 13_656_649, '0'],
    ['20.347.878-K', 20_347_878, 'K'],
    ['20347878-k', 20_347_878, 'K'],
    ['123456785', 12_345_678, '5'],
    [' 12.345.678-5\n', 12_345_678, '5'],
    ['09.876.543-3', 9_876_543, '3'],
    ['1-9', 1, '9'],
    ['12 345 678-5', 12_345_678, '5'],
    ['12.345.678\u20155', 12_345_678, '5'],
    [' 12 345 678 - 5 ', 12_345_678, '5'],
    ['0012345678-5', 12_345_678, '5'],
    ['١٢.٣٤٥.٦٧٨-٥', 12_345_678, '5'],
    ['۱۲۳۴۵۶۷۸-۵', 12_345_678, '5'],
    ['\u200F12.345.678\u20115\u200F', 12_345_678, '5'],
  ])('accepts %o', (text, number, checkDigit) => {
    expect(parseRut(text)).toEqual({ number, checkDigit });
    expect(isRut(text)).toBe(true);
  });

  test.each([
    '',
    ' ',
    '👍',
    '1'.repeat(50_000),
    '.'.repeat(50_000),
    '-',
    '5',
    '12.345.678-4',
    '12.345.678-K',
    '12.345.678-5x',
    'x12.345.678-5',
    '12.345.678-5-5',
    '12,345,678-5',
    '1.2345.678-5',
    '12..345.678-5',
    '.12345678-5',
    '12.345.678--5',
    '0-0',
    '00000000-0',
    '1.234.567.890-1',
    'K-5',
    '12345678-KK',
    '12.345.678-5\u0000',
    '<b>12.345.678-5</b>',
  ])('rejects %o', (text) => {
    expect(parseRut(text)).toBe(null);
    expect(isRut(text)).toBe(false);
  });

  test('accepts any number with its check digit in every notation, and no other digit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999 }), (number) => {
        const checkDigit = getCheckDigit(String(number));
        const shown = formatRut({ number, checkDigit });
        for (const text of [
          shown,
          shown.replaceAll('.', ''),
          shown.replaceAll(/[.-]/g, ''),
          shown.toLowerCase(),
        ]) {
          expect(parseRut(text)).toEqual({ number, checkDigit });
        }
        for (const other of '0123456789K'.replace(checkDigit, ''))
          expect(isRut(`${number}-${other}`)).toBe(false);
      }),
    );
  });

  test('never throws for any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => typeof isRut(text) === 'boolean'));
  });
});

describe('formatRut', () => {
  test.each([
    ['123456785', '12.345.678-5'],
    ['20347878k', '20.347.878-K'],
    ['1-9', '1-9'],
    ['12.345.678-4', '12.345.678-4'],
    ['', ''],
  ])('formats %o as %o', (text, shown) => expect(formatRut(text)).toBe(shown));
});

describe('normalizeRut', () => {
  test.each([
    [' 12.345.678-5 ', '12345678-5'],
    ['20347878k', '20347878-K'],
    [' 12.345.678-4 ', '12.345.678-4'],
  ])('normalizes %o to %o', (text, stored) => expect(normalizeRut(text)).toBe(stored));
});

test('rejects a RUT with one changed digit', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1_000_000, max: 99_999_999 }),
      fc.nat(6),
      fc.nat(9),
      (number, place, digit) => {
        const digits = String(number);
        const other = digits.slice(0, place) + digit + digits.slice(place + 1);
        fc.pre(other !== digits);
        expect(isRut(`${other}-${getCheckDigit(digits)}`)).toBe(false);
      },
    ),
  );
});
