import { isBlank, countCharacters, withoutInvisible } from '@school/text';
import { string, type StringSchema } from 'yup';
import { message, type RuleMessage } from './validateWith.ts';

const control = /[\u0000-\u001F\u007F]/u;

/** One line: trimmed, no control characters, at most `max` characters. */
export function line(max: number, tooLong?: RuleMessage) {
  return oneLine(string().trim(), max, tooLong);
}

function oneLine(
  text: StringSchema,
  max: number,
  tooLong: RuleMessage = message('validation.tooLong', { max }),
) {
  return text
    .test('max', tooLong, (text) => countCharacters(text ?? '') <= max)
    .test('characters', message('validation.characters'), (text) => !control.test(text ?? ''));
}

/** One line that must be there, with something to see. */
export const requiredLine = (max: number, required: RuleMessage, tooLong?: RuleMessage) =>
  line(max, tooLong).required(required).test('visible', required, isVisible);

/** Whether a text, if there is one, shows something. */
export const isVisible = (text: string | undefined): boolean => !text || !isBlank(text);

/** A text that names something exactly, such as an address: without the invisible characters that are copied with it. */
export const identifier = () =>
  string().transform((text: unknown) => (typeof text === 'string' ? withoutInvisible(text) : text));

/** The name of an account on another server, in one line. */
export const accountName = (max: number) => oneLine(identifier(), max);
