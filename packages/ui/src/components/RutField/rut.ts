import { asciiDigits, withoutDirectionMarks } from '../../internal/digits.ts';

/* More signs than any RUT has, with dots and a word or two around: nobody's typing slip is longer. */
const longest = 40;
const shape = /^0*(\d{1,3}(?:\.?\d{3}){0,2})-?([\dK])$/;

const plain = (text: string): string =>
  asciiDigits(withoutDirectionMarks(text))
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s/g, '')
    .toUpperCase();

/**
 * The check digit of a RUT: modulus 11. The digits are multiplied from the last to the first by 2, 3, 4, 5, 6, 7 and
 * again from 2; eleven less the remainder of their sum by eleven is the digit, where 11 is written 0 and 10 is written K.
 *
 * Source of the rule: Servicio de Impuestos Internos of Chile, which numbers its taxpayers so since DFL 3 of 1969; the
 * Registro Civil numbers persons (RUN) in the same way.
 *
 * @param digits the number without its check digit
 */
export const checkDigitOf = (digits: string): string => {
  const sum = Array.from(digits)
    .reverse()
    .reduce((total, digit, place) => total + Number(digit) * (2 + (place % 6)), 0);
  const rest = 11 - (sum % 11);
  return rest === 11 ? '0' : rest === 10 ? 'K' : String(rest);
};

/** Number and check digit, if the text is a RUT. Dots, hyphen, spaces and a small k are as good as none. */
const parse = (text: string): [digits: string, checkDigit: string] | null => {
  if (text.length > longest) return null;
  const [, body, checkDigit] = shape.exec(plain(text)) ?? [];
  const digits = body?.replaceAll('.', '');
  return digits && checkDigit && Number(digits) > 0 && checkDigitOf(digits) === checkDigit
    ? [digits, checkDigit]
    : null;
};

/** Whether a text is a RUT, in whatever way it is written. */
export const isRut = (text: string): boolean => parse(text) !== null;

/** `12345678-5`, as it is stored and sent; what is no RUT is given back as it came, without spaces around. */
export const readRut = (text: string): string => parse(text)?.join('-') ?? text.trim();

/** `12.345.678-5`, as it is shown; what is no RUT is given back as it came. */
export const writeRut = (value: string): string => {
  const [digits, checkDigit] = parse(value) ?? [];
  return digits ? `${digits.replace(/\B(?=(?:\d{3})+$)/g, '.')}-${checkDigit}` : value;
};
