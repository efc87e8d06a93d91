import { loginByPassport, validateWith } from '@school/domain/validators';
import { type FieldErrors, flat } from '../../forms/validation.ts';

/** What signing in by passport asks for. */
export const passportRules = (values: object): FieldErrors => flat(validateWith(loginByPassport, values));
