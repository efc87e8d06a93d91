import { withoutInvisible } from '@school/text';
import { string } from 'yup';
import { isEmail } from '../email.ts';
import { message } from './validateWith.ts';

const orNull = (text: string | null) => withoutInvisible(text ?? '') || null;

/** E.164, or nothing. */
export const phone = () =>
  string()
    .nullable()
    .transform(orNull)
    .test('format', message('validation.phone.format'), (text) => !text || /^\+[1-9][0-9]{6,14}$/.test(text));

/** An e-mail address, or nothing. */
export const email = () =>
  string()
    .nullable()
    .transform(orNull)
    .test('format', message('validation.email.format'), (text) => !text || isEmail(text));
