import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { type CollegeTransaction, inCollege } from '../database/collegeTransaction.ts';
import type { Database } from '../database/connection.ts';
import type { Row } from '../database/schema.ts';

/** A job that a worker holds until it finishes, releases or postpones it, or until the lease expires. */
export interface Lease {
  collegeId: string;
  lease: string;
  /** Includes this attempt. */
  attempts: number;
}

/** A table of jobs that are leased. */
export interface Queue<Table extends 'bounce_mailboxes' | 'email_jobs' | 'event_sync_states'> {
  table: Table;
  /** The column that names a job within its college. */
  key: keyof Row<Table> & string;
  /** The condition of open jobs, besides the time of their next attempt. */
  isOpen: RawBuilder<unknown>;
  /** Milliseconds; longer than one job can take, because a worker that holds a lease longer was killed. */
  duration: number;
}

/** Leases the due job that waited longest and counts the attempt; undefined when none is due. */
export async function leaseJob<Table extends 'bounce_mailboxes' | 'email_jobs' | 'event_sync_states'>(
  tx: CollegeTransaction,
  { table, key, isOpen, duration }: Queue<Table>,
  collegeId: string,
  now: Date,
): Promise<Row<Table> | undefined> {
  // A CTE, because the planner may run a subquery once for each row: each run would lease one more job.
  const { rows } = await sql<Row<Table>>`
    with due as materialized (
      select college_id, ${sql.ref(key)} from ${sql.table(table)}
      where college_id = ${collegeId} and ${isOpen} and next_attempt_at <= ${now}
        and (lease_expires_at is null or lease_expires_at <= ${now})
      order by next_attempt_at limit 1 for update skip locked)
    update ${sql.table(table)} set lease = ${randomUUID()}, lease_expires_at = ${new Date(now.getTime() + duration)},
      attempts = attempts + 1
    where (college_id, ${sql.ref(key)}) in (select * from due)
    returning *`.execute(tx);
  return rows[0];
}

/** The columns of a job without a lease. */
export const released = { lease: null, lease_expires_at: null };

const firstPause = 10_000;
const longestPause = 3600_000;

/** The time of the attempt after this one: the pause doubles up to an hour. */
export const retryAt = ({ attempts }: Pick<Lease, 'attempts'>, now: Date): Date =>
  new Date(now.getTime() + Math.min(longestPause, firstPause * 2 ** (attempts - 1)));

/** What a worker does with a leased job; each step has its own transaction, and `perform` has none. */
export interface LeasedWork<Job extends Lease, Result, Failure> {
  perform: (job: Job, signal: AbortSignal) => Promise<Result>;
  /** Marks the job as done. */
  finish: (tx: CollegeTransaction, job: Job, result: Result, now: Date) => Promise<void>;
  /** Gives the job back without counting the attempt. */
  release: (tx: CollegeTransaction, job: Job) => Promise<void>;
  /** Returns what to record about an error; undefined for a fault of the program. */
  failureOf: (error: unknown) => Failure | undefined;
  /**
   * Records a failure and the time of the next attempt.
   * @returns whether the failure concerns this job only, so that the next one may run.
   */
  postpone: (tx: CollegeTransaction, job: Job, failure: Failure, now: Date) => Promise<boolean>;
}

/** Runs leased jobs for `startWorker`. A failed step rolls back no other. */
export function runLeased<Job extends Lease, Result, Failure>(
  { db, clock }: { db: Database; clock: () => Date },
  { perform, finish, release, failureOf, postpone }: LeasedWork<Job, Result, Failure>,
): (job: Job, signal: AbortSignal) => Promise<boolean> {
  return async (job, signal) => {
    const mark = <R>(work: (tx: CollegeTransaction) => Promise<R>) => inCollege(db, job.collegeId, work);
    let result: Result;
    try {
      result = await perform(job, signal);
    } catch (error) {
      const failure = failureOf(error);
      if (!signal.aborted && failure !== undefined) return mark((tx) => postpone(tx, job, failure, clock()));
      await mark((tx) => release(tx, job));
      if (signal.aborted) return false;
      throw error;
    }
    await mark((tx) => finish(tx, job, result, clock()));
    return true;
  };
}
