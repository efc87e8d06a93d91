import type { EventStatus } from '@school/domain';
import { type RawBuilder, sql } from 'kysely';
import type { NewRow, Row } from '../../database/schema.ts';
import type { CollegeTransaction } from '../../database/collegeTransaction.ts';
import type { Person } from '../../plugins/auth.ts';
import { namesCourses, namesGrades, reaches } from '../audiences/audiences.reaches.ts';

/** An event with what is shown beside it. */
export interface EventRow extends Row<'events'> {
  place: { id: string; name: string; address: string } | null;
  author: {
    id: string;
    name: string;
    first_lastname: string | null;
    second_lastname: string | null;
    avatar_id: string | null;
  };
  /** How its copy in the school's calendar is; null when there never was one. */
  copy: {
    pending: boolean;
    error: Row<'event_copies'>['error'];
    detail: string | null;
    synced_at: string | null;
  } | null;
  /** Whether the school has a calendar for it to be copied to. */
  calendar: boolean;
}

/** What a list is narrowed to. */
export interface EventFilter {
  words: string[];
  /** Both days included. */
  from: string;
  to: string;
  /** The first moments of the first day and of the day after the last one. */
  starts: Date;
  ends: Date;
  place?: string;
  status?: EventStatus;
}

/** What a feed is narrowed to; nothing chosen narrows nothing. */
export type FeedFilter = Pick<Row<'calendar_feeds'>, 'place_ids' | 'grade_ids' | 'course_ids'>;

export type EventSort = 'start' | '-start';

const allOf = (conditions: RawBuilder<unknown>[]) => sql.join(conditions, sql` and `);

/** `canSee` of the policy, as SQL. */
function visible(person: Person): RawBuilder<unknown> {
  const scope = person.permissions.find(({ permission }) => permission === 'events.view')?.scope;
  return scope === 'any'
    ? sql`true`
    : sql`(e.author_id = ${person.id} or ${reaches(sql`e.audience`, person)})`;
}

/**
 * Those of which some part lies between the moments. No event is longer than 366 days, so the index finds them by where they
 * begin; all-day events of another zone may begin a day apart.
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
    ...words.map((word) => sql`e.folded like ${likeWord(word)}`),
    ...(place ? [sql`e.place_id = ${place}`] : []),
    ...(status ? [sql`e.status = ${status}`] : []),
  ];
}

const columns = sql`e.*,
  (select json_build_object('id', p.id, 'name', p.name, 'address', p.address)
    from places p where p.college_id = e.college_id and p.id = e.place_id) as place,
  (select json_build_object('id', u.id, 'name', u.name, 'first_lastname', u.first_lastname,
      'second_lastname', u.second_lastname, 'avatar_id', u.avatar_id)
    from users u where u.college_id = e.college_id and u.id = e.author_id) as author,
  (select json_build_object('pending', c.next_attempt_at is not null, 'error', c.error, 'detail', c.detail,
      'synced_at', c.synced_at)
    from event_copies c where c.college_id = e.college_id and c.event_id = e.id) as copy,
  exists (select from calendar_settings s where s.college_id = e.college_id and s.enabled) as calendar`;

const orders: Record<EventSort, RawBuilder<unknown>> = {
  start: sql`e.starts_at, e.id`,
  '-start': sql`e.starts_at desc, e.id desc`,
};

/** A page of what the person may see; rows come with all they are shown with, in one statement. */
export async function findEvents(
  tenant: CollegeTransaction,
  person: Person,
  filter: EventFilter,
  { sort, limit, offset }: { sort: EventSort; limit: number; offset: number },
): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`
    select ${columns} from events e where ${allOf([visible(person), ...narrowed(filter)])}
    order by ${orders[sort]} limit ${limit} offset ${offset}`.execute(tenant);
  return rows;
}

export async function countEvents(
  tenant: CollegeTransaction,
  person: Person,
  filter: EventFilter,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from events e where ${allOf([visible(person), ...narrowed(filter)])}`.execute(
    tenant,
  );
  return rows[0]!.count;
}

/** Written in less than half a second; beyond it the oldest are left out. */
const mostInFeed = 2000;

/** What a feed shows: of the events the person may see those for everybody and those that name what was chosen. */
export async function findFeedEvents(
  tenant: CollegeTransaction,
  person: Person,
  { place_ids, grade_ids, course_ids }: FeedFilter,
  starts: Date,
  ends: Date,
): Promise<EventRow[]> {
  const all = place_ids.length + grade_ids.length + course_ids.length === 0;
  const { rows } = await sql<EventRow>`
    select ${columns} from events e
    where ${allOf([visible(person), within(starts, ends)])} and (${all} or e.audience->>'scope' = 'all'
      or e.audience->'place_ids' ?| ${place_ids}::text[] or ${namesGrades(sql`e.audience`, grade_ids)}
      or ${namesCourses(sql`e.audience`, course_ids)})
    order by e.starts_at desc, e.id desc limit ${mostInFeed}`.execute(tenant);
  return rows.reverse();
}

/** One event, whoever may see it; with `lock` nobody else changes it until the transaction ends. */
export async function findEvent(
  tenant: CollegeTransaction,
  id: string,
  lock = false,
): Promise<EventRow | undefined> {
  const { rows } = await sql<EventRow>`
    select ${columns} from events e where e.id = ${id} ${lock ? sql`for update of e` : sql``}`.execute(
    tenant,
  );
  return rows[0];
}

/** The time zone of one of the school's places, as an expression. */
export const zoneOfPlace = (placeId: string | null) =>
  sql<string | null>`(select timezone from places where id = ${placeId}::uuid)`;

/** The time zone of the school, as an expression. */
export const zoneOfCollege = sql<string>`(select timezone from colleges)`;

/** The time zone of the school. */
export async function collegeZone(tenant: CollegeTransaction): Promise<string> {
  const { rows } = await sql<{ zone: string }>`select ${zoneOfCollege} as zone`.execute(tenant);
  return rows[0]!.zone;
}

export async function insertEvent(tenant: CollegeTransaction, event: NewRow<'events'>): Promise<void> {
  await tenant.insertInto('events').values(event).execute();
}

export async function changeEvent(
  tenant: CollegeTransaction,
  event: Row<'events'>,
  change: Partial<NewRow<'events'>>,
): Promise<void> {
  await tenant
    .updateTable('events')
    .set({ ...change, version: event.version + 1 })
    .where('college_id', '=', event.college_id)
    .where('id', '=', event.id)
    .execute();
}

/** Wants or no longer wants a copy, which is no change of the event itself. */
export async function wantCopy(
  tenant: CollegeTransaction,
  event: Row<'events'>,
  sync_wanted: boolean,
): Promise<void> {
  await tenant
    .updateTable('events')
    .set({ sync_wanted })
    .where('college_id', '=', event.college_id)
    .where('id', '=', event.id)
    .execute();
}

export async function removeEvent(tenant: CollegeTransaction, event: Row<'events'>): Promise<void> {
  await tenant
    .deleteFrom('events')
    .where('college_id', '=', event.college_id)
    .where('id', '=', event.id)
    .execute();
}
