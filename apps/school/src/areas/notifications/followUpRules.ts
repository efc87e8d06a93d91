import { followUp, validateWith } from '@school/domain/validators';
import { type FieldErrors, flat } from '../../forms/validation.ts';

/** Validates a follow-up to the recipients of an emergency. */
export const followUpRules = (values: { content: string }): FieldErrors =>
  flat(validateWith(followUp, values));
