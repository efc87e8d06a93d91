import { signUp, validateWith } from '@school/domain/validators';
import { type FieldErrors, flat } from '../../../forms/validation.ts';

/** Validates a sign-up. */
export const signUpRules = (values: object): FieldErrors => flat(validateWith(signUp, values));
