import { foldText } from '@school/text';

/** A text without what a reader doesn't type: case, accents, vowel signs, invisible marks. */
export interface Folded {
  text: string;
  /** For each sign of `text`, where the sign it came from begins in the original; one more for the end. */
  from: readonly number[];
}

/** @param locale BCP 47 tag: Turkish has special lower-case rules. */
export const fold = (original: string, locale: string): Folded => {
  let text = '';
  const from: number[] = [];
  let at = 0;
  for (const sign of original) {
    const plain = foldText(sign, locale);
    for (let step = 0; step < plain.length; step += 1) from.push(at);
    text += plain;
    at += sign.length;
  }
  from.push(at);
  return { text, from };
};
