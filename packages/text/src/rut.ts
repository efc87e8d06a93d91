import { toAsciiDigits } from './digits.ts';
import { withoutInvisible } from './withoutInvisible.ts';

/** Chile's national identity number. */
export interface Rut {
  /** Without the check digit. */
  number: number;
  /** `0`–`9` or `K`. */
  checkDigit: string;
}

// A RUT with dots, hyphen and spaces has 12 to 20 characters; the bound keeps the parsing of any input cheap.
const maxLength = 40;
const shape = /^0*(\d{1,3}(?:\.?\d{3}){0,2})-?([\dK])$/;

/**
 * Modulus 11: the digits are multiplied from the last to the first by 2, 3, 4, 5, 6, 7 and again from 2; the check digit
 * is eleven less the remainder of their sum by eleven, where 11 is written 0 and 10 is written K.
 *
 * Source: Servicio de Impuestos Internos of Chile, which numbers taxpayers so since DFL 3 of 1969; the Registro Civil
 * numbers persons (RUN) in the same way.
 */
const checkDigitFor = (number: number): string => {
  const sum = Array.from(String(number))
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (2 + (index % 6)), 0);
  const rest = 11 - (sum % 11);
  return rest === 11 ? '0' : rest === 10 ? 'K' : String(rest);
};

/* Keyboards and copied pages change the digits' script, the hyphen and the spaces without changing the RUT. */
const canonical = (text: string): string =>
  withoutInvisible(toAsciiDigits(text))
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(/\s/g, '')
    .toUpperCase();

/**
 * Reads a RUT with or without dots, hyphen and spaces, `k` or `K`.
 * @returns null when the text is not a RUT or its check digit is wrong.
 */
export const parseRut = (text: string): Rut | null => {
  if (text.length > maxLength) return null;
  const [, digits, checkDigit] = shape.exec(canonical(text)) ?? [];
  if (!digits || !checkDigit) return null;
  const number = Number(digits.replaceAll('.', ''));
  return number > 0 && checkDigitFor(number) === checkDigit ? { number, checkDigit } : null;
};

/** Whether a text is a RUT in any of the forms that `parseRut` reads. */
export const isRut = (text: string): boolean => parseRut(text) !== null;

/** `12345678-5`, as it is stored and sent. A text that is not a RUT is returned without the spaces around it. */
export const normalizeRut = (text: string): string => {
  const rut = parseRut(text);
  return rut ? `${rut.number}-${rut.checkDigit}` : withoutInvisible(text);
};

/** `12.345.678-5`, as it is shown. A text that is not a RUT is returned unchanged, so that nothing typed is lost. */
export const formatRut = (rut: Rut | string): string => {
  const parsed = typeof rut === 'string' ? parseRut(rut) : rut;
  if (!parsed) return String(rut);
  return `${String(parsed.number).replaceAll(/\B(?=(?:\d{3})+$)/g, '.')}-${parsed.checkDigit}`;
};
