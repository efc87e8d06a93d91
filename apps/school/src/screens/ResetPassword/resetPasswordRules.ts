import { resetPassword, validateWith } from '@school/domain/validators';
import { type FieldErrors, flat } from '../../forms/validation.ts';

/** What a new password asks for. */
export const resetPasswordRules = (values: object): FieldErrors => flat(validateWith(resetPassword, values));
