import { object, string } from 'yup';
import { email, newPassword, passwordConfirmation } from './fields.ts';
import { message } from './validateWith.ts';

/** The recover-account dialog. */
export const recover = object({ email: email() });

/** The form of the link in a recovery e-mail, which contains `token` and `email`. */
export const resetPassword = object({
  token: string()
    .required(message('validation.required'))
    .test('max', message('validation.tooLong', { max: 200 }), (text) => !text || text.length <= 200)
    .test('characters', message('validation.characters'), (text) => !text?.includes('\u0000')),
  email: email(),
  password: newPassword(),
  password_confirmation: passwordConfirmation(),
});
