/** Signs that keyboards and word processors exchange automatically, by the one that represents them all. */
const lookAlikes: readonly [signs: RegExp, sign: string][] = [
  [/[\u2018\u2019\u201B\u02B9\u02BB\u02BC\u02C8\u00B4\u0060\u2032\u2039\u203A]/g, "'"],
  [/[\u2010-\u2015\u2212\u2043\u02D7\uFE58\uFE63]/g, '-'],
  [/[\u201C-\u201F\u00AB\u00BB\u2033]/g, '"'],
];

/**
 * Returns a text folded for search: without case, accents, vowel signs, invisible marks and Arabic's tatweel, and with one
 * sign for all apostrophes, hyphens and dashes, quotation marks and spaces that look alike. `foldText('Ñuñoa')` is `nunoa`,
 * `foldText('Straße')` is `strasse`, `foldText('O’Higgins')` is `o'higgins`. The number of spaces stays.
 *
 * @param locale BCP 47 tag for the case rules, because Turkish has special lower-case rules. Default: no language's
 * rules.
 */
export const foldText = (text: string, locale?: string): string => {
  // First, because decomposition makes a space and an accent of an acute accent that represents an apostrophe.
  const plain = lookAlikes.reduce((folded, [signs, sign]) => folded.replaceAll(signs, sign), text);
  const decomposed = plain.normalize('NFKD');
  // Upper case first, because only that resolves "ß" and the final form of the Greek sigma.
  const lower = locale
    ? decomposed.toLocaleUpperCase(locale).toLocaleLowerCase(locale)
    : decomposed.toUpperCase().toLowerCase();
  return lower.replaceAll(/[\p{M}\p{Cf}\u0640]/gu, '').replaceAll('ς', 'σ');
};
