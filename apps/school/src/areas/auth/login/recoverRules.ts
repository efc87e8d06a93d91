import { recover, validateWith } from '@school/domain/validators';
import { type FieldErrors, flat } from '../../../forms/validation.ts';

/** Validates a password reset request. */
export const recoverRules = (values: object): FieldErrors => flat(validateWith(recover, values));
