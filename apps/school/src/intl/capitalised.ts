/** @returns Words that begin a line: days and months are written small within one in many languages. */
export const capitalised = (words: string, locale: string): string =>
  words.charAt(0).toLocaleUpperCase(locale) + words.slice(1);
