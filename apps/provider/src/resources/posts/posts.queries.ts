import type { CourseName, GradeName, Permission, PostStatus } from '@school/domain';
import { type RawBuilder, sql } from 'kysely';
import type { NewRow, Row } from '../../database/schema.ts';
import type { Tenant } from '../../database/tenant.ts';
import type { Person } from '../../plugins/auth.ts';
import { reaches } from '../audiences/audiences.reaches.ts';

/** A post with what is shown beside it. */
export interface PostRow extends Row<'posts'> {
  category: { id: string; name: string; slug: string } | null;
  author: {
    id: string;
    name: string;
    first_lastname: string | null;
    second_lastname: string | null;
    avatar_id: string | null;
  };
  courses: CourseName[];
  grades: GradeName[];
  reads_count: number;
}

/** What a list is narrowed to. */
export interface PostFilter {
  words: string[];
  status?: PostStatus;
  category?: string;
  course?: string;
  grade?: string;
}

export type PostSort = '-published_at' | 'published_at' | '-updated_at' | 'updated_at' | '-title' | 'title';

/** `scheduled` is never stored: the clock makes a post published, and no job can miss it. */
function statusAt(now: Date): RawBuilder<PostStatus> {
  return sql`case when p.status = 'published' and p.published_at > ${now} then 'scheduled' else p.status end`;
}

const allOf = (conditions: RawBuilder<unknown>[]) =>
  sql.join(conditions.length > 0 ? conditions : [sql`true`], sql` and `);

const hasEverywhere = ({ permissions }: Person, id: Permission) =>
  permissions.some(({ permission, scope }) => permission === id && scope === 'any');

/** `canSee` of the policy, as SQL. */
function visible(person: Person, now: Date): RawBuilder<unknown> {
  const shown = hasEverywhere(person, 'posts.view') ? sql`true` : reaches(sql`p.audience`, person);
  const unshown = hasEverywhere(person, 'posts.write') ? sql`true` : sql`false`;
  return sql`(p.author_id = ${person.id} or case when ${statusAt(now)} = 'published' then ${shown} else ${unshown} end)`;
}

const likeWord = (word: string) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;

function narrowed({ words, category, course, grade }: PostFilter): RawBuilder<unknown>[] {
  return [
    ...words.map((word) => sql`p.folded like ${likeWord(word)}`),
    ...(category
      ? [
          sql`exists (select 1 from post_categories c where c.college_id = p.college_id and c.id = p.category_id and c.slug = ${category})`,
        ]
      : []),
    ...(course ? [sql`p.audience->'course_ids' ? ${course}`] : []),
    ...(grade ? [sql`p.audience->'grade_ids' ? ${grade}`] : []),
  ];
}

const orders: Record<PostSort, RawBuilder<unknown>> = {
  '-published_at': sql`p.published_at desc nulls first, p.created_at desc, p.id desc`,
  published_at: sql`p.published_at asc nulls last, p.created_at, p.id`,
  '-updated_at': sql`p.updated_at desc, p.id desc`,
  updated_at: sql`p.updated_at, p.id`,
  '-title': sql`left(p.folded, 100) collate "C" desc, p.id desc`,
  title: sql`left(p.folded, 100) collate "C", p.id`,
};

const columns = sql`p.*,
  (select json_build_object('id', c.id, 'name', c.name, 'slug', c.slug)
    from post_categories c where c.college_id = p.college_id and c.id = p.category_id) as category,
  (select json_build_object('id', u.id, 'name', u.name, 'first_lastname', u.first_lastname,
      'second_lastname', u.second_lastname, 'avatar_id', u.avatar_id)
    from users u where u.college_id = p.college_id and u.id = p.author_id) as author,
  coalesce((select json_agg(json_build_object('id', c.id, 'code', c.code, 'name', c.name) order by c.code)
    from courses c where c.college_id = p.college_id and p.audience->'course_ids' ? c.id::text), '[]') as courses,
  coalesce((select json_agg(json_build_object('id', g.id, 'code', g.code, 'name', g.name) order by g.position)
    from grades g where g.college_id = p.college_id and p.audience->'grade_ids' ? g.id::text), '[]') as grades,
  (select count(*) from post_reads r where r.college_id = p.college_id and r.post_id = p.id) as reads_count`;

