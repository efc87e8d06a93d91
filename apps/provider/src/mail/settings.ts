import type { Row } from '../database/schema.ts';
import type { Encryption } from '../plugins/encryption.ts';
import type { Mail } from './outbox.ts';
import type { WrittenMail } from './writeMail.ts';
import type { SmtpAccount } from './smtp.ts';

type Settings = Row<'smtp_settings'>;

/** A stored password opens for this school and this column only. */
export const passwordPurpose = (collegeId: string) => `${collegeId} smtp_settings.password`;

/** The settings with the password opened: never to leave the provider but for its server. */
export function accountOf(seal: Encryption, settings: Settings): SmtpAccount {
  const { college_id, host, port, encryption, auth, username, password } = settings;
  const opened = password ? seal.open(password, passwordPurpose(college_id)) : '';
  return { host, port, encryption, auth, username: username ?? '', password: opened };
}

/** The mail as the school's own server takes it: from the address that it may send for. */
export function fromSchool(mail: WrittenMail, id: string, settings: Settings): Mail {
  const { from_name, from_address, reply_to } = settings;
  const from = { name: from_name, address: from_address };
  return { ...mail, id, from, ...(reply_to ? { replyTo: reply_to } : {}) };
}
