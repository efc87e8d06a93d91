import type { Permission } from '@school/domain';
import { sql } from 'kysely';
import type { Database } from '../database/connection.ts';
import type { Row } from '../database/schema.ts';
import { inCollege } from '../database/collegeTransaction.ts';
import type { Signal } from '../journal/events.ts';

/** An event of the log. */
export type LoggedEvent = Pick<Row<'stream_events'>, 'seq' | 'kind' | 'user_ids' | 'data'>;

/** Maximum number of events per read. */
export const batch = 200;

/** Returns the events after a sequence number in order, at most a batch. */
export function eventsAfter(db: Database, collegeId: string, seq: number): Promise<LoggedEvent[]> {
  return inCollege(db, collegeId, (tx) =>
    tx
      .selectFrom('stream_events')
      .select(['seq', 'kind', 'user_ids', 'data'])
      .where('college_id', '=', collegeId)
      .where('seq', '>', seq)
      .orderBy('seq')
      .limit(batch)
      .execute(),
  );
}

/**
 * Returns the same with the log's head from just before: every event up to `head` was committed by then, so a reader
 * that received all of them is at `head`.
 */
export function catchUp(db: Database, collegeId: string, seq: number) {
  return inCollege(db, collegeId, async (tx) => {
    const counter = await tx
      .selectFrom('stream_counters')
      .select('last_seq')
      .where('college_id', '=', collegeId)
      .executeTakeFirst();
    const head = counter?.last_seq ?? 0;
    const events = await tx
      .selectFrom('stream_events')
      .select(['seq', 'kind', 'user_ids', 'data'])
      .where('college_id', '=', collegeId)
      .where('seq', '>', seq)
      .where('seq', '<=', head)
      .orderBy('seq')
      .limit(batch)
      .execute();
    return { head, events };
  });
}

/** Returns the number of the newest event and of the oldest stored one; null when there is none. */
export function readLogExtent(
  db: Database,
  collegeId: string,
): Promise<{ head: number; oldest: number | null }> {
  return inCollege(db, collegeId, async (tx) => {
    const { rows } = await sql<{ head: number; oldest: number | null }>`
      select coalesce((select last_seq from stream_counters where college_id = ${collegeId}), 0) as head,
        (select min(seq) from stream_events where college_id = ${collegeId}) as oldest`.execute(tx);
    return rows[0]!;
  });
}

/** Returns which of these sign-ins are still valid. */
export function validSignIns(
  db: Database,
  collegeId: string,
  tokenIds: readonly string[],
  now: Date,
): Promise<Set<string>> {
  return inCollege(db, collegeId, async (tx) => {
    const { rows } = await sql<Pick<Row<'tokens'>, 'id'>>`
      select t.id from tokens t join users u on u.college_id = t.college_id and u.id = t.user_id
      where t.college_id = ${collegeId} and t.id = any(${tokenIds}::uuid[]) and t.expires_at > ${now}
        and u.status = 'active'`.execute(tx);
    return new Set(rows.map(({ id }) => id));
  });
}

/** A person's current permissions. */
export interface Rights {
  granted: ReadonlySet<Permission>;
  /** Those that apply to every record of the college. */
  unlimited: ReadonlySet<Permission>;
}

/** Returns the current permissions of people by their ids. */
export function readAccess(
  db: Database,
  collegeId: string,
  ids: readonly string[],
): Promise<Map<string, Rights>> {
  return inCollege(db, collegeId, async (tx) => {
    const { rows } = await sql<
      Pick<Row<'user_roles'>, 'user_id'> & { granted: Permission[]; unlimited: Permission[] }
    >`
      select ur.user_id, array_agg(distinct p.permission) as granted,
        coalesce(array_agg(distinct p.permission) filter (where p.scope = 'any'), '{}') as unlimited
      from user_roles ur join role_permissions p on p.college_id = ur.college_id and p.role_id = ur.role_id
      where ur.college_id = ${collegeId} and ur.user_id = any(${ids}::uuid[]) group by 1`.execute(tx);
    return new Map(
      rows.map(({ user_id, granted, unlimited }) => [
        user_id,
        { granted: new Set(granted), unlimited: new Set(unlimited) },
      ]),
    );
  });
}

/** Returns the ids of the other members of a conversation. */
export function otherMembers(
  db: Database,
  { college_id, conversation_id, user_id }: Signal,
): Promise<string[]> {
  return inCollege(db, college_id, async (tx) => {
    const rows = await tx
      .selectFrom('conversation_members')
      .select('user_id')
      .where('conversation_id', '=', conversation_id)
      .where('user_id', '<>', user_id)
      .execute();
    return rows.map((row) => row.user_id);
  });
}

/** Least time between two writes of one person's presence, in seconds. */
const presenceStep = 20;

/** Stores that these people have the school open. */
export async function storePresence(
  db: Database,
  collegeId: string,
  personIds: readonly string[],
  now: Date,
): Promise<void> {
  if (personIds.length === 0) return;
  const oldest = new Date(now.getTime() - presenceStep * 1000);
  await inCollege(db, collegeId, (tx) =>
    sql`insert into user_presence as p (college_id, user_id, online_at)
      select ${collegeId}, u.id, ${now} from users u where u.college_id = ${collegeId} and u.id = any(${personIds}::uuid[])
      on conflict (college_id, user_id) do update set online_at = excluded.online_at
      where p.online_at < ${oldest}`.execute(tx),
  );
}
