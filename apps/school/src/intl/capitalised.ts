/** @returns The text with an upper-case first character, because many languages write days and months in lower case. */
export const capitalised = (words: string, locale: string): string =>
  words.charAt(0).toLocaleUpperCase(locale) + words.slice(1);
