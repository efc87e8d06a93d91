/** The brands that a card number can identify. */
export type CardBrand =
  'visa' | 'mastercard' | 'amex' | 'diners' | 'discover' | 'jcb' | 'unionpay' | 'maestro';

interface Facts {
  /** Name of the brand; the same in every language. */
  name: string;
  /** First and last of the prefixes that are the brand's. */
  prefixes: [first: string, last: string][];
  lengths: number[];
  /** The lengths of the groups of digits on the card. */
  groups: number[];
  codeLength: 3 | 4;
}

const fours = [4, 4, 4, 4, 3];

/*
 * Source: ISO/IEC 7812-1 and the ranges published by the networks. A longer prefix takes precedence over a shorter
 * one.
 */
const brands: Record<CardBrand, Facts> = {
  visa: { name: 'Visa', prefixes: [['4', '4']], lengths: [13, 16, 19], groups: fours, codeLength: 3 },
  mastercard: {
    name: 'Mastercard',
    prefixes: [
      ['51', '55'],
      ['2221', '2720'],
    ],
    lengths: [16],
    groups: fours,
    codeLength: 3,
  },
  amex: {
    name: 'American Express',
    prefixes: [
      ['34', '34'],
      ['37', '37'],
    ],
    lengths: [15],
    groups: [4, 6, 5],
    codeLength: 4,
  },
  diners: {
    name: 'Diners Club',
    prefixes: [
      ['300', '305'],
      ['3095', '3095'],
      ['36', '36'],
      ['38', '39'],
    ],
    lengths: [14, 16, 19],
    groups: [4, 6, 4, 5],
    codeLength: 3,
  },
  discover: {
    name: 'Discover',
    prefixes: [
      ['6011', '6011'],
      ['644', '649'],
      ['65', '65'],
    ],
    lengths: [16, 19],
    groups: fours,
    codeLength: 3,
  },
  jcb: { name: 'JCB', prefixes: [['3528', '3589']], lengths: [16, 17, 18, 19], groups: fours, codeLength: 3 },
  unionpay: {
    name: 'UnionPay',
    prefixes: [
      ['62', '62'],
      ['81', '81'],
    ],
    lengths: [16, 17, 18, 19],
    groups: fours,
    codeLength: 3,
  },
  maestro: {
    name: 'Maestro',
    prefixes: [
      ['5018', '5018'],
      ['5020', '5020'],
      ['5038', '5038'],
      ['5893', '5893'],
      ['6304', '6304'],
      ['6759', '6759'],
      ['6761', '6763'],
    ],
    lengths: [12, 13, 14, 15, 16, 17, 18, 19],
    groups: fours,
    codeLength: 3,
  },
};

const longest = 19;

/** Returns the brand of a number, as soon as its first digits identify it. */
export const getCardBrand = (digits: string): CardBrand | undefined => {
  let bestBrand: CardBrand | undefined;
  let brandPrefixLength = 0;
  for (const [brand, { prefixes }] of Object.entries(brands) as [CardBrand, Facts][]) {
    for (const [first, last] of prefixes) {
      const start = digits.slice(0, first.length);
      if (
        first.length > brandPrefixLength &&
        start.length === first.length &&
        start >= first &&
        start <= last
      ) {
        bestBrand = brand;
        brandPrefixLength = first.length;
      }
    }
  }
  return bestBrand;
};

/** Returns the name of a brand. */
export const brandName = (brand: CardBrand): string => brands[brand].name;

/** Returns the length of the security code: four for American Express, three for all others. */
export const codeLength = (brand: CardBrand | undefined): 3 | 4 => (brand ? brands[brand].codeLength : 3);

/** The most digits that a number of its brand has. */
export const mostDigits = (digits: string): number => {
  const brand = getCardBrand(digits);
  return brand ? Math.max(...brands[brand].lengths) : longest;
};

/** `4000 1234 5678 9010`; American Express `3782 822463 10005`. */
export const groupDigits = (digits: string, brand = getCardBrand(digits)): string => {
  const groups = brand ? brands[brand].groups : fours;
  let from = 0;
  return groups
    .map((size) => digits.slice(from, (from += size)))
    .filter(Boolean)
    .join(' ');
};

/** Luhn's formula (ISO/IEC 7812-1, annex B): from the last digit on, every second one counts twice, its digits added. */
export const passesLuhn = (digits: string): boolean => {
  const sum = Array.from(digits)
    .reverse()
    .reduce((total, digit, index) => {
      const doubled = Number(digit) * 2;
      return total + (index % 2 === 0 ? Number(digit) : doubled > 9 ? doubled - 9 : doubled);
    }, 0);
  return sum % 10 === 0;
};

/** Whether the number is complete and its check digit is right. The card may still not exist. */
export const isCardNumber = (digits: string): boolean => {
  const brand = getCardBrand(digits);
  const fits = brand
    ? brands[brand].lengths.includes(digits.length)
    : digits.length >= 12 && digits.length <= longest;
  return fits && Number(digits) > 0 && passesLuhn(digits);
};
