import { recover, validateWith } from '@school/domain/validators';
import { type FieldErrors, flat } from '../../forms/validation.ts';

/** What asking for a new password asks for. */
export const recoverRules = (values: object): FieldErrors => flat(validateWith(recover, values));
