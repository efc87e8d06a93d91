import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { type CollegeTransaction, inCollege } from '../database/collegeTransaction.ts';
import type { Database } from '../database/connection.ts';
import type { Row } from '../database/schema.ts';

/** Jobs of a college that a worker holds until it finishes, releases or postpones them, or until the lease expires. */
export interface Lease {
  collegeId: string;
  lease: string;
  /** Includes this attempt; of several jobs, those of the first. */
  attempts: number;
}

/** The tables whose rows are jobs. */
export type JobTable =
  'bounce_mailboxes' | 'deliveries' | 'email_jobs' | 'event_sync_states' | 'message_pushes';

/** A table of jobs that are leased. */
export interface Queue<Table extends JobTable> {
  table: Table;
  /** The columns that name a job within its college. */
  key: readonly (keyof Row<Table> & string)[];
  /** The condition of open jobs, besides the time of their next attempt. */
  isOpen: RawBuilder<unknown>;
  /** Milliseconds; longer than the jobs of a lease can take, because a worker that holds it longer was killed. */
  duration: number;
}

const leaseEnd = ({ duration }: Pick<Queue<JobTable>, 'duration'>, now: Date) =>
  new Date(now.getTime() + duration);

const refs = (columns: readonly string[]) => sql.join(columns.map((column) => sql.ref(column)));

/** Selects the keys of the due jobs that no worker holds. */
const due = <Table extends JobTable>(
  { table, key, isOpen }: Queue<Table>,
  collegeId: string,
  now: Date,
) => sql`
  select ${refs(['college_id', ...key])} from ${sql.table(table)}
  where college_id = ${collegeId} and ${isOpen} and next_attempt_at <= ${now}
    and (lease_expires_at is null or lease_expires_at <= ${now})`;

/** Leases the due jobs that waited longest and counts the attempt. */
export async function leaseJobs<Table extends JobTable>(
  tx: CollegeTransaction,
  queue: Queue<Table>,
  collegeId: string,
  now: Date,
  limit = 1,
): Promise<Row<Table>[]> {
  // A CTE, because the planner may run a subquery once for each row: each run would lease more jobs.
  const { rows } = await sql<Row<Table>>`
    with due as materialized (
      ${due(queue, collegeId, now)} order by next_attempt_at limit ${limit} for update skip locked)
    update ${sql.table(queue.table)} set lease = ${randomUUID()}, lease_expires_at = ${leaseEnd(queue, now)},
      attempts = attempts + 1
    where (${refs(['college_id', ...queue.key])}) in (select * from due)
    returning *`.execute(tx);
  return rows;
}

/** The columns of a job without a lease. */
export const released = { lease: null, lease_expires_at: null };

const assignments = (change: object) =>
  sql.join(Object.entries(change).map(([column, value]) => sql`${sql.ref(column)} = ${value}`));

/**
 * Changes the jobs of a lease, or one of them by its key; jobs whose lease ran out stay as they are.
 * @returns whether there was one.
 */
export async function updateLeased<Table extends JobTable>(
  tx: CollegeTransaction,
  { table, key }: Queue<Table>,
  { collegeId, lease }: Lease,
  change: Partial<Row<Table>>,
  job?: Partial<Row<Table>>,
): Promise<boolean> {
  const isJob = key.map((column) => sql`and ${sql.ref(column)} = ${job?.[column]}`);
  const { numAffectedRows = 0n } = await sql`
    update ${sql.table(table)} set ${assignments(change)}
    where college_id = ${collegeId} and lease = ${lease} ${sql.join(job ? isJob : [], sql` `)}`.execute(tx);
  return numAffectedRows > 0n;
}

/** Gives the jobs of a lease back without counting the attempt. */
export async function releaseJobs<Table extends JobTable>(
  tx: CollegeTransaction,
  { table }: Queue<Table>,
  { collegeId, lease }: Lease,
  next_attempt_at: Date,
): Promise<void> {
  await sql`
    update ${sql.table(table)} set ${assignments({ ...released, next_attempt_at })}, attempts = greatest(attempts - 1, 0)
    where college_id = ${collegeId} and lease = ${lease}`.execute(tx);
}

