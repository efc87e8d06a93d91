/** What parts two sentences of one paragraph: Chinese writes nothing after its full stop, which is as wide as a letter. */
export const sentenceGap = (locale: string): string => (/^zh\b/.test(locale) ? '' : ' ');
