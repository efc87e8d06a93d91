import { allows, isMailHost, type SmtpSettingsWrite } from '@school/domain';
import type { Row } from '../../database/schema.ts';
import type { AuditFields } from '../../journal/auditFields.ts';
import { diffFields } from '../../journal/changes.ts';
import { retryEmails } from '../../mail/queue.ts';
import { mailPasswordPurpose } from '../../mail/settings.ts';
import type { Context } from '../../http/contract/handler.ts';
import { type FieldErrors, invalid, rejectStale, requireAllowed } from '../../httpError.ts';
import type { Encryption } from '../../security/encryption.ts';
import { wrongPassword } from '../accounts/ownPassword.ts';
import { mailboxRecord, noMailbox, writeBounceMailbox } from './bounceMailbox.commands.ts';
import { notifyOfServer } from './changedServer.ts';
import { findServers, lockServers, storeSmtpSettings } from './smtpSettings.queries.ts';

type Known = Row<'smtp_settings'> | undefined;

/** The audit's subject for the mail settings. */
export const subject = { kind: 'integration', name: 'smtp' } as const;

/**
 * Whether the stored password may be reused: only for the same server and user, and not unencrypted unless it was so before.
 */
const isSame = (current: Known, { host, port, username, encryption }: SmtpSettingsWrite) =>
  current?.host === host &&
  current.port === port &&
  current.username === username &&
  (encryption !== 'none' || current.encryption === 'none');

/** Whether e-mails would go another way than before. */
function changesServer(
  current: Known,
  { host, port, encryption, auth, username }: SmtpSettingsWrite,
): boolean {
  if (!current) return true;
  const before = [current.host, current.port, current.encryption, current.auth, current.username || null];
  const after = [host, port, encryption, auth, (auth === 'login' && username) || null];
  return before.some((value, at) => value !== after[at]);
}

/**
 * Returns user name and encrypted password to store.
 * @throws HttpError 422
 */
function signInFrom(encryption: Encryption, collegeId: string, body: SmtpSettingsWrite, current: Known) {
  if (body.auth === 'none') return { username: null, password: null };
  const { username = '', password = '' } = body;
  const errors: FieldErrors = {};
  if (!username) errors.username = ['The username field is required.'];
  const storedPassword = isSame(current, body) ? (current?.password ?? null) : null;
  if (!password && !storedPassword) errors.password = ['The password field is required.'];
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return {
    username,
    password: password ? encryption.encrypt(password, mailPasswordPurpose(collegeId)) : storedPassword,
  };
}

/** Returns the fields that the audit stores: whether the password changed, never its value. */
export function toSmtpAuditRecord(row: Known, passwordChanged = false): Record<string, unknown> {
  if (!row) return {};
  const { host, port, encryption, auth, username, from_name, from_address, reply_to } = row;
  return {
    host,
    port,
    encryption,
    auth,
    username,
    from_name,
    from_address,
    reply_to,
    ...(passwordChanged ? { password: 'changed' } : {}),
  } satisfies AuditFields<SmtpSettingsWrite, 'password' | 'bounces' | 'current_password'>;
}

type Writing = Pick<
  Context<'updateSmtpSettings'>,
  | 'tx'
  | 'college'
  | 'person'
  | 'body'
  | 'now'
  | 'services'
  | 'audit'
  | 'version'
  | 'defer'
  | 'afterCommit'
  | 'origin'
>;

/** The stored settings, and the mailbox for reports. */
export interface WrittenSettings {
  settings: Row<'smtp_settings'>;
  mailbox: Row<'bounce_mailboxes'> | undefined;
}

/**
 * Stores the settings and makes all open e-mails due.
 * @param confirmed Whether the person gave their own password.
 * @throws HttpError 403 when a person who may not give roles changes the server, 409 when the change is based on another
 * version, 422 for invalid input.
 */
export async function writeSmtpSettings(context: Writing, confirmed: boolean): Promise<WrittenSettings> {
  const { tx, college, person, body, now, services, audit, defer } = context;
  if (!isMailHost(body.host)) throw invalid({ host: ['The host field must be the name of a server.'] });
  const input = { ...body, username: body.username?.trim() ?? '' };
  const administrators = await lockServers(tx, college.id);
  const { settings: current, mailbox: knownMailbox, version } = await findServers(tx, college.id);
  rejectStale(context.version, { version }, subject);
  const changed = changesServer(current, input);
  // Links to choose a password go through the server, so its owner can act as any person.
  requireAllowed(!changed || allows(person, 'users.roles'));
  if (changed && !confirmed) throw wrongPassword();
  const { host, port, encryption, auth } = body;
  const settings = {
    college_id: college.id,
    host,
    port,
    encryption,
    auth,
    ...signInFrom(services.encryption, college.id, input, current),
    from_name: body.from_name.trim(),
    from_address: body.from_address,
    reply_to: body.reply_to ?? null,
    checked_at: null,
    problem: null,
    reply: null,
    updated_at: now,
    version: version + 1,
  };
  defer(storeSmtpSettings(tx, settings));
  for (const part of retryEmails(college.id, now)) defer(part);
  if (changed) notifyOfServer(context, administrators, current);
  const hasNewPassword = Boolean(body.password) && auth === 'login';
  const mailbox = writeBounceMailbox(context, knownMailbox);
  const before = { ...toSmtpAuditRecord(current), ...mailboxRecord(knownMailbox) };
  const hasNewMailboxPassword = Boolean(body.bounces?.password);
  const after = {
    ...toSmtpAuditRecord(settings, hasNewPassword),
    ...noMailbox,
    ...mailboxRecord(mailbox, hasNewMailboxPassword),
  };
  audit({ subject: { ...subject, id: null }, ...diffFields(before, after) });
  return { settings, mailbox };
}
