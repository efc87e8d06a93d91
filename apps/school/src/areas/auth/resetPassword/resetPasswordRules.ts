import { resetPassword, validateWith } from '@school/domain/validators';
import { type FieldErrors, flat } from '../../../forms/validation.ts';

/** Validates a new password. */
export const resetPasswordRules = (values: object): FieldErrors => flat(validateWith(resetPassword, values));
