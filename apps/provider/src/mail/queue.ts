import type { SmtpProblem } from '@school/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Row } from '../database/schema.ts';
import type { CollegeTransaction } from '../database/collegeTransaction.ts';
import type { FailureScope } from './smtpFailure.ts';
import {
  type Lease,
  leaseJobs,
  type Queue,
  released,
  releaseJobs,
  retryAt,
  updateDue,
  updateLeased,
} from '../worker/lease.ts';

/** An e-mail to deliver, leased by the worker that claimed it. */
export interface ClaimedEmail extends Lease {
  id: string;
  payload: Buffer | null;
  /** The school's own mail server, if configured. */
  settings: Row<'smtp_settings'> | undefined;
}

export const emailQueue: Queue<'email_jobs'> = {
  table: 'email_jobs',
  key: ['id'],
  isOpen: sql`sent_at is null and failed_at is null`,
  duration: 3 * 60_000,
};

/** Claims the next due e-mail for this process; undefined when there is none. */
export async function claimEmail(
  tx: CollegeTransaction,
  collegeId: string,
  now: Date,
): Promise<ClaimedEmail | undefined> {
  const [job] = await leaseJobs(tx, emailQueue, collegeId, now);
  if (!job) return undefined;
  const settings = await tx
    .selectFrom('smtp_settings')
    .selectAll()
    .where('college_id', '=', collegeId)
    .executeTakeFirst();
  const { id, payload, attempts } = job;
  return { collegeId, id, payload, attempts, lease: job.lease!, settings };
}

/** Marks the e-mail as sent, or as without a recipient. */
export async function finishEmail(tx: CollegeTransaction, claim: ClaimedEmail, now: Date): Promise<void> {
  const change = { ...released, sent_at: now, payload: null, problem: null, reply: null, error: null };
  await updateLeased(tx, emailQueue, claim, change, claim);
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
    await releaseJobs(tx, emailQueue, claim, now);
    return true;
  }
  const next_attempt_at = retryAt(claim, now);
  const isFinal = failure.permanent || claim.attempts >= mostAttempts;
  const { problem, reply, message } = failure;
  const change = {
    ...released,
    next_attempt_at,
    problem,
    reply,
    error: message.slice(0, 500),
    // The encrypted content is no longer needed.
    ...(isFinal ? { failed_at: now, payload: null } : {}),
  };
  const isHeld = await updateLeased(tx, emailQueue, claim, change, claim);
  const isOfMail = failure.concerns === 'mail';
  if (!isHeld || isOfMail) return isOfMail;
  await updateDue(tx, emailQueue, claim.collegeId, { next_attempt_at, problem, reply }, now);
  return false;
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
