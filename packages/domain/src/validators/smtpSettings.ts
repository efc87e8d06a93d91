import { countCharacters } from '@school/text';
import { mixed, number, object, string } from 'yup';
import { smtpSettingsWriteLimits } from '../generated/limits.ts';
import type { SmtpAuth, SmtpEncryption } from '../generated/types.gen.ts';
import { isMailHost } from '../mailHost.ts';
import { email } from './contactFields.ts';
import { accountName, identifier, requiredLine } from './text.ts';
import { message } from './validateWith.ts';

const control = /[\u0000-\u001F\u007F]/u;
const { password, port: highestPort } = smtpSettingsWriteLimits;

/** An address that must be there. */
const address = () => email().required(message('validation.email.format'));

/** Where a server is and how the connection to it is encrypted. */
const server = () => ({
  host: identifier()
    .required(message('validation.host.format'))
    .test('format', message('validation.host.format'), (text) => !text || isMailHost(text)),
  port: number()
    .typeError(message('validation.port.range') as never)
    .required(message('validation.port.range'))
    .integer(message('validation.port.range'))
    .min(1, message('validation.port.range'))
    .max(highestPort, message('validation.port.range')),
  encryption: mixed<SmtpEncryption>()
    .required(message('validation.required'))
    .oneOf(['none', 'starttls', 'tls'], message('validation.required')),
});

/** A password; an empty one keeps the stored one. */
const storedPassword = () =>
  string()
    .test(
      'max',
      message('validation.tooLong', { max: password }),
      (text) => countCharacters(text ?? '') <= password,
    )
    .test('characters', message('validation.characters'), (text) => !control.test(text ?? ''));

/** Rules of a school's mail server and its mailbox for reports; an empty password keeps the stored one. */
export const smtpSettings = object({
  ...server(),
  auth: mixed<SmtpAuth>()
    .required(message('validation.required'))
    .oneOf(['none', 'login'], message('validation.required')),
  username: accountName(smtpSettingsWriteLimits.username).test(
    'needed',
    message('validation.required'),
    (text, { parent }) => Boolean(text) || (parent as { auth?: unknown }).auth !== 'login',
  ),
  password: storedPassword(),
  from_name: requiredLine(smtpSettingsWriteLimits.from_name, message('validation.required')),
  from_address: address(),
  reply_to: email(),
  bounces: object({
    ...server(),
    username: accountName(smtpSettingsWriteLimits.username).required(message('validation.required')),
    password: storedPassword(),
  })
    .nullable()
    .default(undefined),
});

/** Where the mail that tries the settings out is to go. */
export const smtpTest = object({ to: address() });
