import { type RawBuilder, sql } from 'kysely';
import { demoContent } from '../../seed/content.ts';
import type { Database } from '../database/connection.ts';
import type { Schema } from '../database/schema.ts';
import { inCollege, type CollegeTransaction } from '../database/collegeTransaction.ts';

/** The kinds of content that are multiplied, each in one or a few statements; together they are a whole school. */
export type Multiplied = 'people' | 'posts' | 'events' | 'notifications' | 'library' | 'talks' | 'visits';

type Scales = Partial<Record<Multiplied, number>>;

/** Maximum factors for people and visits: a school's size and ten years of data are bounded, whatever the scale. */
const mostPeople = 90;
const mostVisits = 26;
const tenYears = 3650 * 86_400;
const fourWeeks = 28 * 86_400;

type Sql = RawBuilder<unknown>;
type Table = keyof Schema;

/** Repeated in each statement, because the embedded database's owner bypasses row-level security. */
const here = sql`current_setting('app.college_id')::uuid`;

/** Returns the id of the n-th copy, derived from the original's, as references derive it too; older copies sort first. */
const toCopyId = (id: Sql): Sql => sql`(case when ${id} is null then null else
  lpad(to_hex(1767614400000 - n * 3600000::bigint), 12, '0') || '7' || substr(md5(${id}::text || n), 1, 3)
  || '8' || substr(md5(${id}::text || n), 4, 15) end)::uuid`;

/** Returns a deterministic condition that is true for one in ten rows: read, received or downloaded copies. */
const oneInTen = (...ids: Sql[]): Sql =>
  sql`abs(hashtext(${sql.join(
    ids.map((id) => sql`${id}::text`),
    sql` || `,
  )} || n)::bigint) % 10 = 0`;

