/* Where the ten digits of each script begin that a keyboard of our languages can write: Arabic, Persian and Urdu, full width. */
const zeros = [0x0660, 0x06f0, 0xff10];

/** The same text with the digits 0–9 of ASCII, whatever script they were typed in. */
export const toAsciiDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06F0-\u06F9\uFF10-\uFF19]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - zeros.findLast((zero) => code >= zero)!);
  });

/** Nothing but the digits of a text, as ASCII. */
export const onlyDigits = (text: string): string => toAsciiDigits(text).replace(/\D/g, '');

/** The same text without the invisible marks that copied right-to-left pages carry. */
export const withoutDirectionMarks = (text: string): string =>
  text.replace(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '');