/** A page of what the person may see; rows come with all they are shown with, in one statement. */
export async function findPosts(
  tenant: Tenant,
  person: Person,
  now: Date,
  filter: PostFilter,
  { sort, limit, offset }: { sort: PostSort; limit: number; offset: number },
): Promise<PostRow[]> {
  const ofStatus = filter.status ? [sql`${statusAt(now)} = ${filter.status}`] : [];
  const { rows } = await sql<PostRow>`
    select ${columns} from posts p
    where ${allOf([visible(person, now), ...narrowed(filter), ...ofStatus])}
    order by ${orders[sort]} limit ${limit} offset ${offset}`.execute(tenant);
  return rows;
}

type Count = RawBuilder<{ status: PostStatus; count: number }>;

/** Reads what is counted. */
function countOfNarrowed(person: Person, now: Date, filter: PostFilter): Count {
  return sql`
    select ${statusAt(now)} as status, count(*) as count from posts p
    where ${allOf([visible(person, now), ...narrowed(filter)])} group by 1`;
}

/** For who sees all that is published: the kept counts, and of unpublished ones all or the person's own. */
function countOfAll(person: Person, now: Date): Count {
  const later = sql`p.status = 'published' and p.published_at > ${now}`;
  const seesUnpublished = hasEverywhere(person, 'posts.write');
  const unpublished = seesUnpublished
    ? sql`select status, count from post_counts where status <> 'published'
        union all select 'scheduled', count(*) from posts p where ${later}`
    : sql`select ${statusAt(now)}, count(*) from posts p
        where p.author_id = ${person.id} and (p.status <> 'published' or ${later}) group by 1`;
  return sql`
    select 'published' as status, count - (select count(*) from posts p where ${later}) as count
    from post_counts where status = 'published' union all ${unpublished}`;
}

/** How many of each status there are under the other filters. */
export async function countPosts(tenant: Tenant, person: Person, now: Date, filter: PostFilter) {
  const counted =
    narrowed(filter).length === 0 && hasEverywhere(person, 'posts.view')
      ? countOfAll(person, now)
      : countOfNarrowed(person, now, filter);
  const { rows } = await counted.execute(tenant);
  const counts = { all: 0, draft: 0, scheduled: 0, published: 0, archived: 0 };
  for (const { status, count } of rows) {
    counts[status] = count;
    counts.all += count;
  }
  return counts;
}

/** One post, whoever may see it; with `lock` nobody else changes it until the transaction ends. */
export async function findPost(tenant: Tenant, id: string, lock = false): Promise<PostRow | undefined> {
  const { rows } = await sql<PostRow>`
    select ${columns} from posts p where p.id = ${id} ${lock ? sql`for update of p` : sql``}`.execute(tenant);
  return rows[0];
}

export async function insertPost(tenant: Tenant, post: NewRow<'posts'>): Promise<void> {
  await tenant.insertInto('posts').values(post).execute();
}

export async function changePost(
  tenant: Tenant,
  post: Row<'posts'>,
  change: Partial<NewRow<'posts'>>,
): Promise<void> {
  await tenant
    .updateTable('posts')
    .set({ ...change, version: post.version + 1 })
    .where('college_id', '=', post.college_id)
    .where('id', '=', post.id)
    .execute();
}

export async function removePost(tenant: Tenant, post: Row<'posts'>): Promise<void> {
  await tenant
    .deleteFrom('posts')
    .where('college_id', '=', post.college_id)
    .where('id', '=', post.id)
    .execute();
}
