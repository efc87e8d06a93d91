import { smtpSettings, validateWith } from '@school/domain/validators';
import { toFormErrors } from '../../../forms/fields.ts';
import type { FieldErrors } from '../../../forms/validation.ts';
import { changesServer, smtpFields, type SmtpValues, toSmtpRequest } from './smtpValues.ts';

/** Validates the mail server's settings. */
export const smtpRules = (values: SmtpValues): FieldErrors => ({
  ...toFormErrors(smtpFields, validateWith(smtpSettings, toSmtpRequest(values))),
  ...(changesServer(values) &&
    values.currentPassword === '' && { currentPassword: { id: 'validation.password.required' } }),
});
