import type { EventStatus } from '@school/domain';
import { type RawBuilder, sql } from 'kysely';
import { jsonColumns } from '../../database/jsonColumns.ts';
import type { NewRow, Row } from '../../database/schema.ts';
import type { CollegeTransaction } from '../../database/collegeTransaction.ts';
import type { Person } from '../../security/auth.ts';
import { type PersonNameRow, personNameJson } from '../accounts/names.queries.ts';
import { namesCourses, namesGrades } from '../audiences/reach.queries.ts';
import { visibleEvents } from './events.policy.ts';

/** An event with the joined data of its answer. */
export interface EventRow extends Row<'events'> {
  place: Pick<Row<'places'>, 'id' | 'name' | 'address'> | null;
  author: PersonNameRow;
  /** The state of its copy in the college's calendar; null when there never was one. */
  copy: {
    pending: boolean;
    error: Row<'event_sync_states'>['error'];
    detail: string | null;
    synced_at: string | null;
  } | null;
  /** Whether the college has a calendar to copy events to. */
  calendar: boolean;
}

/** The filters of a list. */
export interface EventFilter {
  words: string[];
  /** Both days included. */
  from: string;
  to: string;
  /** The start of the first day and of the day after the last one. */
  starts: Date;
  ends: Date;
  place?: string;
  status?: EventStatus;
}

/** The filters of a feed; empty lists do not filter. */
export type FeedFilter = Pick<Row<'calendar_feeds'>, 'place_ids' | 'grade_ids' | 'course_ids'>;

export type EventSort = 'start' | '-start';

const allOf = (conditions: RawBuilder<unknown>[]) => sql.join(conditions, sql` and `);

/**
 * Returns an expression: whether an event overlaps the range. No event is longer than 366 days, so the index on `starts_at`
 * finds them; all-day events of another time zone may start a day apart.
 */
function within(starts: Date, ends: Date): RawBuilder<unknown> {
  return sql`e.starts_at < ${ends}::timestamptz + interval '1 day'
    and e.starts_at > ${starts}::timestamptz - interval '368 days'`;
}

const likeWord = (word: string) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;

function narrowed({ words, from, to, starts, ends, place, status }: EventFilter): RawBuilder<unknown>[] {
  return [
    within(starts, ends),
    sql`case when e.first_day is null then e.starts_at < ${ends} and e.ends_at > ${starts}
      else e.first_day <= ${to} and e.last_day >= ${from} end`,
    ...words.map((word) => sql`e.search_text like ${likeWord(word)}`),
    ...(place ? [sql`e.place_id = ${place}`] : []),
    ...(status ? [sql`e.status = ${status}`] : []),
  ];
}

const columns = sql`e.*,
  (select ${jsonColumns<'places'>('p', ['id', 'name', 'address'])}
    from places p where p.college_id = e.college_id and p.id = e.place_id) as place,
  (select ${personNameJson('u')}
    from users u where u.college_id = e.college_id and u.id = e.author_id) as author,
  (select json_build_object('pending', c.next_attempt_at is not null, 'error', c.error, 'detail', c.detail,
      'synced_at', c.synced_at)
    from event_sync_states c where c.college_id = e.college_id and c.event_id = e.id) as copy,
  exists (select from calendar_settings s where s.college_id = e.college_id and s.enabled) as calendar`;

const orders: Record<EventSort, RawBuilder<unknown>> = {
  start: sql`e.starts_at, e.id`,
  '-start': sql`e.starts_at desc, e.id desc`,
};

/** Finds a page of the events that the person may see; one statement loads rows with their joined data. */
export async function findEvents(
  tx: CollegeTransaction,
  person: Person,
  filter: EventFilter,
  { sort, limit, offset }: { sort: EventSort; limit: number; offset: number },
): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`
    select ${columns} from events e where ${allOf([visibleEvents(person), ...narrowed(filter)])}
    order by ${orders[sort]} limit ${limit} offset ${offset}`.execute(tx);
  return rows;
}

export async function countEvents(
  tx: CollegeTransaction,
  person: Person,
  filter: EventFilter,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from events e where ${allOf([visibleEvents(person), ...narrowed(filter)])}`.execute(
    tx,
  );
  return rows[0]!.count;
}

/** The maximum number of events in a feed, rendered in less than half a second; the oldest are left out beyond it. */
const mostInFeed = 2000;

/**
 * Finds the events of a feed that the person may see: those for everyone, and those that name a chosen place, grade or
 * course.
 */
export async function findFeedEvents(
  tx: CollegeTransaction,
  person: Person,
  { place_ids, grade_ids, course_ids }: FeedFilter,
  starts: Date,
  ends: Date,
): Promise<EventRow[]> {
  const all = place_ids.length + grade_ids.length + course_ids.length === 0;
  const { rows } = await sql<EventRow>`
    select ${columns} from events e
    where ${allOf([visibleEvents(person), within(starts, ends)])} and (${all} or e.audience->>'scope' = 'all'
      or e.audience->'place_ids' ?| ${place_ids}::text[] or ${namesGrades(sql`e.audience`, grade_ids)}
      or ${namesCourses(sql`e.audience`, course_ids)})
    order by e.starts_at desc, e.id desc limit ${mostInFeed}`.execute(tx);
  return rows.reverse();
}

/** Finds one event without checking permissions. `lock` locks the row until the transaction ends. */
export async function findEvent(
  tx: CollegeTransaction,
  id: string,
  lock = false,
): Promise<EventRow | undefined> {
  const { rows } = await sql<EventRow>`
    select ${columns} from events e where e.id = ${id} ${lock ? sql`for update of e` : sql``}`.execute(tx);
  return rows[0];
}

/** Returns an expression: the time zone of a place. */
export const zoneOfPlace = (placeId: string | null) =>
  sql<string | null>`(select timezone from places where id = ${placeId}::uuid)`;

/** An expression: the time zone of the college. */
export const zoneOfCollege = sql<string>`(select timezone from colleges)`;

/** Reads the time zone of the college. */
export async function collegeZone(tx: CollegeTransaction): Promise<string> {
  const { rows } = await sql<{ zone: string }>`select ${zoneOfCollege} as zone`.execute(tx);
  return rows[0]!.zone;
}

export async function insertEvent(tx: CollegeTransaction, event: NewRow<'events'>): Promise<void> {
  await tx.insertInto('events').values(event).execute();
}

export async function changeEvent(
  tx: CollegeTransaction,
  event: Row<'events'>,
  change: Partial<NewRow<'events'>>,
): Promise<void> {
  await tx
    .updateTable('events')
    .set({ ...change, version: event.version + 1 })
    .where('college_id', '=', event.college_id)
    .where('id', '=', event.id)
    .execute();
}

/** Sets whether the event is copied to the calendar. The version stays, because the event itself does not change. */
export async function setSyncEnabled(
  tx: CollegeTransaction,
  event: Row<'events'>,
  sync_enabled: boolean,
): Promise<void> {
  await tx
    .updateTable('events')
    .set({ sync_enabled })
    .where('college_id', '=', event.college_id)
    .where('id', '=', event.id)
    .execute();
}

export async function removeEvent(tx: CollegeTransaction, event: Row<'events'>): Promise<void> {
  await tx
    .deleteFrom('events')
    .where('college_id', '=', event.college_id)
    .where('id', '=', event.id)
    .execute();
}
