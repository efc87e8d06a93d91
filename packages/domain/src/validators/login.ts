import { object } from 'yup';
import { isEmail } from '../email.ts';
import type { Login } from '../generated/types.gen.ts';
import { isRut, withoutInvisible } from '@school/text';
import { email, knownPassword, passport, rut } from './fields.ts';
import { identifier } from './text.ts';
import { message } from './validateWith.ts';

export const loginByEmail = object({ email: email(), password: knownPassword() });

export const loginByRut = object({
  rut: rut().required(message('validation.rut.invalid')),
  password: knownPassword(),
});

export const loginByPassport = object({
  passport: passport().required(message('validation.passport.format')),
  password: knownPassword(),
});

const isAddress = (text: string) => text.includes('@');

/** Rules of the field for e-mail or RUT: an at sign means an e-mail address. */
export const loginIdentifier = object({
  identifier: identifier()
    .required(message('validation.identifier.required'))
    .test('email', message('validation.email.format'), (text) => !text || !isAddress(text) || isEmail(text))
    .test('rut', message('validation.rut.invalid'), (text) => !text || isAddress(text) || isRut(text)),
  password: knownPassword(),
});

/** What to send for the one field: under `email` or `rut`, as it was meant. */
export function toLogin(values: { identifier: string; password: string }): Login {
  const identifier = withoutInvisible(values.identifier);
  const { password } = values;
  return isAddress(identifier) ? { email: identifier, password } : { rut: identifier, password };
}
