import { foldText } from '@school/text';

const pause = 700;
const plain = (text: string): string => foldText(text).trim();

/** The recently typed text, and its time: stored by the list between keys. */
export interface Typed {
  text: string;
  at: number;
}

/**
 * Returns the index of the label that matches the typed characters, or -1. Characters within 700 ms add up; one
 * character typed repeatedly cycles through the matches. Ignores accents and case. `at` is the `timeStamp` of the key
 * event.
 */
export const typeahead = (
  labels: readonly string[],
  current: number,
  sign: string,
  at: number,
  typed: Typed,
): number => {
  typed.text = at - typed.at > pause ? sign : typed.text + sign;
  typed.at = at;
  const typedText = plain(typed.text);
  const isRepeated = [...typedText].every((each) => each === typedText[0]);
  const searchText = isRepeated ? typedText.slice(0, 1) : typedText;
  const from = isRepeated ? current + 1 : Math.max(current, 0);
  for (let step = 0; step < labels.length; step += 1) {
    const index = (from + step) % labels.length;
    if (plain(labels[index] ?? '').startsWith(searchText)) return index;
  }
  return -1;
};
