import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contractAccepts } from './testing/contractAccepts.ts';
import { isPhoneNumber, isWorldNumber } from './phoneNumber.ts';

const contactWith = (e164: string) => ({ kind: 'person', name: 'Ana', phones: [{ label: '', e164 }] });

describe('C06: numbers', () => {
  test.each([
    '133',
    '131',
    '1',
    '1455',
    '*4141',
    '116117',
    '+56752310132',
    '+56912345678',
    '+566003600777',
    '+34612345678',
  ])('%s is accepted', (number) => {
    expect(isPhoneNumber(number)).toBe(true);
    expect(contractAccepts('ContactWrite', contactWith(number))).toBe(true);
  });

  test.each([
    '',
    '+',
    '12345',
    '912345678',
    '+5675231013224',
    '+5691234567',
    '+56133',
    '+1',
    '133a',
    'llamar',
    '1 33',
    '+56 9 1234 5678',
  ])('%j is no number', (number) => {
    expect(isPhoneNumber(number)).toBe(false);
    expect(contractAccepts('ContactWrite', contactWith(number))).toBe(false);
  });

  test('a person is reached under a number of the world only', () => {
    expect(['133', '*4141'].filter(isWorldNumber)).toEqual([]);
  });

  const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 17 });
  const written = fc.tuple(fc.constantFrom('', '+', '+56', '+569', '+56600', '*', '116'), digits);
  test('forms and contract agree about every number', () => {
    fc.assert(
      fc.property(written, ([start, rest]) => {
        const number = start + rest;
        expect(contractAccepts('ContactWrite', contactWith(number))).toBe(isPhoneNumber(number));
      }),
      { numRuns: 3000 },
    );
  });
});
