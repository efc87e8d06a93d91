import { userWrite, validateWith } from '@school/domain/validators';
import { toFormErrors } from '../../forms/fields.ts';
import type { FieldErrors } from '../../forms/validation.ts';
import { birthdateRules } from './birthdateRules.ts';
import { personFields, type PersonValues, toUserRequest } from './personValues.ts';

/** Validates a person's record. */
export function personRules(values: PersonValues): FieldErrors {
  const errors = toFormErrors(personFields, validateWith(userWrite, toUserRequest(values)));
  return { ...errors, ...birthdateRules(values) };
}
