import { type Audience, audienceReaches, completeAudience, settledAudience } from '@school/domain';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, personById } from '../../security/auth.ts';
import { usualDatabases, openSchool, type School } from '../../testing/openSchool.ts';
import { readChoices, forCourse, newEvent, newPost } from '../../testing/writing.ts';
import { countGroups, countRecipients, reachedBy } from './audiences.queries.ts';
import { reaches } from './reach.queries.ts';

describe.each(usualDatabases)('audience rules on $name', (database) => {
  let school: School;
  let token: string;
  beforeAll(async () => {
    school = await openSchool(database);
    token = await school.as('administrador');
  });
  afterAll(() => school.close());

  const preview = async (audience: object) =>
    (await school.call('previewAudience', { token, body: { audience } })).data.data.count;

  test('reaches a course’s own people, and all people of a grade without chosen courses', async () => {
    const { courses } = await readChoices(school, token);
    const findCourse = (code: string) => courses.find((course) => course.code === code)!;
    const [fiveB, seven] = [findCourse('B5-B'), findCourse('B7-A').grade_id];
    const only = await preview({ scope: 'restricted', course_ids: [fiveB.id] });
    const five = await preview({ scope: 'restricted', grade_ids: [fiveB.grade_id] });
    expect(five).toBeGreaterThan(only);
    const narrowed = { scope: 'restricted', course_ids: [fiveB.id], grade_ids: [fiveB.grade_id] };
    expect(await preview(narrowed)).toBe(only);
    const two = { scope: 'restricted', course_ids: [fiveB.id], grade_ids: [seven] };
    expect(await preview({ ...two, grade_ids: [seven, fiveB.grade_id] })).toBe(await preview(two));
    expect(await preview(two)).toBeGreaterThan(await preview({ scope: 'restricted', grade_ids: [seven] }));
  });

  test('treats a course with its grade as that course in answers, lists and feeds', async () => {
    const choices = await readChoices(school, token);
    const audience = forCourse(choices, 'B5-B');
    const [course, grade] = [audience.course_ids![0]!, audience.grade_ids![0]!];
    const post = (await school.call('createPost', { token, body: newPost(choices, { audience }) })).data.data;
    expect(post).toMatchObject({
      audience: { course_ids: [course], grade_ids: [] },
      courses: [{ id: course }],
      grades: [{ id: grade }],
      recipients_count: await preview({ scope: 'restricted', course_ids: [course] }),
    });
    const event = (await school.call('createEvent', { token, body: newEvent({ audience }) })).data.data;
    expect(event.audience).toMatchObject({ course_ids: [course], grade_ids: [] });
    const listed = async (query: object) =>
      (await school.call('listPosts', { token, query: { per_page: 100, ...query } })).data.data.map(
        ({ id }) => id,
      );
    const other = choices.courses.find((one) => one.grade_id === grade && one.id !== course)!;
    expect(await listed({ 'filter[grade]': grade })).toContain(post.id);
    expect(await listed({ 'filter[course]': course })).toContain(post.id);
    expect(await listed({ 'filter[course]': other.id })).not.toContain(post.id);
    const whole = newPost(choices, { audience: { scope: 'restricted', grade_ids: [grade] } });
    const { data } = (await school.call('createPost', { token, body: whole })).data;
    expect(data.courses.map(({ id }) => id)).toEqual(expect.arrayContaining([course, other.id]));
    expect(await listed({ 'filter[course]': other.id })).toContain(data.id);
  });

  test('shows news for a role, a place or a person to them only', async () => {
    const choices = await readChoices(school, token);
    const role = (await school.call('listRoles', { token })).data.data[4]!.id;
    const place = (await school.call('listPlaces', { token })).data.data[0]!.id;
    const me = (await school.call('getCurrentUser', { token })).data.data.id;
    const publish = (audience: object) =>
      school.call('createPost', {
        token,
        body: newPost(choices, { audience: { scope: 'restricted', ...audience } }),
      });
    for (const chosen of [{ role_ids: [role] }, { place_ids: [place] }, { user_ids: [me] }])
      expect((await publish(chosen)).status).toBe(201);
    const response = await publish({});
    expect(response.status).toBe(422);
    expect(Object.keys(response.data.errors!).toSorted()).toEqual([
      'audience.course_ids',
      'audience.grade_ids',
    ]);
  });

  test('counts each group as it is reached alone', async () => {
    const counts = (await school.call('countAudienceGroups', { token })).data.data;
    const lists = {
      grades: 'grade_ids',
      courses: 'course_ids',
      places: 'place_ids',
      roles: 'role_ids',
    } as const;
    for (const [kind, list] of Object.entries(lists))
      for (const { id, people } of counts[kind as keyof typeof lists])
        expect([kind, await preview({ scope: 'restricted', [list]: [id] })]).toEqual([kind, people]);
    expect(counts.courses.length).toBeGreaterThan(10);
    const reader = await school.as('lectura');
    expect((await school.call('countAudienceGroups', { token: reader })).status).toBe(403);
  });

  test('gives the same result for a person, a stored audience and a count', async () => {
    await school.arrange(async (tx) => {
      // Leaves some people with a course but no grade, and some with a grade but no course.
      await sql`delete from user_scopes where kind = 'grade' and get_byte(uuid_send(user_id), 15) % 3 = 0`.execute(
        tx,
      );
      await sql`delete from user_scopes where kind = 'course' and get_byte(uuid_send(user_id), 15) % 5 = 1`.execute(
        tx,
      );
      const ids = async (table: string) =>
        (await sql<{ id: string }>`select id from ${sql.table(table)} order by id`.execute(tx)).rows.map(
          ({ id }) => id,
        );
      const { rows: courses } = await sql<{
        id: string;
        grade_id: string;
      }>`select id, grade_id from courses`.execute(tx);
      const people = (await Promise.all((await ids('users')).map((id) => personById(tx, id)))).filter(
        (person): person is Person => person !== undefined,
      );
      const some = async (table: string, maxLength = 3) =>
        fc.oneof(
          fc.constant<string[]>([]),
          fc.uniqueArray(fc.constantFrom(...(await ids(table))), { maxLength }),
        );
      const audiences = fc.record({
        scope: fc.constantFrom<Audience['scope'][]>('restricted', 'restricted', 'restricted', 'all'),
        grade_ids: await some('grades'),
        course_ids: await some('courses', 6),
        place_ids: await some('places'),
        role_ids: await some('roles'),
        user_ids: await some('users'),
        exclude_user_ids: await some('users'),
      });
      const check = async (written: Audience) => {
        const audience = settledAudience(written, courses);
        const expected = people.filter((person) => audienceReaches(audience, person)).map(({ id }) => id);
        const { rows: reachedRows } = await sql<{ id: string }>`select id from users u
          where status = 'active' and ${reachedBy(written)}`.execute(tx);
        expect(reachedRows.map(({ id }) => id).toSorted()).toEqual(expected.toSorted());
        expect(await countRecipients(tx, audience)).toBe(expected.length);
        const column = sql`${JSON.stringify(audience)}::jsonb`;
        const each = people.map((person) => sql`${reaches(column, person)}`);
        const { rows } = await sql<{
          reached: boolean[];
        }>`select array[${sql.join(each)}] as reached`.execute(tx);
        expect(people.filter((_, at) => rows[0]!.reached[at]).map(({ id }) => id)).toEqual(expected);
      };
      await fc.assert(fc.asyncProperty(audiences, check), { numRuns: 60 });
      const { grades } = await countGroups(tx);
      for (const { id, people: count } of grades)
        expect(await countRecipients(tx, completeAudience({ grade_ids: [id] }))).toBe(count);
    });
  });
});
