import { type BounceMailboxWrite, isMailHost } from '@school/domain';
import type { AuditField } from '@school/domain/audit';
import { mailboxPurpose } from '../../bounces/bounceWorker.ts';
import type { Row } from '../../database/schema.ts';
import type { Context } from '../../http/contract/handler.ts';
import { invalid } from '../../httpError.ts';
import type { Encryption } from '../../security/encryption.ts';
import { deleteBounceMailbox, storeBounceMailbox } from './smtpSettings.queries.ts';

type Mailbox = Row<'bounce_mailboxes'>;

/**
 * Returns the encrypted password to store; the stored one is reused for the same server and user only, and not unencrypted
 * unless it was so before.
 * @throws HttpError 422
 */
function passwordFrom(
  cipher: Encryption,
  collegeId: string,
  { host, port, username, encryption, password }: BounceMailboxWrite,
  current: Mailbox | undefined,
): Buffer {
  if (password) return cipher.encrypt(password, mailboxPurpose(collegeId));
  const isSame = current?.host === host && current.port === port && current.username === username;
  const isSafe = encryption !== 'none' || current?.encryption === 'none';
  if (isSame && isSafe && current.password) return current.password;
  throw invalid({ 'bounces.password': ['The password field is required.'] });
}

/** The mailbox before and after a change. */
export interface MailboxChange {
  before: Mailbox | undefined;
  after: Mailbox | undefined;
}

/**
 * Stores or removes the mailbox for reports, and makes it due; it stays when the request does not name it.
 * @returns the mailbox after the change.
 * @throws HttpError 422
 */
export function writeBounceMailbox(
  {
    tx,
    college,
    body,
    now,
    services,
    defer,
  }: Pick<Context<'updateSmtpSettings'>, 'tx' | 'college' | 'body' | 'now' | 'services' | 'defer'>,
  before: Mailbox | undefined,
): Mailbox | undefined {
  const { bounces } = body;
  if (bounces === undefined) return before;
  if (bounces === null) {
    if (before) defer(deleteBounceMailbox(college.id));
    return undefined;
  }
  const username = bounces.username.trim();
  const { host, port, encryption } = bounces;
  if (!isMailHost(host)) throw invalid({ 'bounces.host': ['The host field must be the name of a server.'] });
  if (!username) throw invalid({ 'bounces.username': ['The username field is required.'] });
  const input = { ...bounces, username };
  const isSameMailbox = before?.host === host && before.username === username;
  const { uid_validity, last_uid } = isSameMailbox ? before : { uid_validity: null, last_uid: 0 };
  const after = {
    college_id: college.id,
    host,
    port,
    encryption,
    username,
    password: passwordFrom(services.encryption, college.id, input, before),
    uid_validity,
    last_uid,
    attempts: 0,
    next_attempt_at: now,
    lease: null,
    lease_expires_at: null,
    checked_at: null,
    problem: null,
  };
  defer(storeBounceMailbox(tx, after, isSameMailbox));
  return after;
}

/** The fields of a removed mailbox, as the audit stores them. */
export const noMailbox = {
  bounce_host: null,
  bounce_port: null,
  bounce_encryption: null,
  bounce_username: null,
} satisfies { [Field in AuditField]?: null };

/** Returns the fields that the audit stores: whether the password changed, never its value. */
export function mailboxRecord(row: Mailbox | undefined, passwordChanged = false): Record<string, unknown> {
  if (!row) return {};
  const { host, port, encryption, username } = row;
  return {
    bounce_host: host,
    bounce_port: port,
    bounce_encryption: encryption,
    bounce_username: username,
    ...(passwordChanged ? { bounce_password: 'changed' } : {}),
  };
}
