import { randomUUID } from 'node:crypto';
import type { CalendarProblem } from '@school/domain';
import { sql } from 'kysely';
import type { Row } from '../database/schema.ts';
import type { CollegeTransaction } from '../database/collegeTransaction.ts';
import type { WrittenEvent } from './ical.ts';

/**
 * Queues the copy of an event, with the transaction that changes it: wanted or no longer, there or gone – what is to be done is
 * seen when it is done. A copy that is being made at this moment is made again.
 */
export async function copyEvent(
  tenant: CollegeTransaction,
  collegeId: string,
  eventId: string,
  now: Date,
): Promise<void> {
  await sql`
    insert into event_copies as c (college_id, event_id, next_attempt_at) values (${collegeId}, ${eventId}, ${now})
    on conflict (college_id, event_id) do update
      set revision = c.revision + 1, attempts = 0, next_attempt_at = ${now}, error = null, detail = null`.execute(
    tenant,
  );
}

/** Whether events have a calendar to be copied to. */
export async function hasCalendar(tenant: CollegeTransaction): Promise<boolean> {
  const found = await tenant
    .selectFrom('calendar_settings')
    .select('college_id')
    .where('enabled', '=', true)
    .executeTakeFirst();
  return found !== undefined;
}

/** A copy to be made or removed, held by whoever claimed it. */
export interface Claim {
  eventId: string;
  revision: number;
  attempts: number;
  etag: string | null;
  lease: string;
  settings: Row<'calendar_settings'>;
  /** What the copy is to be; undefined when there is to be none. */
  event: WrittenEvent | undefined;
}

/** Longer than all that one copy can take; who holds it longer was killed. */
const leaseLength = 4 * 60_000;

/** The next copy that is due, for this process alone; undefined when there is none, or no calendar. */
export async function claimCopy(tenant: CollegeTransaction, now: Date): Promise<Claim | undefined> {
  const settings = await tenant
    .selectFrom('calendar_settings')
    .selectAll()
    .where('enabled', '=', true)
    .executeTakeFirst();
  if (!settings) return undefined;
  const lease = randomUUID();
  const { rows } = await sql<Row<'event_copies'>>`
    update event_copies set lease = ${lease}, leased_until = ${new Date(now.getTime() + leaseLength)}
    where (college_id, event_id) in (
      select college_id, event_id from event_copies
      where college_id = ${settings.college_id} and next_attempt_at <= ${now}
        and (leased_until is null or leased_until <= ${now})
      order by next_attempt_at limit 1 for update skip locked)
    returning *`.execute(tenant);
  const [copy] = rows;
  if (!copy) return undefined;
  const { rows: events } = await sql<WrittenEvent>`
    select e.*, (select json_build_object('name', p.name, 'address', p.address)
      from places p where p.college_id = e.college_id and p.id = e.place_id) as place
    from events e where e.college_id = ${copy.college_id} and e.id = ${copy.event_id} and e.sync_wanted`.execute(
    tenant,
  );
  const { event_id: eventId, revision, attempts, etag } = copy;
  return { eventId, revision, attempts, etag, lease, settings, event: events[0] };
}

const held = (tenant: CollegeTransaction, { eventId, lease, settings }: Claim) =>
  tenant
    .updateTable('event_copies')
    .where('college_id', '=', settings.college_id)
    .where('event_id', '=', eventId)
    .where('lease', '=', lease);

/** Whether nobody else has taken the copy over, and it is still to be as it was claimed. */
export async function stillHeld(tenant: CollegeTransaction, claim: Claim): Promise<boolean> {
  const found = await held(tenant, claim)
    .set({ lease: claim.lease })
    .where('revision', '=', claim.revision)
    .returning('event_id')
    .executeTakeFirst();
  return found !== undefined;
}

const released = { lease: null, leased_until: null };

/** Notes that the calendar is as it was to be. What changed meanwhile stays due. */
export async function finishCopy(
  tenant: CollegeTransaction,
  claim: Claim,
  etag: string | null,
  now: Date,
): Promise<void> {
  const synced_at = claim.event ? now : null;
  const done = await held(tenant, claim)
    .set({ ...released, etag, synced_at, attempts: 0, error: null, detail: null })
    .returning('revision')
    .executeTakeFirst();
  if (done?.revision !== claim.revision) return;
  if (claim.event) {
    await tenant
      .updateTable('event_copies')
      .set({ next_attempt_at: null })
      .where('event_id', '=', claim.eventId)
      .execute();
  } else await tenant.deleteFrom('event_copies').where('event_id', '=', claim.eventId).execute();
}

const firstPause = 10_000;
const longestPause = 3600_000;

/** Notes what went wrong, and when to try again: for this copy, or for all that wait for the same calendar. */
export async function postponeCopy(
  tenant: CollegeTransaction,
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
  const own = await held(tenant, claim)
    .set({ ...released, ...change })
    .returning('event_id')
    .executeTakeFirst();
  // Without our lease the calendar is another one by now, and what we met says nothing about it.
  if (!own || !everyCopy) return;
  await tenant
    .updateTable('event_copies')
    .set(change)
    .where('next_attempt_at', '<=', now)
    .where('lease', 'is', null)
    .execute();
}

/** Gives a copy back as it was. */
export async function releaseCopy(tenant: CollegeTransaction, claim: Claim): Promise<void> {
  await held(tenant, claim).set(released).execute();
}

/** Another calendar: what was copied to the old one stays there, and everything wanted is to be copied to the new one. */
export async function startOver(tenant: CollegeTransaction, now: Date): Promise<void> {
  await sql`delete from event_copies c where not exists (
    select 1 from events e where e.college_id = c.college_id and e.id = c.event_id and e.sync_wanted)`.execute(
    tenant,
  );
  await tenant
    .updateTable('event_copies')
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

/** The same calendar, perhaps with the right password now: no reason to wait any longer. */
export async function retrySync(tenant: CollegeTransaction, now: Date): Promise<void> {
  await tenant
    .updateTable('event_copies')
    .set({ attempts: 0, next_attempt_at: now })
    .where('next_attempt_at', 'is not', null)
    .execute();
}
