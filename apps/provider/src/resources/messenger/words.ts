import { fold } from '@school/domain';

const longest = 40;

/** The words of a text as they are searched for, in their order. */
export function wordsOf(text: string): string[] {
  return (fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.slice(0, longest).toWellFormed());
}

/** Each word after one space, so that its beginning can be looked for. */
export const foldedOf = (words: readonly string[]) => words.map((word) => ` ${word}`).join('');
