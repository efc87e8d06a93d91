/* The code points of the digit 0 in scripts of supported keyboards: Arabic, Persian and Urdu, full width. */
const zeros = [0x0660, 0x06f0, 0xff10];

/** Returns the text with ASCII digits instead of digits of other scripts. */
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