const columnsByTable = new Map<Table, string[]>();
async function columns(tx: CollegeTransaction, table: Table): Promise<string[]> {
  const cached = columnsByTable.get(table);
  if (cached) return cached;
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns where table_schema = 'public'
      and table_name = ${table} and is_generated = 'NEVER' and column_name <> 'confirm_by'`.execute(tx);
  const names = rows.map(({ name }) => name);
  columnsByTable.set(table, names);
  return names;
}

/** Copies the rows `o` of a table for each number `n` up to `times`, and replaces some columns; no copy requests confirmations. */
async function copy(
  tx: CollegeTransaction,
  table: Table,
  times: number,
  changed: Record<string, Sql>,
  where: Sql = sql`true`,
): Promise<void> {
  const names = await columns(tx, table);
  // Cached plans of foreign-key checks were made for forty rows.
  await sql`discard plans`.execute(tx);
  const values = names.map((name) => changed[name] ?? sql.ref(`o.${name}`));
  await sql`
    insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
    select ${sql.join(values)} from ${sql.table(table)} o, generate_series(1, ${times}::int) n
    where o.college_id = ${here} and ${where} order by n desc`.execute(tx);
}

const ref = (name: string) => sql.ref(`o.${name}`);
const numbered = (name: string) => sql`${ref(name)} || ' ' || n`;

async function multiplyPeople(tx: CollegeTransaction, scale: number): Promise<void> {
  const times = Math.min(scale, mostPeople) - 1;
  const id = toCopyId(ref('id'));
  const user_id = toCopyId(ref('user_id'));
  await copy(tx, 'users', times, {
    id,
    email: sql`n || '.' || o.email`,
    search_text: numbered('search_text'),
    rut_number: sql`null`,
    rut_digit: sql`null`,
    passport: sql`null`,
    avatar_id: sql`null`,
  });
  await copy(tx, 'user_roles', times, { user_id });
  await copy(tx, 'user_scopes', times, { user_id });
}

/** Multiplies posts without clock-driven states: a copy of a scheduled post is published, one of a draft archived. */
async function multiplyPosts(
  tx: CollegeTransaction,
  times: number,
  back: (name: string) => Sql,
): Promise<void> {
  // Sorting the index entries needs memory.
  await sql`set local work_mem = '64MB'`.execute(tx);
  await copy(tx, 'posts', times, {
    id: toCopyId(ref('id')),
    title: numbered('title'),
    search_text: numbered('search_text'),
    status: sql`case o.status when 'draft' then 'archived' else o.status end`,
    published_at: sql`coalesce(least(${back('published_at')}, ${back('created_at')}), ${back('created_at')})`,
    publication_pending: sql`false`,
    created_at: back('created_at'),
    updated_at: back('updated_at'),
  });
  await copy(
    tx,
    'post_reads',
    times,
    { post_id: toCopyId(ref('post_id')), read_at: back('read_at') },
    oneInTen(ref('post_id'), ref('user_id')),
  );
  // The samples have no history; each post gets a first audit entry.
  await sql`
    insert into audit_entries (college_id, id, actor_id, actor_name, operation, action, subject_kind, subject_id, subject_name,
      search_text, before, after, source, created_at)
    select p.college_id,
      (lpad(to_hex((extract(epoch from p.created_at) * 1000)::bigint), 12, '0') || '7' || substr(md5(p.id::text), 1, 3)
        || '8' || substr(md5(p.id::text), 4, 15))::uuid,
      p.author_id, concat_ws(' ', u.name, u.first_lastname, u.second_lastname), 'createPost', 'created', 'post', p.id, p.title,
      lower(concat_ws(' ', u.name, u.first_lastname, u.second_lastname, p.title)), null,
      jsonb_build_object('title', p.title, 'status', p.status), '127.0.0.1', p.created_at
    from posts p join users u on u.college_id = p.college_id and u.id = p.author_id
    where p.college_id = ${here} order by 2`.execute(tx);
}

/** Multiplies events. All-day ones move by days of their time zone, others by 24 hours: clocks may change in between. */
async function multiplyEvents(tx: CollegeTransaction, times: number, step: number): Promise<void> {
  const count = sql`floor(n * ${step}::float8 / 86400)::int`;
  const [days, hours] = [sql`make_interval(days => ${count})`, sql`make_interval(hours => 24 * ${count})`];
  const moved = (name: string) => sql`case when o.first_day is null then ${ref(name)} - ${hours}
    else (${ref(name)} at time zone o.timezone - ${days}) at time zone o.timezone end`;
  await copy(tx, 'events', times, {
    id: toCopyId(ref('id')),
    name: numbered('name'),
    search_text: numbered('search_text'),
    starts_at: moved('starts_at'),
    ends_at: moved('ends_at'),
    first_day: sql`(o.first_day - ${days})::date`,
    last_day: sql`(o.last_day - ${days})::date`,
    sync_enabled: sql`false`,
    created_at: sql`o.created_at - ${days}`,
    updated_at: sql`o.updated_at - ${days}`,
  });
}

/** Multiplies notifications. Copies are sent or cancelled, so that the scheduler does not send them. */
async function multiplyNotifications(
  tx: CollegeTransaction,
  times: number,
  back: (name: string) => Sql,
): Promise<void> {
  await copy(tx, 'notifications', times, {
    id: toCopyId(ref('id')),
    title: numbered('title'),
    search_text: numbered('search_text'),
    status: sql`case o.status when 'sent' then 'sent' else 'cancelled' end`,
    scheduled_at: back('scheduled_at'),
    sent_at: back('sent_at'),
    closed_at: back('closed_at'),
    created_at: back('created_at'),
    updated_at: back('updated_at'),
  });
  await copy(
    tx,
    'notification_recipients',
    times,
    {
      notification_id: toCopyId(ref('notification_id')),
      delivered_at: back('delivered_at'),
      seen_at: back('seen_at'),
      responded_at: back('responded_at'),
    },
    oneInTen(ref('notification_id'), ref('user_id')),
  );
}

/** Multiplies documents: copies are records for lists and searches, without files. */
async function multiplyLibrary(
  tx: CollegeTransaction,
  times: number,
  back: (name: string) => Sql,
): Promise<void> {
  await copy(tx, 'documents', times, {
    id: toCopyId(ref('id')),
    file_id: toCopyId(ref('file_id')),
    title: numbered('title'),
    search_text: numbered('search_text'),
    created_at: back('created_at'),
    updated_at: back('updated_at'),
  });
  await copy(
    tx,
    'document_downloads',
    times,
    { document_id: toCopyId(ref('document_id')), downloaded_at: back('downloaded_at') },
    oneInTen(ref('document_id'), ref('user_id')),
  );
  const id = toCopyId(ref('id'));
  await copy(tx, 'contacts', times, {
    id,
    name: numbered('name'),
    search_text: numbered('search_text'),
    sort_name: numbered('sort_name'),
  });
  await copy(tx, 'contact_places', times, { contact_id: toCopyId(ref('contact_id')) });
}

/** Adds older messages to the same conversations: sequence numbers have no gaps, so existing messages move to the end. */
async function multiplyTalks(tx: CollegeTransaction, times: number): Promise<void> {
  const length = sql`(select c.last_seq from conversations c where c.college_id = o.college_id and c.id = o.conversation_id)`;
  const first = sql`(select c.created_at from conversations c where c.college_id = o.college_id and c.id = o.conversation_id)`;
  // Uses negative numbers in between, because sequence numbers are unique at every moment.
  await sql`update messages o set seq = -(seq + ${times}::int * ${length}) where o.college_id = ${here}`.execute(
    tx,
  );
  await sql`update messages set seq = -seq where college_id = ${here}`.execute(tx);
  await copy(tx, 'messages', times, {
    id: toCopyId(ref('id')),
    client_id: sql`o.client_id || '-' || n`,
    reply_to_id: toCopyId(ref('reply_to_id')),
    body: numbered('body'),
    search_text: numbered('search_text'),
    seq: sql`o.seq - n * ${length}`,
    created_at: sql`${first} - make_interval(mins => 10 * (1 + ${times}::int * ${length} - (o.seq - n * ${length})))`,
  });
  const message_id = toCopyId(ref('message_id'));
  await copy(tx, 'message_words', times, { message_id });
  await sql`
    update conversation_members o set last_read_seq = last_read_seq + ${times}::int * ${length} where o.college_id = ${here}`.execute(
    tx,
  );
  await sql`update conversations set last_seq = last_seq * ${times + 1}::int where college_id = ${here}`.execute(
    tx,
  );
}

async function multiplyVisits(tx: CollegeTransaction, scale: number): Promise<void> {
  await copy(tx, 'visits', Math.min(scale, mostVisits) - 1, {
    id: toCopyId(ref('id')),
    started_at: sql`o.started_at - make_interval(secs => n * ${fourWeeks}::float8)`,
  });
}

const everything: Multiplied[] = ['people', 'posts', 'events', 'notifications', 'library', 'talks', 'visits'];

async function multiply(tx: CollegeTransaction, scales: Scales): Promise<void> {
  // People are last, so that the copies before belong to people of the samples.
  for (const kind of everything.toReversed()) {
    const scale = scales[kind] ?? 1;
    if (scale < 2) continue;
    const times = scale - 1;
    const step = Math.min(fourWeeks, tenYears / scale);
    const back = (name: string) => sql`${ref(name)} - make_interval(secs => n * ${step}::float8)`;
    const makers: Record<Multiplied, () => Promise<void>> = {
      posts: () => multiplyPosts(tx, times, back),
      events: () => multiplyEvents(tx, times, step),
      notifications: () => multiplyNotifications(tx, times, back),
      library: () => multiplyLibrary(tx, times, back),
      talks: () => multiplyTalks(tx, times),
      visits: () => multiplyVisits(tx, scale),
      people: () => multiplyPeople(tx, scale),
    };
    await makers[kind]();
  }
}

/**
 * Makes the sample schools `scale` times as large, for measurements; skips a school that was enlarged before. The same
 * scale gives the same rows: copies reach back up to ten years, and the number of people stays realistic.
 * @param scale One scale for everything, or one for each kind of content that grows.
 * @returns the number of schools that grew.
 */
export async function seedScale(owner: Database, scale: number | Scales): Promise<number> {
  const all = (one: number) => Object.fromEntries(everything.map((kind) => [kind, one]));
  const scales = typeof scale === 'number' ? all(scale) : scale;
  if (Object.values(scales).every((one) => one < 2)) return 0;
  let grown = 0;
  for (const { college } of demoContent(new Date())) {
    const counts = await inCollege(owner, college.id, async (tx) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`scale ${college.id}`}, 0))`.execute(tx);
      await sql`set local statement_timeout = 0`.execute(tx);
      const { rows } = await sql<{ large: boolean }>`
        select count(*) > 50 as large from (select 1 from posts where college_id = ${here} limit 51) p`.execute(
        tx,
      );
      if (rows[0]!.large) return false;
      await multiply(tx, scales);
      return true;
    });
    if (counts) grown += 1;
  }
  // Without new statistics the planner would assume forty posts; vacuum now, so that autovacuum doesn't run during use.
  if (grown > 0) {
    await owner.connection().execute(async (connection) => {
      await sql`set statement_timeout = 0`.execute(connection);
      await sql`vacuum (analyze)`.execute(connection);
      await sql`reset statement_timeout`.execute(connection);
    });
  }
  return grown;
}
