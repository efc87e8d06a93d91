import { randomUUID } from 'node:crypto';
import type { CalendarProblem } from '@school/domain';
import { sql } from 'kysely';
import type { Row } from '../database/schema.ts';
import type { CollegeTransaction } from '../database/collegeTransaction.ts';
import type { WrittenEvent } from './ical.ts';

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
  const found = await tx
    .selectFrom('calendar_settings')
    .select('college_id')
    .where('enabled', '=', true)
    .executeTakeFirst();
  return found !== undefined;
}

/** A copy to write or remove, leased by the worker that claimed it. */
export interface Claim {
  eventId: string;
  revision: number;
  attempts: number;
  etag: string | null;
  lease: string;
  settings: Row<'calendar_settings'>;
  /** The content of the copy; undefined when it must be removed. */
  event: WrittenEvent | undefined;
}

/** Longer than one copy can take: a worker that holds a lease longer was killed. */
const leaseLength = 4 * 60_000;

/** Claims the next due copy for this process; undefined when there is none, or no calendar. */
export async function claimCopy(tx: CollegeTransaction, now: Date): Promise<Claim | undefined> {
  const settings = await tx
    .selectFrom('calendar_settings')
    .selectAll()
    .where('enabled', '=', true)
    .executeTakeFirst();
  if (!settings) return undefined;
  const lease = randomUUID();
  const { rows } = await sql<Row<'event_sync_states'>>`
    update event_sync_states set lease = ${lease}, lease_expires_at = ${new Date(now.getTime() + leaseLength)}
    where (college_id, event_id) in (
      select college_id, event_id from event_sync_states
      where college_id = ${settings.college_id} and next_attempt_at <= ${now}
        and (lease_expires_at is null or lease_expires_at <= ${now})
      order by next_attempt_at limit 1 for update skip locked)
    returning *`.execute(tx);
  const [copy] = rows;
  if (!copy) return undefined;
  const { rows: events } = await sql<WrittenEvent>`
    select e.*, (select json_build_object('name', p.name, 'address', p.address)
      from places p where p.college_id = e.college_id and p.id = e.place_id) as place
    from events e where e.college_id = ${copy.college_id} and e.id = ${copy.event_id} and e.sync_wanted`.execute(
    tx,
  );
  const { event_id: eventId, revision, attempts, etag } = copy;
  return { eventId, revision, attempts, etag, lease, settings, event: events[0] };
}

const held = (tx: CollegeTransaction, { eventId, lease, settings }: Claim) =>
  tx
    .updateTable('event_sync_states')
    .where('college_id', '=', settings.college_id)
    .where('event_id', '=', eventId)
    .where('lease', '=', lease);

/** Returns whether the lease is still held and the event is unchanged since the claim. */
export async function stillHeld(tx: CollegeTransaction, claim: Claim): Promise<boolean> {
  const found = await held(tx, claim)
    .set({ lease: claim.lease })
    .where('revision', '=', claim.revision)
    .returning('event_id')
    .executeTakeFirst();
  return found !== undefined;
}

const released = { lease: null, lease_expires_at: null };

/** Marks the copy as done. A change in the meantime keeps it due. */
export async function finishCopy(
  tx: CollegeTransaction,
  claim: Claim,
  etag: string | null,
  now: Date,
): Promise<void> {
  const synced_at = claim.event ? now : null;
  const done = await held(tx, claim)
    .set({ ...released, etag, synced_at, attempts: 0, error: null, detail: null })
    .returning('revision')
    .executeTakeFirst();
  if (done?.revision !== claim.revision) return;
  if (claim.event) {
    await tx
      .updateTable('event_sync_states')
      .set({ next_attempt_at: null })
      .where('event_id', '=', claim.eventId)
      .execute();
  } else await tx.deleteFrom('event_sync_states').where('event_id', '=', claim.eventId).execute();
}

const firstPause = 10_000;
const longestPause = 3600_000;

/** Records the failure and the time of the next attempt, for this copy or for all that wait for the same calendar. */
export async function postponeCopy(
  tx: CollegeTransaction,
  claim: Claim,
  failure: { problem: CalendarProblem; message: string },
  everyCopy: boolean,
  now: Date,
): Promise<void> {
  const pause = Math.min(longestPause, firstPause * 2 ** claim.attempts);
  const change = {
    attempts: claim.attempts + 1,
    next_attempt_at: new Date(now.getTime() + pause),
    error: failure.problem,
    detail: failure.message.slice(0, 500),
  };
  const own = await held(tx, claim)
    .set({ ...released, ...change })
    .returning('event_id')
    .executeTakeFirst();
  // Without the lease the calendar has been replaced, and the failure says nothing about the new one.
  if (!own || !everyCopy) return;
  await tx
    .updateTable('event_sync_states')
    .set(change)
    .where('next_attempt_at', '<=', now)
    .where('lease', 'is', null)
    .execute();
}

/** Releases a copy without changes. */
export async function releaseCopy(tx: CollegeTransaction, claim: Claim): Promise<void> {
  await held(tx, claim).set(released).execute();
}

/** Starts with a new calendar: copies stay in the old one, and every event to sync is queued again. */
export async function startOver(tx: CollegeTransaction, now: Date): Promise<void> {
  await sql`delete from event_sync_states c where not exists (
    select 1 from events e where e.college_id = c.college_id and e.id = c.event_id and e.sync_wanted)`.execute(
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

/** Makes all waiting copies due now, because the password may have changed. */
export async function retrySync(tx: CollegeTransaction, now: Date): Promise<void> {
  await tx
    .updateTable('event_sync_states')
    .set({ attempts: 0, next_attempt_at: now })
    .where('next_attempt_at', 'is not', null)
    .execute();
}
