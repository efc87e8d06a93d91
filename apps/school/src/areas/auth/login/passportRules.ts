import { loginByPassport, validateWith } from '@school/domain/validators';
import { type FieldErrors, flat } from '../../../forms/validation.ts';

/** Validates sign-in by passport. */
export const passportRules = (values: object): FieldErrors => flat(validateWith(loginByPassport, values));
