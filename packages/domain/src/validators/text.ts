import { string } from 'yup';
import { message, type RuleMessage } from './validateWith.ts';

/** Characters as people count them, and as the contract does: an emoji outside the basic plane is one, not two. */
export function lengthOf(text: string): number {
  // Never more characters than units, so that a hostile text is not counted.
  return text.length > 100_000 ? text.length : [...text].length;
}

const control = /[\u0000-\u001F\u007F]/u;

/** One line: trimmed, no control characters, at most `max` characters. */
export function line(max: number, tooLong: RuleMessage = message('validation.tooLong', { max })) {
  return string()
    .trim()
    .test('max', tooLong, (text) => lengthOf(text ?? '') <= max)
    .test('characters', message('validation.characters'), (text) => !control.test(text ?? ''));
}

/** One line that must be there. */
export const requiredLine = (max: number, required: RuleMessage, tooLong?: RuleMessage) =>
  line(max, tooLong).required(required);
