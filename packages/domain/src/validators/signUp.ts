import { boolean, object } from 'yup';
import { registrationLimits } from '../generated/limits.ts';
import { email, name, newPassword, optionalPersonName, passwordConfirmation, personName } from './fields.ts';

export const signUp = object({
  name: name(),
  first_lastname: personName(registrationLimits.first_lastname),
  second_lastname: optionalPersonName(registrationLimits.second_lastname),
  email: email(),
  password: newPassword(),
  password_confirmation: passwordConfirmation(),
  offers: boolean().default(false),
});
