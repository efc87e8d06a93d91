import { withoutInvisible } from '@school/text';
import { string } from 'yup';
import { isEmail } from '../email.ts';
import { isPhoneNumber } from '../phoneNumber.ts';
import { message } from './validateWith.ts';

const orNull = (text: string | null) => withoutInvisible(text ?? '') || null;

/** A number that can be called, or nothing. */
export const phone = () =>
  string()
    .nullable()
    .transform(orNull)
    .test('format', message('validation.phone.callable'), (text) => !text || isPhoneNumber(text));

/** The digits that are dialled after a number was answered, or nothing. */
export const extension = () =>
  string()
    .nullable()
    .transform(orNull)
    .test('format', message('validation.extension.format'), (text) => !text || /^[0-9]{1,8}$/.test(text));

/** The extension of the number in the field `phone`, or nothing. */
export const phoneExtension = () =>
  extension().test(
    'phone',
    message('validation.extension.phone'),
    (text, { parent }) => !text || Boolean((parent as { phone?: unknown }).phone),
  );

/** An e-mail address, or nothing. */
export const email = () =>
  string()
    .nullable()
    .transform(orNull)
    .test('format', message('validation.email.format'), (text) => !text || isEmail(text));
