import type { InputOf, SmtpEncryption, SmtpSettings } from '@school/domain';
import type { Translate } from '../../../intl/useText.ts';
import type { ComparedFormFields } from '../../../forms/fields.ts';
import { type StoredPassword, passwordFields } from '../passwordFields.ts';
import type { CompleteWrite } from '../../../forms/completeWrite.ts';

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
  /** Whether the mailbox for reports is read. */
  bounces: boolean;
  bounceHost: string;
  bouncePort: string;
  bounceEncryption: SmtpEncryption;
  bounceUsername: string;
  bouncePassword: string;
  bounceChanging: boolean;
  /** The saved server; a change needs the user's own password. */
  savedServer: string;
  currentPassword: string;
};

type Server = Pick<SmtpValues, 'host' | 'port' | 'encryption' | 'login' | 'username'>;

const toServerKey = ({ host, port, encryption, login, username }: Server): string =>
  JSON.stringify([host.trim(), port.trim(), encryption, login && username.trim()]);

/** Whether the form changes where the school's e-mails go. */
export const changesServer = (values: Server & Pick<SmtpValues, 'savedServer'>): boolean =>
  toServerKey(values) !== values.savedServer;

/** Converts the settings to form values; the defaults are the most common port and encryption. */
export const smtpToFormValues = (settings: SmtpSettings): SmtpValues => {
  const values = storedValues(settings);
  return { ...values, savedServer: settings.host === null ? '' : toServerKey(values), currentPassword: '' };
};

const storedValues = (settings: SmtpSettings): Omit<SmtpValues, 'savedServer' | 'currentPassword'> => ({
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
  bounces: settings.bounces !== null,
  bounceHost: settings.bounces?.host ?? '',
  bouncePort: String(settings.bounces?.port ?? 993),
  bounceEncryption: settings.bounces?.encryption ?? 'tls',
  bounceUsername: settings.bounces?.username ?? '',
  bouncePassword: '',
  bounceChanging: false,
});

const digits = /^\d{1,6}$/;

const portFrom = (text: string): number => (digits.test(text.trim()) ? Number(text) : Number.NaN);

/** Converts form values to the request body; an empty password keeps the stored one. */
export const toSmtpRequest = (values: SmtpValues): CompleteWrite<InputOf<'updateSmtpSettings'>['body']> => ({
  host: values.host.trim(),
  port: portFrom(values.port),
  encryption: values.encryption,
  auth: values.login ? 'login' : 'none',
  username: values.login ? values.username.trim() : undefined,
  password: values.login ? values.password : undefined,
  current_password: changesServer(values) ? values.currentPassword : undefined,
  from_name: values.fromName.trim(),
  from_address: values.fromAddress.trim(),
  reply_to: values.replyTo.trim() || null,
  bounces: values.bounces
    ? {
        host: values.bounceHost.trim(),
        port: portFrom(values.bouncePort),
        encryption: values.bounceEncryption,
        username: values.bounceUsername.trim(),
        password: values.bouncePassword,
      }
    : null,
});

const encryptionText = (encryption: SmtpEncryption, t: Translate) =>
  encryption === 'none' ? t('integrations.smtp.noEncryption') : encryption.toUpperCase();

/** The fields of the mail server. */
export const smtpFields = {
  host: { label: 'integrations.smtp.host', rejected: 'validation.host.format', compared: true },
  port: { label: 'integrations.smtp.port', rejected: 'validation.port.range', compared: true },
  encryption: {
    label: 'integrations.smtp.encryption',
    compared: ({ encryption }, { t }) => encryptionText(encryption, t),
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
  bounces: {
    label: 'integrations.smtp.bounces.read',
    compared: ({ bounces }, { t }) => t(bounces ? 'school.yes' : 'school.no'),
  },
  bounceHost: {
    label: 'integrations.smtp.bounces.host',
    requestField: 'bounces.host',
    rejected: 'validation.host.format',
    compared: true,
  },
  bouncePort: {
    label: 'integrations.smtp.bounces.port',
    requestField: 'bounces.port',
    rejected: 'validation.port.range',
    compared: true,
  },
  bounceEncryption: {
    label: 'integrations.smtp.bounces.encryption',
    requestField: 'bounces.encryption',
    compared: ({ bounceEncryption }, { t }) => encryptionText(bounceEncryption, t),
  },
  bounceUsername: {
    label: 'integrations.smtp.bounces.username',
    requestField: 'bounces.username',
    rejected: 'validation.required',
    compared: true,
  },
  bouncePassword: {
    label: 'integrations.smtp.bounces.password',
    requestField: 'bounces.password',
    rejected: 'integrations.form.passwordAgain',
    stored: false,
    compared: false,
  },
  bounceChanging: { stored: false },
  savedServer: { stored: false },
  currentPassword: {
    label: 'profile.password.current',
    requestField: 'current_password',
    rejected: 'profile.password.wrong',
    stored: false,
    compared: false,
  },
} as const satisfies ComparedFormFields<SmtpValues>;
