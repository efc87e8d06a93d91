import { randomUUID } from 'node:crypto';
import { type Audience, audienceReaches, completeAudience, settledAudience } from '@school/domain';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectOver } from '../../database/connection.ts';
import { migrate } from '../../database/migrate.ts';
import { databases } from '../../testing/openSchool.ts';

const { owner } = databases[1]!;
const name = `t_${randomUUID().slice(0, 8)}`;
const clients: Client[] = [];
const connected = async (change: object) => {
  const client = new Client({ ...owner, ...change });
  await client.connect();
  clients.push(client);
  return client;
};
afterAll(() => Promise.all(clients.map((client) => client.end())));

/** Connects as an owner without superuser rights, so that row-level security applies to it too. */
async function emptyDatabase(): Promise<Client> {
  const maker = await connected({ database: 'postgres' });
  await maker.query(`create database ${name}`);
  return connected({ database: name });
}

const college = randomUUID();
const grades = { five: randomUUID(), six: randomUUID(), seven: randomUUID() };
const courses = { '5A': randomUUID(), '5B': randomUUID(), '6A': randomUUID(), '7A': randomUUID() };
const gradeOf = { '5A': grades.five, '5B': grades.five, '6A': grades.six, '7A': grades.seven };
const gone = randomUUID();
const [place, role] = [randomUUID(), randomUUID()];

type Person = {
  id: string;
  grade_ids: string[];
  course_ids: string[];
  place_ids: string[];
  role_ids: string[];
};
const some = <One>(list: readonly One[], bits: number) => list.filter((_, at) => (bits >> at) & 1);
/** Every combination of two grades, three courses, a place and a role. */
const people: Person[] = Array.from({ length: 128 }, (_, bits) => ({
  id: randomUUID(),
  grade_ids: some([grades.five, grades.six], bits),
  course_ids: some([courses['5A'], courses['5B'], courses['7A']], bits >> 2),
  place_ids: some([place], bits >> 5),
  role_ids: some([role], bits >> 6),
}));

/** Which people an audience reached before this migration: any of its grades or courses. */
function reachedBefore(audience: Audience, person: Person): boolean {
  const meet = (one: string[], other: string[]) => one.some((id) => other.includes(id));
  if (audience.exclude_user_ids.includes(person.id)) return false;
  if (audience.scope === 'all' || audience.user_ids.includes(person.id)) return true;
  const groups = [...audience.grade_ids, ...audience.course_ids];
  if (groups.length + audience.place_ids.length + audience.role_ids.length === 0) return false;
  return (
    (groups.length === 0 || meet(groups, [...person.grade_ids, ...person.course_ids])) &&
    (audience.place_ids.length === 0 || meet(audience.place_ids, person.place_ids)) &&
    (audience.role_ids.length === 0 || meet(audience.role_ids, person.role_ids))
  );
}

const groups = [grades.five, grades.six, gone, courses['5A'], courses['5B'], courses['6A']];
/**
 * Every combination of grades, courses and deleted ids: alone, with a place, with a role, with added and excluded people.
 */
const audiences: Audience[] = Array.from({ length: 64 }, (_, bits) => {
  const chosen = some(groups, bits);
  const grade_ids = chosen.filter((id) => id === grades.five || id === grades.six || id === gone);
  const course_ids = chosen.filter((id) => !grade_ids.includes(id));
  return [
    { grade_ids, course_ids },
    { grade_ids, course_ids, place_ids: [place] },
    { grade_ids, course_ids, role_ids: [role], exclude_user_ids: [people[127]!.id] },
    { grade_ids, course_ids, user_ids: [people[0]!.id] },
  ].map(completeAudience);
}).flat();

const tables = {
  posts: `insert into posts (college_id, id, title, body, excerpt, folded, audience, status, published_at, author_id,
    created_at, updated_at) values ($1, $2, 'x', '{}', 'x', 'x', $3, 'published', now(), $4, now(), now())`,
  events: `insert into events (college_id, id, name, starts_at, ends_at, timezone, status, audience, folded, author_id,
    created_at, updated_at) values ($1, $2, 'x', now(), now() + interval '1 hour', 'UTC', 'confirmed', $3, 'x', $4, now(), now())`,
  documents: `insert into documents (college_id, id, title, category_id, folded, audience, file_id, file_name, file_type,
    file_size, file_sha256, author_id, created_at, updated_at)
    values ($1, $2, 'x', $1, 'x', $3, gen_random_uuid(), 'x', 'x', 1, 'x', $4, now(), now())`,
  notifications: `insert into notifications (college_id, id, title, content, audience, mode, kind, status, author_id,
    created_at, updated_at) values ($1, $2, 'x', 'x', $3, 'real', 'general', 'draft', $4, now(), now())`,
} as const;

