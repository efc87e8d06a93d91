import type { Attachment, CourseName, GradeName, PostStatus } from '@school/domain';
import { type RawBuilder, sql } from 'kysely';
import { jsonColumns } from '../../database/jsonColumns.ts';
import type { NewRow, Row } from '../../database/schema.ts';
import type { CollegeTransaction } from '../../database/collegeTransaction.ts';
import type { Person } from '../../security/auth.ts';
import { type PersonNameRow, personNameJson } from '../accounts/names.queries.ts';
import { namesCourses, namesGrades } from '../audiences/reach.queries.ts';
import { filesOfPost } from './attachments.queries.ts';
import { statusAt, visiblePosts, visibleToOthers } from './posts.policy.ts';
import { matchingPostIds, isSearch, type Searched } from './search.queries.ts';

/** A post of a list with the joined data of its answer: without the body, and with the start of its search text only. */
export interface PostRow extends Omit<Row<'posts'>, 'body'> {
  category: Pick<Row<'post_categories'>, 'id' | 'name' | 'slug'> | null;
  author: PersonNameRow;
  courses: CourseName[];
  grades: GradeName[];
  reads_count: number;
  /** When the requesting person confirmed that they have read it. */
  confirmed_at: Date | null;
}

/** A post with its body and files. */
export interface PostDetailRow extends PostRow, Row<'posts'> {
  attachments: Attachment[];
}

/** The filters of a list. */
export interface PostFilter {
  searched: Searched;
  status?: PostStatus;
  category?: string;
  course?: string;
  grade?: string;
  /** Only posts of this author. */
  author?: string;
}

/** The order and range of a page. */
export interface PostRange {
  sort: PostSort;
  limit: number;
  offset: number;
}

export type PostSort = '-published_at' | 'published_at' | '-updated_at' | 'updated_at' | '-title' | 'title';

const allOf = (conditions: RawBuilder<unknown>[]) =>
  sql.join(conditions.length > 0 ? conditions : [sql`true`], sql` and `);

/** Returns the filters that apply to a whole group of posts, for alias `p` or `g`. */
function narrowedGroup(
  { category, course, grade, author }: PostFilter,
  of: 'p' | 'g',
): RawBuilder<unknown>[] {
  const column = (name: string) => sql.ref(`${of}.${name}`);
  return [
    ...(category
      ? [
          sql`exists (select 1 from post_categories c where c.college_id = ${column('college_id')} and c.id = ${column('category_id')} and c.slug = ${category})`,
        ]
      : []),
    ...(course ? [namesCourses(column('audience'), [course])] : []),
    ...(grade ? [namesGrades(column('audience'), [grade])] : []),
    ...(author ? [sql`${column('author_id')} = ${author}`] : []),
  ];
}

const orders: Record<PostSort, RawBuilder<unknown>> = {
  '-published_at': sql`p.published_at desc nulls first, p.created_at desc, p.id desc`,
  published_at: sql`p.published_at asc nulls last, p.created_at, p.id`,
  '-updated_at': sql`p.updated_at desc, p.id desc`,
  updated_at: sql`p.updated_at, p.id`,
  '-title': sql`left(p.search_text, 100) collate "C" desc, p.id desc`,
  title: sql`left(p.search_text, 100) collate "C", p.id`,
};

const joined = (personId: string | null) => sql`
  (select ${jsonColumns<'post_categories'>('c', ['id', 'name', 'slug'])}
    from post_categories c where c.college_id = p.college_id and c.id = p.category_id) as category,
  (select ${personNameJson('u')}
    from users u where u.college_id = p.college_id and u.id = p.author_id) as author,
  coalesce((select json_agg(${jsonColumns<'courses'>('c', ['id', 'code', 'name'])} order by c.code)
    from courses c where c.college_id = p.college_id and (p.audience->'course_ids' ? c.id::text or p.audience->'grade_ids' ? c.grade_id::text)), '[]') as courses,
  coalesce((select json_agg(${jsonColumns<'grades'>('g', ['id', 'code', 'name'])} order by g.position)
    from grades g where g.college_id = p.college_id and (p.audience->'grade_ids' ? g.id::text
      or exists (select 1 from courses c where c.college_id = g.college_id and c.grade_id = g.id
        and p.audience->'course_ids' ? c.id::text))), '[]') as grades,
  (select count(*) from post_reads r where r.college_id = p.college_id and r.post_id = p.id) as reads_count,
  (select r.confirmed_at from post_reads r
    where r.college_id = p.college_id and r.post_id = p.id and r.user_id = ${personId}::uuid) as confirmed_at`;
const columns = (personId: string | null) => sql`p.*, ${joined(personId)}`;

const listed = [
  'college_id',
  'id',
  'title',
  'category_id',
  'excerpt',
  'audience',
  'status',
  'published_at',
  'publication_pending',
  'notify',
  'author_id',
  'cover_file',
  'cover_alt',
  'confirm_by',
  'recipients_count',
  'version',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof PostRow)[];
const listColumns = ({ id }: Person) => sql`${sql.join(listed.map((name) => sql.ref(`p.${name}`)))},
  left(p.search_text, 100) as search_text, ${joined(id)}`;

/** Finds a page of the posts that the person may see; one statement loads rows with their joined data. */
async function findPosts(
  tx: CollegeTransaction,
  person: Person,
  now: Date,
  filter: PostFilter,
  { sort, limit, offset }: PostRange,
): Promise<PostRow[]> {
  const ofStatus = filter.status ? [sql`${statusAt(now)} = ${filter.status}`] : [];
  const { rows } = await sql<PostRow>`
    select ${listColumns(person)} from posts p
    where ${allOf([visiblePosts(person, now), ...narrowedGroup(filter, 'p'), ...ofStatus])}
    order by ${orders[sort]} limit ${limit} offset ${offset}`.execute(tx);
  return rows;
}

