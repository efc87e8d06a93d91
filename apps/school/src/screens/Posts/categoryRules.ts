import { documentCategory, validateWith } from '@school/domain/validators';
import { type FieldErrors, flat } from '../../forms/validation.ts';

/** What the name of a category asks for; the contract asks the same of every kind of category. */
export const categoryRules = ({ name }: { name: string }): FieldErrors =>
  flat(validateWith(documentCategory, { name, parent_id: null }));
