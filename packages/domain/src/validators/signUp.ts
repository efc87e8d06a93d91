import { boolean, object } from 'yup';
import { email, name, newPassword, passwordConfirmation } from './fields.ts';

export const signUp = object({
  name: name(),
  email: email(),
  password: newPassword(),
  password_confirmation: passwordConfirmation(),
  offers: boolean().default(false),
});