type Count = RawBuilder<{ status: PostStatus; count: number }>;

/**
 * Returns a query that sums the stored counts of groups. Scheduled posts are stored as published, so it moves them with a
 * separate count.
 */
function countOfGroups(person: Person, now: Date, filter: PostFilter): Count {
  const [ofGroup, ofPost] = [visibleToOthers(person, 'g'), visibleToOthers(person, 'p')];
  const later = allOf([
    sql`p.status = 'published' and p.published_at > ${now}`,
    ...narrowedGroup(filter, 'p'),
  ]);
  return sql`
    select g.status, sum(g.count) as count from post_counts g
    where ${allOf(narrowedGroup(filter, 'g'))} and (g.author_id = ${person.id}
      or case when g.status = 'published' then ${ofGroup.published} else ${ofGroup.unpublished} end) group by 1
    union all select 'published', -count(*) from posts p
    where ${later} and (p.author_id = ${person.id} or ${ofPost.published})
    union all select 'scheduled', count(*) from posts p
    where ${later} and (p.author_id = ${person.id} or ${ofPost.unpublished})`;
}

type Counts = Record<PostStatus | 'all', number>;

function countsFrom(rows: readonly { status: PostStatus; count: number }[]): Counts {
  const counts = { all: 0, draft: 0, scheduled: 0, published: 0, archived: 0 };
  for (const { status, count } of rows) {
    counts[status] += count;
    counts.all += count;
  }
  return counts;
}

/** A page, and the number of posts in each status under the other filters. */
export interface PostPage {
  counts: Counts;
  rows: PostRow[];
}

/** Searches once for both the counts and the page. */
async function searchPosts(
  tx: CollegeTransaction,
  person: Person,
  now: Date,
  filter: PostFilter,
  { sort, limit, offset }: PostRange,
): Promise<PostPage> {
  const conditions = [
    visiblePosts(person, now),
    ...matchingPostIds(filter.searched),
    ...narrowedGroup(filter, 'p'),
  ];
  const ofStatus = filter.status ? sql`p.status = ${filter.status}` : sql`true`;
  const title = sort.endsWith('title') ? sql`left(p.search_text, 100)` : sql`''`;
  const { rows } = await sql<PostRow & { counts: { status: PostStatus; count: number }[] }>`
    with matched as materialized (
      select p.id, ${statusAt(now)} as status, p.published_at, p.created_at, p.updated_at, ${title} as search_text
      from posts p where ${allOf(conditions)}),
    shown as (
      select p.id from matched p where ${ofStatus} order by ${orders[sort]} limit ${limit} offset ${offset})
    select counted.counts, p.* from (
      select coalesce(json_agg(json_build_object('status', status, 'count', count)), '[]') as counts
      from (select status, count(*) as count from matched group by 1) c) counted
    left join lateral (select ${listColumns(person)} from shown join posts p on p.id = shown.id) p on true
    order by ${orders[sort]}`.execute(tx);
  return { counts: countsFrom(rows[0]!.counts), rows: rows.filter(({ id }) => id !== null) };
}

/** Finds a page of the posts that the person may see. */
export async function findPage(
  tx: CollegeTransaction,
  person: Person,
  now: Date,
  filter: PostFilter,
  range: PostRange,
): Promise<PostPage> {
  if (isSearch(filter.searched)) return searchPosts(tx, person, now, filter, range);
  const groups = await countOfGroups(person, now, filter).execute(tx);
  const counts = countsFrom(groups.rows);
  const total = counts[filter.status ?? 'all'];
  return { counts, rows: range.offset < total ? await findPosts(tx, person, now, filter, range) : [] };
}

/** Finds one post for a person without checking permissions. `lock` locks the row until the transaction ends. */
export async function findPost(
  tx: CollegeTransaction,
  person: Pick<Person, 'id'>,
  id: string,
  lock = false,
): Promise<PostDetailRow | undefined> {
  const { rows } = await sql<PostDetailRow>`
    select ${columns(person.id)}, ${filesOfPost} as attachments from posts p where p.id = ${id} ${lock ? sql`for update of p` : sql``}`.execute(
    tx,
  );
  return rows[0];
}

/**
 * Inserts a post.
 * @returns the row with its joined data, without files.
 */
export async function insertPost(
  tx: CollegeTransaction,
  post: NewRow<'posts'>,
): Promise<Omit<PostDetailRow, 'attachments'>> {
  const insert = tx.insertInto('posts').values(post).returningAll();
  const { rows } = await sql<
    Omit<PostDetailRow, 'attachments'>
  >`with p as (${insert}) select ${columns(null)} from p`.execute(tx);
  return rows[0]!;
}

/**
 * Changes a post.
 * @returns the row with its joined data and current files.
 */
export async function changePost(
  tx: CollegeTransaction,
  post: Row<'posts'> & Pick<PostDetailRow, 'confirmed_at'>,
  change: Partial<NewRow<'posts'>>,
): Promise<PostDetailRow> {
  const update = tx
    .updateTable('posts')
    .set({ ...change, version: post.version + 1 })
    .where('college_id', '=', post.college_id)
    .where('id', '=', post.id)
    .returningAll();
  const { rows } = await sql<PostDetailRow>`
    with p as (${update}) select ${columns(null)}, ${filesOfPost} as attachments from p`.execute(tx);
  return { ...rows[0]!, confirmed_at: post.confirmed_at };
}

export async function removePost(tx: CollegeTransaction, post: Row<'posts'>): Promise<void> {
  await tx.deleteFrom('posts').where('college_id', '=', post.college_id).where('id', '=', post.id).execute();
}
