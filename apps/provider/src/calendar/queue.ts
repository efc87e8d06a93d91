import type { CalendarProblem } from '@school/domain';
import { sql } from 'kysely';
import { jsonColumns } from '../database/jsonColumns.ts';
import type { Row } from '../database/schema.ts';
import type { CollegeTransaction } from '../database/collegeTransaction.ts';
import {
  type Lease,
  leaseJobs,
  type Queue,
  released,
  retryAt,
  updateDue,
  updateLeased,
} from '../worker/lease.ts';
import type { CopiedEvent } from './ical.ts';

/**
 * Queues the copy of an event in the transaction that changes it. The worker decides later whether to write or remove
 * the copy. A copy that is in progress is repeated.
 */
export async function copyEvent(
  tx: CollegeTransaction,
  collegeId: string,
  eventId: string,
  now: Date,
): Promise<void> {
  await sql`
    insert into event_sync_states as c (college_id, event_id, next_attempt_at) values (${collegeId}, ${eventId}, ${now})
    on conflict (college_id, event_id) do update
      set revision = c.revision + 1, attempts = 0, next_attempt_at = ${now}, error = null, detail = null`.execute(
    tx,
  );
}

/** Returns whether the college has an enabled calendar. */
export async function hasCalendar(tx: CollegeTransaction): Promise<boolean> {
  const settings = await tx
    .selectFrom('calendar_settings')
    .select('college_id')
    .where('enabled', '=', true)
    .executeTakeFirst();
  return settings !== undefined;
}

/** A copy to write or remove, leased by the worker that claimed it. */
export interface ClaimedCopy extends Lease {
  eventId: string;
  revision: number;
  etag: string | null;
  settings: Row<'calendar_settings'>;
  /** The content of the copy; undefined when it must be removed. */
  event: CopiedEvent | undefined;
}

export const copyQueue: Queue<'event_sync_states'> = {
  table: 'event_sync_states',
  key: ['event_id'],
  isOpen: sql`next_attempt_at is not null`,
  duration: 4 * 60_000,
};

/** Claims the next due copy for this process; undefined when there is none, or no calendar. */
export async function claimCopy(tx: CollegeTransaction, now: Date): Promise<ClaimedCopy | undefined> {
  const settings = await tx
    .selectFrom('calendar_settings')
    .selectAll()
    .where('enabled', '=', true)
    .executeTakeFirst();
  if (!settings) return undefined;
  const collegeId = settings.college_id;
  const [copy] = await leaseJobs(tx, copyQueue, collegeId, now);
  if (!copy) return undefined;
  const { rows: events } = await sql<CopiedEvent>`
    select e.*, (select ${jsonColumns<'places'>('p', ['name', 'address'])}
      from places p where p.college_id = e.college_id and p.id = e.place_id) as place
    from events e where e.college_id = ${collegeId} and e.id = ${copy.event_id} and e.sync_enabled`.execute(
    tx,
  );
  const { event_id: eventId, revision, attempts, etag } = copy;
  return { collegeId, eventId, revision, attempts, etag, lease: copy.lease!, settings, event: events[0] };
}

/** The key of the copy, which finds its row. */
const toKey = ({ eventId: event_id }: Pick<ClaimedCopy, 'eventId'>) => ({ event_id });

/** Returns whether the lease is still held and the event is unchanged since the claim. */
export async function stillHeld(tx: CollegeTransaction, claim: ClaimedCopy): Promise<boolean> {
  const { collegeId: college_id, lease, revision } = claim;
  const { numUpdatedRows } = await tx
    .updateTable('event_sync_states')
    .set({ lease })
    .where((is) => is.and({ college_id, lease, revision, ...toKey(claim) }))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Marks the copy as done. A change in the meantime keeps it due. */
export async function finishCopy(
  tx: CollegeTransaction,
  claim: ClaimedCopy,
  etag: string | null,
  now: Date,
): Promise<boolean> {
  const synced_at = claim.event ? now : null;
  const change = { ...released, etag, synced_at, attempts: 0, error: null, detail: null };
  if (!(await updateLeased(tx, copyQueue, claim, change, toKey(claim)))) return true;
  const copy = { revision: claim.revision, ...toKey(claim) };
  if (claim.event) {
    await tx
      .updateTable('event_sync_states')
      .set({ next_attempt_at: null })
      .where((is) => is.and(copy))
      .execute();
  } else
    await tx
      .deleteFrom('event_sync_states')
      .where((is) => is.and(copy))
      .execute();
  return true;
}

/** Problems of one object; all others concern the calendar, so its other copies are postponed too. */
const problemsOfOneCopy: readonly CalendarProblem[] = ['refused'];

/**
 * Records the failure and the time of the next attempt, for this copy or for all that are due for the same calendar.
 * @returns whether the failure concerns this copy only.
 */
export async function postponeCopy(
  tx: CollegeTransaction,
  claim: ClaimedCopy,
  failure: { problem: CalendarProblem; message: string },
  now: Date,
): Promise<boolean> {
  const isOfOneCopy = problemsOfOneCopy.includes(failure.problem);
  const change = {
    attempts: claim.attempts,
    next_attempt_at: retryAt(claim, now),
    error: failure.problem,
    detail: failure.message.slice(0, 500),
  };
  const isHeld = await updateLeased(tx, copyQueue, claim, { ...released, ...change }, toKey(claim));
  // Without the lease the calendar has been replaced, and the failure says nothing about the new one.
  if (!isHeld || isOfOneCopy) return isOfOneCopy;
  await updateDue(tx, copyQueue, claim.collegeId, change, now);
  return false;
}

/** Starts with a new calendar: copies stay in the old one, and every event to sync is queued again. */
export async function startOver(tx: CollegeTransaction, now: Date): Promise<void> {
  await sql`delete from event_sync_states c where not exists (
    select 1 from events e where e.college_id = c.college_id and e.id = c.event_id and e.sync_enabled)`.execute(
    tx,
  );
  await tx
    .updateTable('event_sync_states')
    .set({
      ...released,
      etag: null,
      synced_at: null,
      attempts: 0,
      next_attempt_at: now,
      error: null,
      detail: null,
    })
    .execute();
}

/** Makes all open copies due now, because the password may have changed. */
export async function retrySync(tx: CollegeTransaction, now: Date): Promise<void> {
  await tx
    .updateTable('event_sync_states')
    .set({ attempts: 0, next_attempt_at: now })
    .where('next_attempt_at', 'is not', null)
    .execute();
}
