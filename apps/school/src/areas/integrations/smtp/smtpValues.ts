import type { InputOf, SmtpEncryption, SmtpSettings } from '@school/domain';
import type { ComparedFormFields } from '../../../forms/fields.ts';
import { type StoredPassword, passwordFields } from '../passwordFields.ts';

/** Form values of the mail server. */
export type SmtpValues = StoredPassword & {
  host: string;
  port: string;
  encryption: SmtpEncryption;
  login: boolean;
  username: string;
  fromName: string;
  fromAddress: string;
  replyTo: string;
};

/** Converts the settings to form values; the defaults are the most common port and encryption. */
export const valuesOf = (settings: SmtpSettings): SmtpValues => ({
  host: settings.host ?? '',
  port: String(settings.port ?? 587),
  encryption: settings.encryption ?? 'starttls',
  login: settings.auth !== 'none',
  username: settings.username ?? '',
  password: '',
  changing: false,
  fromName: settings.from_name ?? '',
  fromAddress: settings.from_address ?? '',
  replyTo: settings.reply_to ?? '',
});

const digits = /^\d{1,6}$/;

/** Converts form values to the request body; an empty password keeps the stored one. */
export const writeOf = (values: SmtpValues): InputOf<'updateSmtpSettings'>['body'] => ({
  host: values.host.trim(),
  port: digits.test(values.port.trim()) ? Number(values.port) : Number.NaN,
  encryption: values.encryption,
  auth: values.login ? 'login' : 'none',
  ...(values.login ? { username: values.username.trim(), password: values.password } : {}),
  from_name: values.fromName.trim(),
  from_address: values.fromAddress.trim(),
  reply_to: values.replyTo.trim() || null,
});

/** The fields of the mail server. */
export const smtpFields = {
  host: { label: 'integrations.smtp.host', rejected: 'validation.host.format', compared: true },
  port: { label: 'integrations.smtp.port', rejected: 'validation.port.range', compared: true },
  encryption: {
    label: 'integrations.smtp.encryption',
    compared: ({ encryption }, { t }) =>
      encryption === 'none' ? t('integrations.smtp.noEncryption') : encryption.toUpperCase(),
  },
  login: {
    label: 'integrations.smtp.login',
    requestField: 'auth',
    compared: ({ login }, { t }) => t(login ? 'school.yes' : 'school.no'),
  },
  username: { label: 'integrations.form.username', rejected: 'validation.required', compared: true },
  ...passwordFields,
  fromName: {
    label: 'integrations.smtp.fromName',
    requestField: 'from_name',
    rejected: 'validation.required',
    compared: true,
  },
  fromAddress: {
    label: 'integrations.smtp.fromAddress',
    requestField: 'from_address',
    rejected: 'validation.email.format',
    compared: true,
  },
  replyTo: {
    label: 'integrations.smtp.replyTo',
    requestField: 'reply_to',
    rejected: 'validation.email.format',
    compared: true,
  },
} as const satisfies ComparedFormFields<SmtpValues>;
