import { object, string } from 'yup';
import { isCalendarDate } from '../calendarDate.ts';
import { email, knownPassword, name, newPassword, passwordConfirmation, rut } from './fields.ts';
import { line, requiredLine } from './text.ts';
import { message } from './validateWith.ts';

/** One's own record; an empty text clears a value that may be missing. */
export const profile = object({
  name: name(),
  first_lastname: requiredLine(100, message('validation.required')),
  second_lastname: line(100),
  email: email(),
  rut: rut(),
  phone: string()
    .trim()
    .test('format', message('validation.phone.format'), (text) => !text || /^\+[1-9][0-9]{6,14}$/.test(text)),
  birthdate: string()
    .trim()
    .test('format', message('validation.date.format'), (text) => !text || isCalendarDate(text)),
});

export const updatePassword = object({
  current_password: knownPassword(),
  password: newPassword(),
  password_confirmation: passwordConfirmation(),
});
