import type { SmtpProblem } from '@school/domain';
import { sql } from 'kysely';
import type { CollegeTransaction } from '../database/collegeTransaction.ts';
import type { Row } from '../database/schema.ts';
import { type Lease, leaseJobs, type Queue, released, retryAt, updateLeased } from '../worker/lease.ts';
import type { BounceReport } from './bounceReport.ts';
import type { MailboxPosition } from './mailbox.ts';

/** A mailbox to read, leased by the worker that claimed it. */
export interface ClaimedMailbox extends Lease {
  mailbox: Row<'bounce_mailboxes'>;
}

export const mailboxQueue: Queue<'bounce_mailboxes'> = {
  table: 'bounce_mailboxes',
  key: [],
  isOpen: sql`password is not null`,
  duration: 3 * 60_000,
};

/** Milliseconds between two rounds. */
const interval = 5 * 60_000;

/** Claims the mailbox of a school when it is due. */
export async function claimMailbox(
  tx: CollegeTransaction,
  collegeId: string,
  now: Date,
): Promise<ClaimedMailbox | undefined> {
  const [mailbox] = await leaseJobs(tx, mailboxQueue, collegeId, now);
  return mailbox && { collegeId, lease: mailbox.lease!, attempts: mailbox.attempts, mailbox };
}

/** Stores how far a mailbox was read, and when it is read again. */
export async function finishMailbox(
  tx: CollegeTransaction,
  claim: ClaimedMailbox,
  { position, hasMore }: { position: MailboxPosition; hasMore: boolean },
  now: Date,
): Promise<boolean> {
  const next_attempt_at = hasMore ? now : new Date(now.getTime() + interval);
  const { validity: uid_validity, uid: last_uid } = position;
  await updateLeased(tx, mailboxQueue, claim, {
    ...released,
    uid_validity,
    last_uid,
    attempts: 0,
    next_attempt_at,
    checked_at: now,
    problem: null,
  });
  return true;
}

/** Stores why a mailbox could not be read; the pause until the next attempt grows. */
export async function postponeMailbox(
  tx: CollegeTransaction,
  claim: ClaimedMailbox,
  problem: SmtpProblem,
  now: Date,
): Promise<void> {
  const next_attempt_at = new Date(Math.max(retryAt(claim, now).getTime(), now.getTime() + interval));
  await updateLeased(tx, mailboxQueue, claim, { ...released, next_attempt_at, checked_at: now, problem });
}

/**
 * Marks the e-mail of a report as failed; a delay is only noted. An e-mail that is marked already stays as it is.
 * @returns whether the school has sent the e-mail.
 */
export async function markBounced(
  tx: CollegeTransaction,
  collegeId: string,
  { ids, isFinal, reason }: BounceReport,
  now: Date,
): Promise<boolean> {
  const emailId = sql<string>`delivery_email_id(message_id, user_id)`;
  for (const id of ids) {
    const ownDelivery = tx
      .updateTable('deliveries')
      .where('college_id', '=', collegeId)
      .where('channel', '=', 'email')
      .where(emailId, '=', id);
    const change = isFinal
      ? { state: 'failed' as const, reason: 'bounced' as const, error: reason, ended_at: now }
      : { error: reason };
    const { numUpdatedRows } = await ownDelivery.where('state', '=', 'sent').set(change).executeTakeFirst();
    if (numUpdatedRows > 0n) return true;
    const delivery = await tx
      .selectFrom('deliveries')
      .select('state')
      .where('college_id', '=', collegeId)
      .where('channel', '=', 'email')
      .where(emailId, '=', id)
      .executeTakeFirst();
    if (delivery) return true;
  }
  return false;
}
