import {
  confirmSignUp,
  loginByPassport,
  loginIdentifier,
  recover,
  resetPassword,
  signUp,
  validateWith,
} from '@school/domain/validators';
import { flat, type Validator } from '../../forms/validation.ts';

export { formatRut, isRut } from '@school/domain/rut';

const rules =
  (schema: Parameters<typeof validateWith>[0]): Validator<object> =>
  (values) =>
    flat(validateWith(schema, values));

/** The rules of the public forms. They name what they use, so that sign-in doesn't load the other validators. */
export const authRules = {
  identifier: rules(loginIdentifier),
  passport: rules(loginByPassport),
  recover: rules(recover),
  resetPassword: rules(resetPassword),
  signUp: rules(signUp),
  confirmSignUp: rules(confirmSignUp),
};
