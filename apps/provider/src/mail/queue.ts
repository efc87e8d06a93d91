import { randomUUID } from 'node:crypto';
import type { SmtpProblem } from '@school/domain';
import { sql } from 'kysely';
import type { Row } from '../database/schema.ts';
import type { CollegeTransaction } from '../database/collegeTransaction.ts';

/** A mail to deliver, leased by the worker that claimed it. */
export interface Claim {
  collegeId: string;
  id: string;
  payload: Buffer | null;
  /** Includes this attempt. */
  attempts: number;
  lease: string;
  /** The school's own mail server, if configured. */
  settings: Row<'smtp_settings'> | undefined;
}

/** Longer than one delivery can take: a worker that holds a lease longer was killed. */
const leaseLength = 3 * 60_000;

/** Claims the next due mail for this process; undefined when there is none. */
export async function claimMail(
  tx: CollegeTransaction,
  collegeId: string,
  now: Date,
): Promise<Claim | undefined> {
  const lease = randomUUID();
  const { rows } = await sql<Row<'email_jobs'>>`
    update email_jobs set lease = ${lease}, lease_expires_at = ${new Date(now.getTime() + leaseLength)}, attempts = attempts + 1
    where (college_id, id) in (
      select college_id, id from email_jobs
      where college_id = ${collegeId} and sent_at is null and failed_at is null and next_attempt_at <= ${now}
        and (lease_expires_at is null or lease_expires_at <= ${now})
      order by next_attempt_at limit 1 for update skip locked)
    returning *`.execute(tx);
  const [mail] = rows;
  if (!mail) return undefined;
  const settings = await tx
    .selectFrom('smtp_settings')
    .selectAll()
    .where('college_id', '=', collegeId)
    .executeTakeFirst();
  const { id, payload, attempts } = mail;
  return { collegeId, id, payload, attempts, lease, settings };
}

const held = (tx: CollegeTransaction, { collegeId, id, lease }: Claim) =>
  tx
    .updateTable('email_jobs')
    .where('college_id', '=', collegeId)
    .where('id', '=', id)
    .where('lease', '=', lease);

const released = { lease: null, lease_expires_at: null };

/** Stores the e-mail as rendered at its first attempt. */
export async function storeRenderedEmail(
  tx: CollegeTransaction,
  claim: Claim,
  payload: Buffer,
): Promise<void> {
  await held(tx, claim).set({ payload }).execute();
}

/** Marks the mail as sent, or as without a recipient. */
export async function finishMail(tx: CollegeTransaction, claim: Claim, now: Date): Promise<void> {
  await held(tx, claim)
    .set({ ...released, sent_at: now, payload: null, problem: null, error: null })
    .execute();
}

/** The reason why a mail was not sent. */
export interface Failure {
  problem: SmtpProblem | null;
  message: string;
  /** Whether a retry is pointless. */
  permanent: boolean;
  /** Whether the failure concerns this mail only, not the server. */
  ofOneMail: boolean;
}

const firstPause = 10_000;
const longestPause = 3600_000;
/** Some 30 hours: longer than a server is down over night, shorter than an e-mail stays useful. */
export const mostAttempts = 36;

/** Records the failure and the time of the next attempt, of this mail or of all of the school's; or gives the mail up. */
export async function postponeMail(
  tx: CollegeTransaction,
  claim: Claim,
  failure: Failure,
  now: Date,
): Promise<void> {
  const pause = Math.min(longestPause, firstPause * 2 ** (claim.attempts - 1));
  const next_attempt_at = new Date(now.getTime() + pause);
  const given_up = failure.permanent || claim.attempts >= mostAttempts;
  const { problem, message } = failure;
  const own = await held(tx, claim)
    .set({
      ...released,
      next_attempt_at,
      problem,
      error: message.slice(0, 500),
      // The encrypted content is no longer needed.
      ...(given_up ? { failed_at: now, payload: null } : {}),
    })
    .returning('id')
    .executeTakeFirst();
  if (!own || failure.ofOneMail) return;
  // Skips rows that another transaction has locked: waiting for them could deadlock.
  await sql`
    update email_jobs set next_attempt_at = ${next_attempt_at}, problem = ${problem}
    where (college_id, id) in (
      select college_id, id from email_jobs
      where college_id = ${claim.collegeId} and sent_at is null and failed_at is null
        and next_attempt_at <= ${now} and (lease_expires_at is null or lease_expires_at <= ${now})
      for update skip locked)`.execute(tx);
}

/** Releases a mail without counting the attempt. */
export async function releaseMail(tx: CollegeTransaction, claim: Claim): Promise<void> {
  await held(tx, claim)
    .set({ ...released, attempts: claim.attempts - 1 })
    .execute();
}

/** Makes all waiting mails due now, because the server or the password may have changed. */
export async function retryMail(tx: CollegeTransaction, collegeId: string, now: Date): Promise<void> {
  await tx
    .updateTable('email_jobs')
    .set({ attempts: 0, next_attempt_at: now })
    .where('college_id', '=', collegeId)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .execute();
}

/** Records the last result of the school's mail server, unless its settings have changed since. */
export async function noteServerState(
  tx: CollegeTransaction,
  { college_id, updated_at }: Pick<Row<'smtp_settings'>, 'college_id' | 'updated_at'>,
  problem: SmtpProblem | null,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('smtp_settings')
    .set({ checked_at: now, problem })
    .where('college_id', '=', college_id)
    .where('updated_at', '=', updated_at)
    .execute();
}
