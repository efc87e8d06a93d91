import { fold } from '@school/domain';

const longest = 40;

/** Returns the search words of a text, in their order. */
export function toSearchWords(text: string): string[] {
  return (fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.slice(0, longest).toWellFormed());
}

/** Returns the words with a space before each, so that a prefix search can match the start of a word. */
export const messageSearchText = (words: readonly string[]) => words.map((word) => ` ${word}`).join('');