async function fill(client: Client): Promise<void> {
  const add = (text: string, values: unknown[] = []) => client.query(text, values);
  await client.query('begin');
  await add(`select set_config('app.college_id', $1, true)`, [college]);
  await add(
    `insert into colleges (id, slug, name, short_name, acronym, theme_color, languages, created_at)
     values ($1, 'x', 'X', 'X', 'X', '#0F6E5A', '{es}', now())`,
    [college],
  );
  for (const id of Object.values(grades))
    await add(`insert into grades values ($1, $2, $2::uuid::text, 'x', 'basica', 1)`, [college, id]);
  for (const [code, id] of Object.entries(courses))
    await add(
      `insert into courses (college_id, id, grade_id, code, name, letter) values ($1, $2, $3, $4, $4, 'A')`,
      [college, id, gradeOf[code as keyof typeof courses], code],
    );
  await add(
    `insert into document_categories (college_id, id, name, slug, position) values ($1, $1, 'x', 'x', 1)`,
    [college],
  );
  const author = people[0]!.id;
  await add(
    `insert into users (college_id, id, name, email, password_hash, status, folded, created_at, updated_at)
     values ($1, $2, 'x', 'x', 'x', 'active', 'x', now(), now())`,
    [college, author],
  );
  for (const insert of Object.values(tables))
    for (const audience of audiences)
      await add(insert, [college, randomUUID(), JSON.stringify(audience), author]);
  await client.query('commit');
}

type Stored = { id: string; audience: Audience; version: number };

async function stored(client: Client, table: string): Promise<Map<string, Stored>> {
  await client.query('begin');
  await client.query(`select set_config('app.college_id', $1, true)`, [college]);
  const { rows } = await client.query<Stored>(`select id, audience, version from ${table}`);
  await client.query('commit');
  return new Map(rows.map((row) => [row.id, row]));
}

const inGrade: readonly { id: string; grade_id: string }[] = Object.entries(courses).map(([code, id]) => ({
  id,
  grade_id: gradeOf[code as keyof typeof courses],
}));
const gradesOf = (ids: string[]) => inGrade.filter(({ id }) => ids.includes(id)).map((one) => one.grade_id);
const reachedNow = (audience: Audience, person: Person) =>
  audienceReaches(audience, {
    ...person,
    course_grade_ids: gradesOf(person.course_ids),
    roles: person.role_ids.map((id) => ({ id, slug: 'x', name: 'x' })),
  });

let client: Client;
const tablesBefore: Map<string, Stored>[] = [];
beforeAll(async () => {
  client = await emptyDatabase();
  await migrate(connectOver(client), '0021-post-words');
  await fill(client);
  for (const table of Object.keys(tables)) tablesBefore.push(await stored(client, table));
  await migrate(connectOver(client), '0022-audience-groups');
});

test('keeps everyone that a stored audience reached and adds only people of a whole grade', async () => {
  for (const [at, table] of Object.keys(tables).entries()) {
    const now = await stored(client, table);
    const before = tablesBefore[at]!;
    expect([table, now.size]).toEqual([table, audiences.length]);
    for (const { id, audience: old, version } of before.values()) {
      const { audience, version: since } = now.get(id)!;
      const changed = JSON.stringify(audience) !== JSON.stringify(old);
      expect(since - version).toBe(changed ? 1 : 0);
      expect(settledAudience(audience, inGrade)).toBe(audience);
      const wrong = people.filter((person) => {
        const ofTheGrade = { ...person, grade_ids: [...person.grade_ids, ...gradesOf(person.course_ids)] };
        return reachedBefore(old, person)
          ? !reachedNow(audience, person)
          : reachedNow(audience, person) && !reachedBefore(old, ofTheGrade);
      });
      expect(wrong).toEqual([]);
    }
  }
});

test('recounts the stored counts of posts from the changed audiences', async () => {
  await client.query('begin');
  await client.query(`select set_config('app.college_id', $1, true)`, [college]);
  const { rows } = await client.query(
    `select audience, sum(count)::int as count from post_groups group by 1
     except select audience, count(*)::int from posts group by 1`,
  );
  await client.query('commit');
  expect(rows).toEqual([]);
});
