import { countCharacters } from '@school/text';
import { boolean, object, string } from 'yup';
import { calendarSettingsWriteLimits } from '../generated/limits.ts';
import { isServerAddress } from '../serverAddress.ts';
import { accountName, identifier } from './text.ts';
import { message } from './validateWith.ts';

const { password } = calendarSettingsWriteLimits;
const control = /[\u0000-\u001F\u007F]/u;

/** Rules of the connection to a school's external calendar; an empty password keeps the stored one. */
export const calendarSettings = object({
  url: identifier()
    .required(message('validation.address.format'))
    .test('format', message('validation.address.format'), (text) => !text || isServerAddress(text)),
  username: accountName(calendarSettingsWriteLimits.username)
    .required(message('validation.required'))
    // Basic authentication ends the name at the first colon (RFC 7617).
    .test('colon', message('validation.characters'), (text) => !text?.includes(':')),
  password: string()
    .test(
      'max',
      message('validation.tooLong', { max: password }),
      (text) => countCharacters(text ?? '') <= password,
    )
    .test('characters', message('validation.characters'), (text) => !control.test(text ?? '')),
  enabled: boolean().strict().required(message('validation.required')),
});
