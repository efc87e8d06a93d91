import { type Audience, type Grant, type Permission, settledAudience } from '@school/domain';
import fc from 'fast-check';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../security/auth.ts';
import { databases, openSchool, type School } from '../testing/openSchool.ts';
import { canSeeContact, visibleContacts } from './contacts/contacts.policy.ts';
import { canSeeDocument, visibleDocuments } from './documents/documents.policy.ts';
import { canSeeEvent, visibleEvents } from './events/events.policy.ts';
import { canSeePost, visiblePosts } from './posts/posts.policy.ts';
import { canSeeUser, visibleMembers } from './users/users.policy.ts';

const uuid = (kind: number, number: number) => `00000000-0000-4000-8000-00${kind}00000000${number}`;
const ids = (kind: number, count: number) => Array.from({ length: count }, (_, at) => uuid(kind, at));
const [users, places, grades, roles] = [ids(1, 8), ids(2, 3), ids(3, 3), ids(4, 2)];
/** Two courses per grade. */
const courses = ids(5, 6).map((id, at) => ({ id, grade_id: grades[at % 3]! }));
const some = (list: readonly string[]) => fc.subarray([...list]);

const now = new Date('2026-03-02T12:00:00Z');
const times = [-3600_000, 0, 1, 3600_000].map((milliseconds) => new Date(now.getTime() + milliseconds));

const permissions: Permission[] = [
  'posts.view',
  'posts.write',
  'documents.view',
  'documents.write',
  'events.view',
  'contacts.view',
  'users.view',
];
const grants = fc
  .tuple(...permissions.map(() => fc.constantFrom<(Grant['scope'] | null)[]>(null, 'any', 'own', 'items')))
  .map((scopes) =>
    scopes.flatMap((scope, at): Grant[] => (scope ? [{ permission: permissions[at]!, scope }] : [])),
  );
const people = fc
  .record({
    id: fc.constantFrom(...users),
    permissions: grants,
    roles: some(roles).map((list) => list.map((id) => ({ id, slug: 'x', name: 'x' }))),
    place_ids: some(places),
    grade_ids: some(grades),
    course_ids: some(courses.map(({ id }) => id)),
  })
  .map((person) => {
    const ownCourses = courses.filter(({ id }) => person.course_ids.includes(id));
    return { ...person, course_grade_ids: ownCourses.map((course) => course.grade_id) } as unknown as Person;
  });

const audiences = fc
  .record({
    scope: fc.constantFrom<Audience['scope'][]>('restricted', 'restricted', 'restricted', 'all'),
    grade_ids: some(grades),
    course_ids: some(courses.map(({ id }) => id)),
    place_ids: some(places),
    role_ids: some(roles),
    user_ids: some(users),
    exclude_user_ids: some(users),
  })
  .map((audience) => settledAudience(audience, courses));
const author_id = fc.constantFrom(...users);
const list = <Row>(row: fc.Arbitrary<Row>) => fc.array(row, { minLength: 1, maxLength: 12 });

/** Returns the rows as a table: its alias, with the names and types of its columns. */
const toTable = (rows: readonly object[], alias: string) =>
  sql`json_to_recordset(${JSON.stringify(rows)}::json) as ${sql.raw(alias)}`;

