import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getCardBrand, codeLength, groupDigits, isCardNumber, mostDigits, passesLuhn } from './cardNumber.ts';

describe('card number', () => {
  it.each([
    ['4111111111111111', 'visa', '4111 1111 1111 1111'],
    ['4222222222222', 'visa', '4222 2222 2222 2'],
    ['5555555555554444', 'mastercard', '5555 5555 5555 4444'],
    ['2223003122003222', 'mastercard', '2223 0031 2200 3222'],
    ['378282246310005', 'amex', '3782 822463 10005'],
    ['30569309025904', 'diners', '3056 930902 5904'],
    ['6011111111111117', 'discover', '6011 1111 1111 1117'],
    ['3530111333300000', 'jcb', '3530 1113 3330 0000'],
    ['6200000000000005', 'unionpay', '6200 0000 0000 0005'],
    ['6759649826438453', 'maestro', '6759 6498 2643 8453'],
  ])('detects %s as %s and groups it as %s', (digits, brand, grouped) => {
    expect(getCardBrand(digits)).toBe(brand);
    expect(groupDigits(digits)).toBe(grouped);
    expect(isCardNumber(digits)).toBe(true);
  });

  it.each([
    ['', undefined],
    ['3', undefined],
    ['34', 'amex'],
    ['5', undefined],
    ['50', undefined],
    ['5018', 'maestro'],
    ['51', 'mastercard'],
    ['2720', 'mastercard'],
    ['2721', undefined],
    ['644', 'discover'],
    ['9', undefined],
  ])('detects the prefix "%s" as %s', (digits, brand) => {
    expect(getCardBrand(digits)).toBe(brand);
  });

  it.each(['', '4', '411111111111111', '4111111111111112', '0000000000000000', '378282246310006'])(
    'does not accept "%s"',
    (digits) => {
      expect(isCardNumber(digits)).toBe(false);
    },
  );

  it('returns the lengths of the code and the number of each brand', () => {
    expect([codeLength('amex'), codeLength('visa'), codeLength(undefined)]).toEqual([4, 3, 3]);
    expect([mostDigits('34'), mostDigits('51'), mostDigits('')]).toEqual([15, 16, 19]);
  });

  it('fails the Luhn check when any digit is changed', () => {
    const number = '4111111111111111';
    fc.assert(
      fc.property(fc.nat(15), fc.nat(9), (index, digit) => {
        const other = number.slice(0, index) + digit + number.slice(index + 1);
        expect(passesLuhn(other)).toBe(other === number);
      }),
    );
  });

  it('keeps its digits when they are grouped', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,19}$/), (digits) => {
        expect(groupDigits(digits).replaceAll(' ', '')).toBe(digits);
      }),
    );
  });
});
