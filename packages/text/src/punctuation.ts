/** Marks that join two parts of a text, each with the spaces that its language writes. */
export interface Punctuation {
  /** Between a label and its value, such as “: ”. */
  colon: string;
  /** Between two parts that are not the items of a list, such as “, ”. */
  comma: string;
}

const western: Punctuation = { colon: ': ', comma: ', ' };

const byLanguage: Readonly<Partial<Record<string, Punctuation>>> = {
  ar: { colon: ': ', comma: '، ' },
  fr: { colon: '\u00A0: ', comma: ', ' },
  zh: { colon: '：', comma: '，' },
};

/** The punctuation of a BCP 47 language tag, from its primary subtag alone; that of English for languages without an entry. */
export const getPunctuation = (locale: string): Punctuation =>
  byLanguage[locale.toLowerCase().split(/[-_]/, 1)[0] ?? ''] ?? western;