/** Changes the due jobs of a college that no worker holds. Waiting for one that another transaction has locked could deadlock. */
export async function updateDue<Table extends JobTable>(
  tx: CollegeTransaction,
  queue: Queue<Table>,
  collegeId: string,
  change: Partial<Row<Table>>,
  now: Date,
): Promise<void> {
  await sql`
    update ${sql.table(queue.table)} set ${assignments(change)}
    where (${refs(['college_id', ...queue.key])}) in (${due(queue, collegeId, now)} for update skip locked)`.execute(
    tx,
  );
}

const firstPause = 10_000;
const longestPause = 3600_000;

/** The time of the attempt after this one: the pause doubles up to an hour. */
export const retryAt = ({ attempts }: Pick<Lease, 'attempts'>, now: Date): Date =>
  new Date(now.getTime() + Math.min(longestPause, firstPause * 2 ** (attempts - 1)));

/** Runs work in a short transaction of the jobs' college. */
export type Mark = <R>(work: (tx: CollegeTransaction, now: Date) => Promise<R>) => Promise<R>;

/** What a worker does with leased jobs; each step has its own transaction, and `perform` has none. */
export interface LeasedWork<Job extends Lease, Result, Failure = never> {
  perform: (job: Job, signal: AbortSignal, mark: Mark) => Promise<Result>;
  /** Marks the jobs as done. @returns whether the college's next ones may run now. */
  finish: (tx: CollegeTransaction, job: Job, result: Result, now: Date) => Promise<boolean>;
  /**
   * Gives the jobs back without counting the attempt.
   * @param next The time of the next attempt; undefined for at once.
   * @default `releaseJobs`
   */
  release?: (tx: CollegeTransaction, job: Job, now: Date, next?: Date) => Promise<void>;
  /** Returns what to record about an error; undefined for a fault of the program. */
  toFailure?: (error: unknown) => Failure | undefined;
  /**
   * Records a failure and the time of the next attempt.
   * @returns whether the failure concerns this job only, so that the next one may run.
   */
  postpone?: (tx: CollegeTransaction, job: Job, failure: Failure, now: Date) => Promise<boolean>;
}

/** Runs leased jobs for `startWorker`, and renews the lease meanwhile. A failed step rolls back no other. */
export function runLeased<Table extends JobTable, Job extends Lease, Result, Failure>(
  { db, clock, onError }: { db: Database; clock: () => Date; onError: (error: unknown) => void },
  queue: Queue<Table>,
  work: LeasedWork<Job, Result, Failure>,
): (job: Job, signal: AbortSignal) => Promise<boolean> {
  const { perform, finish, toFailure, postpone } = work;
  const { release = (tx, job, now, next = now) => releaseJobs(tx, queue, job, next) } = work;
  return async (job, signal) => {
    const mark: Mark = (work) => inCollege(db, job.collegeId, (tx) => work(tx, clock()));
    const renew = (tx: CollegeTransaction, now: Date) =>
      updateLeased(tx, queue, job, { lease_expires_at: leaseEnd(queue, now) } as Partial<Row<Table>>);
    // A third of the lease: two renewals may fail.
    const renewal = setInterval(() => void mark(renew).catch(onError), queue.duration / 3);
    let result: Result;
    try {
      result = await perform(job, signal, mark);
    } catch (error) {
      const failure = toFailure?.(error);
      if (!signal.aborted && failure !== undefined)
        return await mark((tx, now) => postpone!(tx, job, failure, now));
      // A fault of the program must not repeat at once for ever.
      await mark((tx, now) => release(tx, job, now, signal.aborted ? undefined : retryAt(job, now)));
      if (signal.aborted) return false;
      throw error;
    } finally {
      clearInterval(renewal);
    }
    return mark((tx, now) => finish(tx, job, result, now));
  };
}
