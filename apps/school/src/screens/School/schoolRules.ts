import { college, validateWith } from '@school/domain/validators';
import { type FieldErrors, flat } from '../../forms/validation.ts';
import { schoolFieldNames, type SchoolValues, writeOf } from './schoolValues.ts';

/** What the school's record asks for. */
export function schoolRules(values: SchoolValues): FieldErrors {
  const errors = Object.entries(flat(validateWith(college, writeOf(values))));
  return Object.fromEntries(errors.map(([field, error]) => [schoolFieldNames[field] ?? field, error]));
}
