import { foldText } from '@school/text';
import type { Emoji, EmojiGroup } from './emoji.ts';

/** An emoji with its words as they are compared: folded, each between two spaces. */
interface IndexedEmoji {
  emoji: Emoji;
  name: string;
  keywords: string;
}

/* Punctuation beside letters separates words; on its own it is one, such as the "!" of an exclamation mark. */
const separators = /\s+|(?<=[\p{L}\p{N}])\p{P}+|\p{P}+(?=[\p{L}\p{N}])/u;

/* Arabic joins its article to the word, and people search with and without it. */
const article = /^ال(?=\p{L}{2})/u;

const toWords = (text: string, locale: string): string => {
  const words = foldText(text, locale).split(separators).filter(Boolean);
  return ` ${words.map((word) => word.replace(article, '')).join(' ')} `;
};

/** Prepares emoji for {@link findEmoji}. */
export const indexEmoji = (groups: readonly EmojiGroup[], locale: string): IndexedEmoji[] =>
  groups.flatMap(({ emoji }) =>
    emoji.map((one) => ({
      emoji: one,
      name: toWords(one.name, locale),
      keywords: toWords([...(one.keywords ?? []), one.emoji].join(' '), locale),
    })),
  );

/* German joins words and Chinese separates none: any position counts, the beginning of a word more. */
const rankEmoji = ({ name, keywords }: IndexedEmoji, phrase: string): number => {
  if (name === `${phrase} `) return 0;
  if (name.startsWith(phrase)) return 1;
  if (name.includes(phrase)) return 2;
  return keywords.includes(phrase) ? 3 : 4;
};

/** The emoji whose name and keywords contain every word of a query without regard to case and accents, the nearest first. */
export const findEmoji = (index: readonly IndexedEmoji[], query: string, locale: string): Emoji[] => {
  const phrase = toWords(query, locale).trimEnd();
  const words = phrase.split(' ').filter(Boolean);
  return index
    .filter(({ name, keywords }) => words.every((word) => name.includes(word) || keywords.includes(word)))
    .map((one) => ({ emoji: one.emoji, rank: rankEmoji(one, phrase) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ emoji }) => emoji);
};
