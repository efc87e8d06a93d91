import type { SmtpProblem } from '@school/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Row } from '../database/schema.ts';
import type { CollegeTransaction } from '../database/collegeTransaction.ts';
import type { FailureScope } from './smtpFailure.ts';
import { type Lease, leaseJob, type Queue, released, retryAt } from '../worker/lease.ts';

/** An e-mail to deliver, leased by the worker that claimed it. */
export interface ClaimedEmail extends Lease {
  id: string;
  payload: Buffer | null;
  /** The school's own mail server, if configured. */
  settings: Row<'smtp_settings'> | undefined;
}

const queue: Queue<'email_jobs'> = {
  table: 'email_jobs',
  key: 'id',
  isOpen: sql`sent_at is null and failed_at is null`,
  duration: 3 * 60_000,
};

/** Claims the next due e-mail for this process; undefined when there is none. */
export async function claimEmail(
  tx: CollegeTransaction,
  collegeId: string,
  now: Date,
): Promise<ClaimedEmail | undefined> {
  const job = await leaseJob(tx, queue, collegeId, now);
  if (!job) return undefined;
  const settings = await tx
    .selectFrom('smtp_settings')
    .selectAll()
    .where('college_id', '=', collegeId)
    .executeTakeFirst();
  const { id, payload, attempts } = job;
  return { collegeId, id, payload, attempts, lease: job.lease!, settings };
}

const held = (tx: CollegeTransaction, { collegeId, id, lease }: ClaimedEmail) =>
  tx
    .updateTable('email_jobs')
    .where('college_id', '=', collegeId)
    .where('id', '=', id)
    .where('lease', '=', lease);

/** Stores the e-mail as rendered at its first attempt. */
export async function storeRenderedEmail(
  tx: CollegeTransaction,
  claim: ClaimedEmail,
  payload: Buffer,
): Promise<void> {
  await held(tx, claim).set({ payload }).execute();
}

/** Marks the e-mail as sent, or as without a recipient. */
export async function finishEmail(tx: CollegeTransaction, claim: ClaimedEmail, now: Date): Promise<void> {
  await held(tx, claim)
    .set({ ...released, sent_at: now, payload: null, problem: null, reply: null, error: null })
    .execute();
}

/** The reason why an e-mail was not sent. */
export interface Failure {
  problem: SmtpProblem | null;
  /** The server's own words. */
  reply: string | null;
  message: string;
  /** Whether a retry is pointless. */
  permanent: boolean;
  concerns: FailureScope;
}

/** Some 30 hours: longer than a server is down over night, shorter than an e-mail stays useful. */
export const mostAttempts = 36;

/** Whether the school still has the mail server of the claim, or still none. */
export async function usesCurrentServer(
  tx: CollegeTransaction,
  { collegeId, settings }: Pick<ClaimedEmail, 'collegeId' | 'settings'>,
): Promise<boolean> {
  const current = await tx
    .selectFrom('smtp_settings')
    .select('version')
    .where('college_id', '=', collegeId)
    .executeTakeFirst();
  return current?.version === settings?.version;
}

/**
 * Records the failure and the time of the next attempt, of this e-mail or of all of the school's; or ends the attempts.
 * A temporary failure of a server that was replaced during the attempt does not count: the e-mail is released.
 * @returns whether the failure says nothing about the e-mails after this one.
 */
export async function postponeEmail(
  tx: CollegeTransaction,
  claim: ClaimedEmail,
  failure: Failure,
  now: Date,
): Promise<boolean> {
  if (!failure.permanent && !(await usesCurrentServer(tx, claim))) {
    await releaseEmail(tx, claim);
    return true;
  }
  const next_attempt_at = retryAt(claim, now);
  const isFinal = failure.permanent || claim.attempts >= mostAttempts;
  const { problem, reply, message } = failure;
  const job = await held(tx, claim)
    .set({
      ...released,
      next_attempt_at,
      problem,
      reply,
      error: message.slice(0, 500),
      // The encrypted content is no longer needed.
      ...(isFinal ? { failed_at: now, payload: null } : {}),
    })
    .returning('id')
    .executeTakeFirst();
  const isOfMail = failure.concerns === 'mail';
  if (!job || isOfMail) return isOfMail;
  // Skips rows that another transaction has locked: waiting for them could deadlock.
  await sql`
    update email_jobs set next_attempt_at = ${next_attempt_at}, problem = ${problem}, reply = ${reply}
    where (college_id, id) in (
      select college_id, id from email_jobs
      where college_id = ${claim.collegeId} and sent_at is null and failed_at is null
        and next_attempt_at <= ${now} and (lease_expires_at is null or lease_expires_at <= ${now})
      for update skip locked)`.execute(tx);
  return false;
}

/** Releases an e-mail without counting the attempt. */
export async function releaseEmail(tx: CollegeTransaction, claim: ClaimedEmail): Promise<void> {
  await held(tx, claim)
    .set({ ...released, attempts: claim.attempts - 1 })
    .execute();
}

/** Returns the statements that make all open e-mails due now, because the server or the password may have changed. */
export const retryEmails = (collegeId: string, now: Date): RawBuilder<unknown>[] => [
  // Skips rows that a worker has locked, because waiting for them could deadlock: it sees that the server was replaced.
  sql`
    update deliveries d set attempts = 0, next_attempt_at = ${now}
    from (select message_id, user_id, channel from deliveries
      where college_id = ${collegeId} and channel = 'email' and state = 'queued' for update skip locked) open
    where d.college_id = ${collegeId} and d.message_id = open.message_id and d.user_id = open.user_id
      and d.channel = open.channel`,
  sql`
    update email_jobs set attempts = 0, next_attempt_at = ${now}
    where college_id = ${collegeId} and sent_at is null and failed_at is null`,
];

/** Records the last result of the school's mail server, unless its settings have changed since. @param failure Null if it works. */
export async function noteServerState(
  tx: CollegeTransaction,
  { college_id, version }: Pick<Row<'smtp_settings'>, 'college_id' | 'version'>,
  failure: Pick<Failure, 'problem' | 'reply'> | null,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('smtp_settings')
    .set({ checked_at: now, problem: failure?.problem ?? null, reply: failure?.reply ?? null })
    .where('college_id', '=', college_id)
    .where('version', '=', version)
    .execute();
}
