import { pin, validateWith } from '@school/domain/validators';
import { type FieldErrors, flat } from '../forms/validation.ts';

/** What a PIN asks for: four to six digits, and not those that are tried first. */
export const pinRules = (values: { pin: string }): FieldErrors => flat(validateWith(pin, values));
