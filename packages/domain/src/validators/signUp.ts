import { boolean, object } from 'yup';
import { registrationLimits } from '../generated/limits.ts';
import {
  email,
  knownPassword,
  name,
  newPassword,
  optionalPersonName,
  passwordConfirmation,
} from './fields.ts';

export const signUp = object({
  name: name(),
  first_lastname: optionalPersonName(registrationLimits.first_lastname),
  second_lastname: optionalPersonName(registrationLimits.second_lastname),
  email: email(),
  password: newPassword(),
  password_confirmation: passwordConfirmation(),
  offers: boolean().default(false),
});

/** The form of the link in the mail about a sign-up: the password that was chosen there. */
export const confirmSignUp = object({ password: knownPassword() });
