import type { InputOf, SmtpEncryption, SmtpSettings } from '@school/domain';
import type { StoredPassword } from '../StoredPasswordField.tsx';

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

/** Maps field names of the API to those of the form. */
export const smtpFieldNames: Record<string, string> = {
  auth: 'login',
  from_name: 'fromName',
  from_address: 'fromAddress',
  reply_to: 'replyTo',
};
