import { type PermissionScope } from '@school/domain';
import { sql } from 'kysely';
import type { Row } from '../../database/schema.ts';
import type { CollegeTransaction } from '../../database/collegeTransaction.ts';
import type { Person } from '../../security/auth.ts';
import type { Period } from './period.ts';

/** Whose activity is counted. */
export interface Counted {
  person: Person;
  scope: PermissionScope;
  placeId?: string | undefined;
  roleId?: string | undefined;
}

/** Returns a condition: whether user `u` is counted, by the requested filters and the person's scope. */
function people({ person, scope, placeId, roleId }: Counted) {
  const ownGroupIds = [...person.course_ids, ...person.grade_ids, ...person.place_ids];
  const inScope = (ids: readonly string[]) => sql`exists (select 1 from user_scopes s
    where s.college_id = u.college_id and s.user_id = u.id and s.target_id = any(${ids}::uuid[]))`;
  return sql<boolean>`(u.status = 'active'
    and (${scope === 'any'} or u.id = ${person.id} or ${inScope(ownGroupIds)})
    and (${placeId === undefined} or ${inScope(placeId ? [placeId] : [])})
    and (${roleId === undefined} or exists (select 1 from user_roles r
      where r.college_id = u.college_id and r.user_id = u.id and r.role_id = ${roleId ?? null}::uuid)))`;
}

/**
 * Returns a condition: whether the post, document or notification `p` is counted. All, those for the person's courses and
 * grades, or their own.
 */
function written({ person, scope }: Counted) {
  const within = (list: string, ids: readonly string[]) =>
    sql`p.audience -> ${sql.lit(list)} <@ ${JSON.stringify(ids)}::jsonb`;
  return sql<boolean>`(${scope === 'any'} or p.author_id = ${person.id} or (${scope === 'own'}
    and p.audience ->> 'scope' = 'restricted' and jsonb_array_length(p.audience -> 'user_ids') = 0
    and jsonb_array_length(p.audience -> 'course_ids') + jsonb_array_length(p.audience -> 'grade_ids') > 0
    and ${within('course_ids', person.course_ids)} and ${within('grade_ids', person.grade_ids)}))`;
}

export interface ReadPost extends Pick<Row<'posts'>, 'id' | 'title' | 'recipients_count'> {
  published_at: Date;
  category: Row<'post_categories'>['name'] | null;
  reads: number;
}

export async function mostRead(
  tx: CollegeTransaction,
  { start, end }: Period,
  counted: Counted,
  limit: number,
): Promise<ReadPost[]> {
  const { rows } = await sql<ReadPost>`
    select p.id, p.title, c.name as category, p.published_at, p.recipients_count, count(*) as reads
    from post_reads d
    join users u on u.college_id = d.college_id and u.id = d.user_id
    join posts p on p.college_id = d.college_id and p.id = d.post_id
    left join post_categories c on c.college_id = p.college_id and c.id = p.category_id
    where d.read_at >= ${start} and d.read_at < ${end} and ${people({ ...counted, scope: 'any' })} and ${written(counted)}
      and p.published_at is not null
    group by p.college_id, p.id, c.name order by reads desc, p.published_at desc, p.id limit ${limit}`.execute(
    tx,
  );
  return rows;
}

export interface TakenDocument {
  id: string;
  title: string;
  category: string | null;
  file_name: string;
  downloads: number;
  people: number;
}

export async function mostDownloaded(
  tx: CollegeTransaction,
  { start, end }: Period,
  counted: Counted,
  limit: number,
): Promise<TakenDocument[]> {
  const { rows } = await sql<TakenDocument>`
    select p.id, p.title, c.name as category, p.file_name, count(*) as downloads, count(distinct d.user_id) as people
    from document_downloads d
    join users u on u.college_id = d.college_id and u.id = d.user_id
    join documents p on p.college_id = d.college_id and p.id = d.document_id
    left join document_categories c on c.college_id = p.college_id and c.id = p.category_id
    where d.downloaded_at >= ${start} and d.downloaded_at < ${end} and ${people({ ...counted, scope: 'any' })} and ${written(counted)}
    group by p.college_id, p.id, c.name order by downloads desc, p.created_at desc, p.id limit ${limit}`.execute(
    tx,
  );
  return rows;
}

export interface Hour {
  weekday: number;
  hour: number;
  entries: number;
  seconds: number;
}

