import { boolean, object } from 'yup';
import { registrationLimits } from '../generated/limits.ts';
import { email, name, newPassword, passwordConfirmation } from './fields.ts';
import { line, requiredLine } from './text.ts';
import { message } from './validateWith.ts';

export const signUp = object({
  name: name(),
  first_lastname: requiredLine(registrationLimits.first_lastname, message('validation.required')),
  second_lastname: line(registrationLimits.second_lastname),
  email: email(),
  password: newPassword(),
  password_confirmation: passwordConfirmation(),
  offers: boolean().default(false),
});
