import { foldText } from '@school/text';

/** A text without what a reader doesn't type: case, accents, vowel signs, invisible marks. */
export interface Folded {
  text: string;
  /** For each sign of `text`, where the sign it came from begins in the original; one more for the end. */
  from: readonly number[];
}

/** @param locale BCP 47 tag: Turkish has special lower-case rules. */
export const fold = (sourceText: string, locale: string): Folded => {
  let text = '';
  const from: number[] = [];
  let at = 0;
  for (const sign of sourceText) {
    const plain = foldText(sign, locale);
    for (let index = 0; index < plain.length; index += 1) from.push(at);
    text += plain;
    at += sign.length;
  }
  from.push(at);
  return { text, from };
};
