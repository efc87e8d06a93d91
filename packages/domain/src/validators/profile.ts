import { object } from 'yup';
import { day, email, knownPassword, name, newPassword, passwordConfirmation, phone, rut } from './fields.ts';
import { line, requiredLine } from './text.ts';
import { pin } from './user.ts';
import { message } from './validateWith.ts';

/** One's own record; an empty text clears a value that may be missing. */
export const profile = object({
  name: name(),
  first_lastname: requiredLine(100, message('validation.required')),
  second_lastname: line(100),
  email: email(),
  rut: rut(),
  phone: phone(),
  birthdate: day(),
});

/** One's own PIN; `pin` is judged as any other. */
export const ownPin = pin.shape({ current_password: knownPassword() });

export const updatePassword = object({
  current_password: knownPassword(),
  password: newPassword(),
  password_confirmation: passwordConfirmation('validation.password.matchNew'),
});
