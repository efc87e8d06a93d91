import { boolean, object } from 'yup';
import { email, name, newPassword, passwordConfirmation } from './fields.ts';
import { line, requiredLine } from './text.ts';
import { message } from './validateWith.ts';

export const signUp = object({
  name: name(),
  first_lastname: requiredLine(100, message('validation.required')),
  second_lastname: line(100),
  email: email(),
  password: newPassword(),
  password_confirmation: passwordConfirmation(),
  offers: boolean().default(false),
});
