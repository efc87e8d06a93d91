import { documentCategory, validateWith } from '@school/domain/validators';
import { type FieldErrors, flat } from '../../../forms/validation.ts';
import { type CategoryValues, writeOf } from './categoryValues.ts';

/** Validates a category: it needs a name. */
export const categoryRules = (values: CategoryValues): FieldErrors => {
  const { parent_id: parent, ...rest } = flat(validateWith(documentCategory, writeOf(values)));
  return parent ? { ...rest, parent } : rest;
};
