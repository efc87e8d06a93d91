import { smtpSettings, validateWith } from '@school/domain/validators';
import { type FieldErrors, flat } from '../../../forms/validation.ts';
import { smtpFieldNames, type SmtpValues, writeOf } from './smtpValues.ts';

/** Validates the mail server's settings. */
export function smtpRules(values: SmtpValues): FieldErrors {
  const errors = Object.entries(flat(validateWith(smtpSettings, writeOf(values))));
  return Object.fromEntries(errors.map(([field, error]) => [smtpFieldNames[field] ?? field, error]));
}
