import { documentCategory, validateWith } from '@school/domain/validators';
import { toFormErrors } from '../../../forms/fields.ts';
import type { FieldErrors } from '../../../forms/validation.ts';
import { categoryFields, type CategoryValues, writeOf } from './categoryValues.ts';

/** Validates a category: it needs a name. */
export const categoryRules = (values: CategoryValues): FieldErrors =>
  toFormErrors(categoryFields, validateWith(documentCategory, writeOf(values)));
