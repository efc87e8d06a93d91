import { getCheckDigit } from 'rut.js';

/** Chile's national identity number. */
export interface Rut {
  /** Without the check digit. */
  number: number;
  /** `0`–`9` or `K`. */
  checkDigit: string;
}

// More digits than any RUT, with dots and a word or two around: nobody's typing slip is longer.
const longest = 40;
const shape = /^0*(\d{1,3}(?:\.?\d{3}){0,2})-?([\dK])$/;

/** What keyboards and copied pages put into a RUT without changing it: Arabic digits, direction marks, other hyphens. */
function plain(text: string): string {
  return text
    .replaceAll(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
    .replaceAll(/[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '')
    .replaceAll(/[\u2010-\u2014\u2212]/g, '-')
    .trim()
    .toUpperCase();
}

/**
 * Reads a RUT with or without dots and hyphen, k or K.
 * @returns null when the text is no RUT or its check digit is wrong.
 */
export function parseRut(text: string): Rut | null {
  if (text.length > longest) return null;
  const [, digits, checkDigit] = shape.exec(plain(text)) ?? [];
  if (!digits || !checkDigit) return null;
  const number = Number(digits.replaceAll('.', ''));
  return number > 0 && getCheckDigit(String(number)) === checkDigit ? { number, checkDigit } : null;
}

export const isRut = (text: string): boolean => parseRut(text) !== null;

/** As it is shown, `12.345.678-5`. A text that is no RUT is given back as it came, so that nothing typed is lost. */
export function formatRut(rut: Rut | string): string {
  const parsed = typeof rut === 'string' ? parseRut(rut) : rut;
  if (!parsed) return String(rut);
  return `${String(parsed.number).replaceAll(/\B(?=(?:\d{3})+$)/g, '.')}-${parsed.checkDigit}`;
}
