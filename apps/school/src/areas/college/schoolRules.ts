import { college, validateWith } from '@school/domain/validators';
import { type FieldErrors, flat } from '../../forms/validation.ts';
import { schoolFieldNames, type SchoolValues, writeOf } from './schoolValues.ts';

/** Validates the school's record. */
export function schoolRules(values: SchoolValues): FieldErrors {
  const errors = Object.entries(flat(validateWith(college, writeOf(values))));
  return Object.fromEntries(errors.map(([field, error]) => [schoolFieldNames[field] ?? field, error]));
}
