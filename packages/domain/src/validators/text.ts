import { lengthOf } from '@school/text';
import { string } from 'yup';
import { message, type RuleMessage } from './validateWith.ts';

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