export async function entriesByHour(
  tx: CollegeTransaction,
  { start, end, timezone }: Period,
  counted: Counted,
): Promise<Hour[]> {
  const { rows } = await sql<Hour>`
    select extract(dow from v.started_at at time zone ${timezone})::int as weekday,
      extract(hour from v.started_at at time zone ${timezone})::int as hour,
      count(*) as entries, sum(v.seconds)::bigint as seconds
    from visits v join users u on u.college_id = v.college_id and u.id = v.user_id
    where v.started_at >= ${start} and v.started_at < ${end} and ${people(counted)}
    group by 1, 2 order by 1, 2`.execute(tx);
  return rows;
}

/**
 * Counts the visitors of a period, and the visits of the days before it.
 * @param before The start of the days before.
 */
export async function entrySums(
  tx: CollegeTransaction,
  { start, end }: Period,
  before: Date,
  counted: Counted,
): Promise<{ people: number; previous: number }> {
  const { rows } = await sql<{ people: number; previous: number }>`
    select count(distinct v.user_id) filter (where v.started_at >= ${start}) as people,
      count(*) filter (where v.started_at < ${start}) as previous
    from visits v join users u on u.college_id = v.college_id and u.id = v.user_id
    where v.started_at >= ${before} and v.started_at < ${end} and ${people(counted)}`.execute(tx);
  return rows[0]!;
}

export interface Reached {
  people: number;
  people_total: number;
  posts: number;
  posts_total: number;
  notifications: number;
  notifications_total: number;
  reads_by_day: number[];
}

export async function reach(
  tx: CollegeTransaction,
  { start, end, from, to, timezone }: Period,
  counted: Counted,
): Promise<Reached> {
  const { rows } = await sql<Reached>`
    with counted as (select u.college_id, u.id from users u where ${people(counted)}),
    out_posts as (select p.college_id, p.id, p.recipients_count from posts p
      where p.status = 'published' and p.published_at >= ${start} and p.published_at < ${end} and ${written(counted)}),
    sent as (select p.college_id, p.id from notifications p
      where p.status = 'sent' and p.sent_at >= ${start} and p.sent_at < ${end} and ${written(counted)}),
    read_on as (select (d.read_at at time zone ${timezone})::date as day, count(*) as reads
      from post_reads d join out_posts o on o.college_id = d.college_id and o.id = d.post_id group by 1)
    select
      (select count(distinct v.user_id) from visits v join counted c on c.college_id = v.college_id and c.id = v.user_id
        where v.started_at >= ${start} and v.started_at < ${end}) as people,
      (select count(*) from counted) as people_total,
      (select count(*) from post_reads d join out_posts o on o.college_id = d.college_id and o.id = d.post_id) as posts,
      (select coalesce(sum(recipients_count), 0)::bigint from out_posts) as posts_total,
      (select count(r.seen_at) from notification_recipients r
        join sent s on s.college_id = r.college_id and s.id = r.notification_id) as notifications,
      (select count(*) from notification_recipients r
        join sent s on s.college_id = r.college_id and s.id = r.notification_id) as notifications_total,
      (select json_agg(coalesce(r.reads, 0) order by each.day)
        from generate_series(${from}::date, ${to}::date, interval '1 day') as each (day)
        left join read_on r on r.day = each.day::date) as reads_by_day`.execute(tx);
  return rows[0]!;
}

/** Serializes the reports of one person's devices, because their visits are limited together. */
export async function lockVisits(tx: CollegeTransaction, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`visits ${userId}`}, 0))`.execute(tx);
}

/** A stored visit of one person. */
export type Visit = Pick<Row<'visits'>, 'id' | 'started_at' | 'seconds'>;

/** Finds a person's visits since a time. */
export const findVisits = (tx: CollegeTransaction, userId: string, since: Date): Promise<Visit[]> =>
  tx
    .selectFrom('visits')
    .select(['id', 'started_at', 'seconds'])
    .where('user_id', '=', userId)
    .where('started_at', '>=', since)
    .execute();

/**
 * Stores visits; an existing visit only gets longer. A visit with the id of another person's, or of one with another start,
 * is ignored.
 */
export async function noteVisits(tx: CollegeTransaction, visits: Row<'visits'>[]): Promise<void> {
  if (visits.length === 0) return;
  await tx
    .insertInto('visits')
    .values(visits)
    .onConflict((known) =>
      known
        .columns(['college_id', 'id'])
        .doUpdateSet({ seconds: (is) => is.ref('excluded.seconds') })
        .whereRef('visits.user_id', '=', 'excluded.user_id')
        .whereRef('visits.started_at', '=', 'excluded.started_at')
        .whereRef('visits.seconds', '<', 'excluded.seconds'),
    )
    .execute();
}
