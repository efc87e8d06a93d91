import { userWrite, validateWith } from '@school/domain/validators';
import { type FieldErrors, flat } from '../../forms/validation.ts';
import { birthdateRules } from './birthdateRules.ts';
import { personFieldNames, type PersonValues, writeOf } from './personValues.ts';

/** Validates a person's record. */
export function personRules(values: PersonValues): FieldErrors {
  const errors = Object.entries(flat(validateWith(userWrite, writeOf(values))));
  const named = errors.map(([field, error]) => [personFieldNames[field] ?? field, error] as const);
  return { ...Object.fromEntries(named), ...birthdateRules(values) };
}
