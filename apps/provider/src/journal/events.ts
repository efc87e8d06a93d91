import type { StreamEvent } from '@school/domain';
import { type RawBuilder, sql } from 'kysely';
import type { CollegeTransaction } from '../database/collegeTransaction.ts';

type ContractEvent = Exclude<StreamEvent, { kind: 'ready' | 'reset' }>;

/** An event of the contract for open screens, with the ids of its recipients. */
export type SchoolEvent = {
  [K in ContractEvent['kind']]: Extract<ContractEvent, { kind: K }> & { to: readonly string[] | 'everyone' };
}[ContractEvent['kind']];

type RecordsChanged = Extract<ContractEvent, { kind: 'records.changed' }>['data'];

/** Returns the event after which every screen fetches the records of a kind again; it names none of them. */
export const recordsChanged = (record: RecordsChanged['record']): SchoolEvent => ({
  kind: 'records.changed',
  to: 'everyone',
  data: { record },
});

/** The same as the log stores it. */
export interface JournalEntry {
  /** The event's name in the contract, such as `message.created`. */
  kind: string;
  /** Ids of the recipients, or everyone of the school. */
  to: readonly string[] | 'everyone';
  /** The data with which a client updates its state; only what its recipients may see. */
  data: object;
}

/** The channel on which processes notify each other of new events. Its payload is only a college's id. */
export const eventChannel = 'school_events';

/** The channel on which processes pass on what only open streams receive. Its payload is a {@link Signal}. */
export const signalChannel = 'school_signals';

/** Someone is typing in a conversation. It is not stored. */
export interface Signal {
  college_id: string;
  conversation_id: string;
  user_id: string;
}

/** Passes a signal to the open streams of all processes, after the commit. */
export async function sendSignal(tx: CollegeTransaction, signal: Signal): Promise<void> {
  await sql`select pg_notify(${signalChannel}, ${JSON.stringify(signal)})`.execute(tx);
}

/**
 * Returns the parts of a statement that append to the college's event log. It must be the last statement of a
 * transaction: from here to the commit, other events of the same college wait, so that their numbers become visible in
 * order.
 * @returns The parts, the last of which is called `added` and has the numbers; there is at least one event.
 */
export function eventParts(
  collegeId: string,
  events: readonly JournalEntry[],
  now: Date,
): RawBuilder<unknown>[] {
  const rows = events.map(
    ({ kind, to, data }, at) => sql`(${at + 1}::int, ${kind}::text,
      ${to === 'everyone' ? null : to}::uuid[], ${JSON.stringify(data)}::jsonb)`,
  );
  return [
    sql`counter as (
      insert into stream_counters as c (college_id, last_seq) values (${collegeId}, ${events.length})
      on conflict (college_id) do update set last_seq = c.last_seq + ${events.length}
      returning last_seq - ${events.length}::bigint as before)`,
    sql`added as (
      insert into stream_events (college_id, seq, kind, user_ids, data, created_at)
      select ${collegeId}, counter.before + new.at, new.kind, new.user_ids, new.data, ${now}
      from counter, (values ${sql.join(rows)}) as new (at, kind, user_ids, data) returning seq)`,
  ];
}
