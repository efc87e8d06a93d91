/** Returns the separator of two sentences: Chinese has none after its full-width full stop. */
export const sentenceGap = (locale: string): string => (/^zh\b/.test(locale) ? '' : ' ');

/** Returns the space between a text and what follows it: none after a full-width mark, which has its space within. */
export const spaceAfter = (text: string): string => (/[。！？：]$/.test(text) ? '' : ' ');
