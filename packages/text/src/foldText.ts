/**
 * Returns a text folded for search: without case, accents, vowel signs, invisible marks and Arabic's tatweel.
 * `foldText('Ñuñoa')` is `nunoa`, `foldText('Straße')` is `strasse`. Spaces stay as they are.
 *
 * @param locale BCP 47 tag for the case rules, because Turkish has special lower-case rules. Default: no language's
 * rules.
 */
export const foldText = (text: string, locale?: string): string => {
  const decomposed = text.normalize('NFKD');
  // Upper case first, because only that resolves "ß" and the final form of the Greek sigma.
  const lower = locale
    ? decomposed.toLocaleUpperCase(locale).toLocaleLowerCase(locale)
    : decomposed.toUpperCase().toLowerCase();
  return lower.replaceAll(/[\p{M}\p{Cf}\u0640]/gu, '').replaceAll('ς', 'σ');
};
