import { college, validateWith } from '@school/domain/validators';
import { toFormErrors } from '../../forms/fields.ts';
import type { FieldErrors } from '../../forms/validation.ts';
import { schoolFields, type SchoolValues, writeOf } from './schoolValues.ts';

/** Validates the school's record. */
export const schoolRules = (values: SchoolValues): FieldErrors =>
  toFormErrors(schoolFields, validateWith(college, writeOf(values)));
