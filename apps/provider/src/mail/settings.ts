import type { Row } from '../database/schema.ts';
import type { Encryption } from '../security/encryption.ts';
import type { Mail } from './outbox.ts';
import type { WrittenMail } from './writeMail.ts';
import type { SmtpAccount } from './smtp.ts';

type Settings = Row<'smtp_settings'>;

/** A stored password decrypts for this school and this column only. */
export const mailPasswordPurpose = (collegeId: string) => `${collegeId} smtp_settings.password`;

/** Returns the settings with the decrypted password: it must leave the provider only for the school's server. */
export function toSmtpAccount(cipher: Encryption, settings: Settings): SmtpAccount {
  const { college_id, host, port, encryption, auth, username, password } = settings;
  const opened = password ? cipher.decrypt(password, mailPasswordPurpose(college_id)) : '';
  return { host, port, encryption, auth, username: username ?? '', password: opened };
}

/** Returns the mail as the school's own server accepts it: with the sender address of the settings. */
export function fromSchool(mail: WrittenMail, id: string, settings: Settings): Mail {
  const { from_name, from_address, reply_to } = settings;
  const from = { name: from_name, address: from_address };
  return { ...mail, id, from, ...(reply_to ? { replyTo: reply_to } : {}) };
}
