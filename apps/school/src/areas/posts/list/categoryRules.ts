import { documentCategory, validateWith } from '@school/domain/validators';
import { type FieldErrors, flat } from '../../../forms/validation.ts';

/** Validates a category's name; the contract has the same rules for every kind of category. */
export const categoryRules = ({ name }: { name: string }): FieldErrors =>
  flat(validateWith(documentCategory, { name, parent_id: null }));
