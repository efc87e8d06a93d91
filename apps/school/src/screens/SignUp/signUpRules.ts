import { signUp, validateWith } from '@school/domain/validators';
import { type FieldErrors, flat } from '../../forms/validation.ts';

/** What joining a school asks for. */
export const signUpRules = (values: object): FieldErrors => flat(validateWith(signUp, values));
