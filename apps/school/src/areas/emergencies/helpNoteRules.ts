import { acknowledgement, validateWith } from '@school/domain/validators';
import { type FieldErrors, flat } from '../../forms/validation.ts';

/** Validates the text of a request for help; it may be empty. */
export const helpNoteRules = ({ note }: { note: string }): FieldErrors =>
  flat(validateWith(acknowledgement, { state: 'needs_help', note }));
