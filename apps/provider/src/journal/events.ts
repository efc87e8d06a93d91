import type { StreamEvent } from '@school/domain';
import { type RawBuilder, sql } from 'kysely';

type Announced = Exclude<StreamEvent, { kind: 'ready' | 'reset' }>;

/** Something that open screens should know of at once: an event of the contract, and the ids of those it is for. */
export type Announcement = {
  [K in Announced['kind']]: Extract<Announced, { kind: K }> & { to: readonly string[] | 'everybody' };
}[Announced['kind']];

/** The same as the log keeps it. */
export interface Entry {
  /** The event's name in the contract, such as `message.created`. */
  kind: string;
  /** Ids of those it is for, or everybody of the school. */
  to: readonly string[] | 'everybody';
  /** What a client needs to change what it holds; never more than those it is for may see. */
  data: object;
}

/** The channel on which processes tell each other that there are new events. Its payload is a school's id and nothing else. */
export const eventChannel = 'school_events';

/**
 * Adds to the school's event log, as parts of a statement. It belongs at the very end of a transaction: from here to the
 * commit, events of the same school wait, which is what makes their numbers visible in order.
 * @returns The parts, the last of which is called `added`; there is at least one announcement.
 */
export function eventParts(
  collegeId: string,
  announcements: readonly Entry[],
  now: Date,
): RawBuilder<unknown>[] {
  const rows = announcements.map(
    ({ kind, to, data }, at) => sql`(${at + 1}::int, ${kind}::text,
      ${to === 'everybody' ? null : to}::uuid[], ${JSON.stringify(data)}::jsonb)`,
  );
  return [
    sql`counter as (
      insert into event_counters as c (college_id, last_seq) values (${collegeId}, ${announcements.length})
      on conflict (college_id) do update set last_seq = c.last_seq + ${announcements.length}
      returning last_seq - ${announcements.length}::bigint as before)`,
    sql`added as (
      insert into stream_events (college_id, seq, kind, user_ids, data, created_at)
      select ${collegeId}, counter.before + new.at, new.kind, new.user_ids, new.data, ${now}
      from counter, (values ${sql.join(rows)}) as new (at, kind, user_ids, data) returning 1)`,
  ];
}
