import { pin, validateWith } from '@school/domain/validators';
import { type FieldErrors, flat } from '../../forms/validation.ts';

/** Validates a PIN: four to six digits, and not easy to guess. */
export const pinRules = (values: { pin: string }): FieldErrors => flat(validateWith(pin, values));
