import { confirmSignUp, validateWith } from '@school/domain/validators';
import { type FieldErrors, flat } from '../../../forms/validation.ts';

/** Validates the password that confirms a sign-up. */
export const confirmSignUpRules = (values: object): FieldErrors => flat(validateWith(confirmSignUp, values));