describe('canSee in TypeScript and its SQL agree', () => {
  let school: School;
  beforeAll(async () => {
    school = await openSchool(databases[0]!);
  });
  afterAll(() => school.close());

  /** Returns the numbers of the rows that `canSee` accepts, and those that the statement returns. */
  async function visibleRows<Row>(
    rows: Row[],
    canSee: (row: Row) => boolean,
    select: (numbered: (Row & { n: number })[]) => RawBuilder<{ n: number }>,
  ): Promise<{ byCode: number[]; bySql: number[] }> {
    const numbered = rows.map((row, n) => ({ ...row, n }));
    const answer = await select(numbered).execute(school.db);
    const byCode = numbered.filter((row) => canSee(row)).map(({ n }) => n);
    return { byCode, bySql: answer.rows.map(({ n }) => n).toSorted((one, other) => one - other) };
  }
  const runs = { numRuns: 150 };

  test('for posts', async () => {
    const row = fc.record({
      author_id,
      audience: audiences,
      status: fc.constantFrom<('draft' | 'published' | 'archived')[]>('draft', 'published', 'archived'),
      published_at: fc.constantFrom(...times),
    });
    await fc.assert(
      fc.asyncProperty(people, list(row), async (person, rows) => {
        const { byCode, bySql } = await visibleRows(
          rows,
          (post) => canSeePost(person, post, now),
          (numbered) => sql`
          select p.n from ${toTable(numbered, 'p (n int, author_id uuid, audience jsonb, status text, published_at timestamptz)')}
          where ${visiblePosts(person, now)}`,
        );
        expect(bySql).toEqual(byCode);
      }),
      runs,
    );
  });

  test('for documents', async () => {
    const row = fc.record({
      author_id,
      audience: audiences,
      expires_at: fc.option(fc.constantFrom(...times)),
    });
    await fc.assert(
      fc.asyncProperty(people, list(row), async (person, rows) => {
        const { byCode, bySql } = await visibleRows(
          rows,
          (document) => canSeeDocument(person, document, now),
          (numbered) => sql`
          select d.n from ${toTable(numbered, 'd (n int, author_id uuid, audience jsonb, expires_at timestamptz)')}
          where ${visibleDocuments(person, now)}`,
        );
        expect(bySql).toEqual(byCode);
      }),
      runs,
    );
  });

  test('for events', async () => {
    const row = fc.record({ author_id, audience: audiences, status: fc.constant('confirmed' as const) });
    await fc.assert(
      fc.asyncProperty(people, list(row), async (person, rows) => {
        const { byCode, bySql } = await visibleRows(
          rows,
          (event) => canSeeEvent(person, event),
          (numbered) => sql`
          select e.n from ${toTable(numbered, 'e (n int, author_id uuid, audience jsonb)')}
          where ${visibleEvents(person)}`,
        );
        expect(bySql).toEqual(byCode);
      }),
      runs,
    );
  });

  test('for contacts', async () => {
    await fc.assert(
      fc.asyncProperty(people, list(fc.record({ place_ids: some(places) })), async (person, rows) => {
        const { byCode, bySql } = await visibleRows(
          rows,
          ({ place_ids }) => canSeeContact(person, place_ids),
          (numbered) => sql`
          with c as (select n, n as id, 0 as college_id from ${toTable(numbered, 'x (n int)')}),
          contact_places as (
            select 0 as college_id, n as contact_id, place_id::uuid
            from ${toTable(numbered, 'x (n int, place_ids json)')}, json_array_elements_text(place_ids) place_id)
          select c.n from c where ${visibleContacts(person)}`,
        );
        expect(bySql).toEqual(byCode);
      }),
      runs,
    );
  });

  test('for people', async () => {
    const row = fc.record({
      id: fc.constantFrom(...users),
      status: fc.constantFrom<('active' | 'pending' | 'suspended')[]>('active', 'pending', 'suspended'),
      place_ids: some(places),
      grade_ids: some(grades),
      course_ids: some(courses.map(({ id }) => id)),
    });
    const members = fc.uniqueArray(row, { minLength: 1, selector: ({ id }) => id });
    await fc.assert(
      fc.asyncProperty(people, members, async (person, rows) => {
        const { byCode, bySql } = await visibleRows(
          rows,
          (member) => canSeeUser(person, member),
          (numbered) => sql`
          with u as (select n, id, status, 0 as college_id from ${toTable(numbered, 'x (n int, id uuid, status text)')}),
          user_scopes as (
            select 0 as college_id, id as user_id, target_id::uuid
            from ${toTable(numbered, 'x (id uuid, place_ids json, grade_ids json, course_ids json)')},
              lateral (select json_array_elements_text(place_ids) union all select json_array_elements_text(grade_ids)
                union all select json_array_elements_text(course_ids)) target (target_id))
          select u.n from u where ${visibleMembers(person)}`,
        );
        expect(bySql).toEqual(byCode);
      }),
      runs,
    );
  });
});
