import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isShortNumber } from './shortNumber.ts';

test.each(['1', '133', '1455', '116117', '*4141', '*88'])('%s is short', (number) =>
  expect(isShortNumber(number)).toBe(true),
);

test.each(['', '*', '*1', '13a', '1 33', '12345', '116 117', '+56', '*1234567', '#31'])(
  '%j is not',
  (number) => expect(isShortNumber(number)).toBe(false),
);

test('no number of five digits or more is short, but those of Europe', () => {
  fc.assert(
    fc.property(fc.integer({ min: 10_000 }), (number) => {
      expect(isShortNumber(String(number))).toBe(/^116\d{3}$/.test(String(number)));
    }),
  );
});
