/** Returns the separator of two sentences: Chinese has none after its full-width full stop. */
export const sentenceGap = (locale: string): string => (/^zh\b/.test(locale) ? '' : ' ');
