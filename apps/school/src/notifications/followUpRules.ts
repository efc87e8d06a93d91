import { followUp, validateWith } from '@school/domain/validators';
import { type FieldErrors, flat } from '../forms/validation.ts';

/** What is said to those whom an emergency reached. */
export const followUpRules = (values: { content: string }): FieldErrors =>
  flat(validateWith(followUp, values));
