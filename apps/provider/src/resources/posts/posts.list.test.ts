import type { PostPage } from '@school/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, openSchool, type Role, type School } from '../../testing/openSchool.ts';
import { type Choices, readChoices, forCourse, newPost } from '../../testing/writing.ts';

describe.each(databases)('list of posts on $name', (database) => {
  let school: School;
  let token: string;
  let choices: Choices;
  let samples: PostPage;
  beforeAll(async () => {
    school = await openSchool(database);
    token = await school.as('administrador');
    choices = await readChoices(school, token);
    samples = (await list({ per_page: 100 })).data;
  });
  afterAll(() => school.close());

  const list = (query: Record<string, unknown> = {}, as = token) =>
    school.call('listPosts', { token: as, query });

  test('pages through every post once, with the position of each page', async () => {
    expect(samples.meta).toMatchObject({ current_page: 1, from: 1, last_page: 1, to: 40, total: 40 });
    expect(samples.meta.counts).toEqual({ all: 40, draft: 6, scheduled: 4, published: 26, archived: 4 });
    const whole = (await list({ per_page: 100 })).data;
    const pages = await Promise.all([1, 2, 3].map((page) => list({ page, per_page: 15 })));
    expect(pages.flatMap(({ data }) => data.data.map(({ id }) => id))).toEqual(
      whole.data.map(({ id }) => id),
    );
    expect(pages[1]!.data.links).toEqual({
      first: '/api/v1/posts?page=1&per_page=15&sort=-published_at',
      last: '/api/v1/posts?page=3&per_page=15&sort=-published_at',
      prev: '/api/v1/posts?page=1&per_page=15&sort=-published_at',
      next: '/api/v1/posts?page=3&per_page=15&sort=-published_at',
    });
    const beyond = (await list({ page: 9 })).data;
    expect(beyond).toMatchObject({ data: [], meta: { from: null, to: null, total: whole.data.length } });
  });

  test('leaves the body to the post itself, in a search too', async () => {
    for (const query of [{}, { q: 'feria' }]) {
      const [post] = (await list(query)).data.data;
      expect(post).toHaveProperty('excerpt');
      expect(post).not.toHaveProperty('body');
      const { data } = await school.call('getPost', { token, path: { id: post!.id } });
      expect(data.data).toHaveProperty('body.type', 'doc');
    }
  });

  test('lists drafts first, then the newest', async () => {
    const { data } = (await list({ per_page: 100 })).data;
    expect(data.slice(0, 6).every(({ status }) => status === 'draft')).toBe(true);
    const times = data.slice(6).map(({ published_at }) => published_at!);
    expect(times).toEqual([...times].sort().reverse());
  });

  test.each(['draft', 'scheduled', 'published', 'archived'] as const)(
    'filters by status %s',
    async (status) => {
      const { data, meta } = (await list({ 'filter[status]': status, per_page: 100 })).data;
      expect(data.length).toBe(meta.counts[status]);
      expect(meta.total).toBe(meta.counts[status]);
      expect(data.every((post) => post.status === status)).toBe(true);
    },
  );

  test('filters by category, course and grade', async () => {
    const slug = choices.categories[1]!.slug;
    const ofCategory = (await list({ 'filter[category]': slug, per_page: 100 })).data.data;
    expect(ofCategory.length).toBeGreaterThan(0);
    expect(ofCategory.every(({ category }) => category?.slug === slug)).toBe(true);
    const audience = forCourse(choices, 'B2-A');
    await school.call('createPost', { token, body: newPost(choices, { audience, title: 'Sólo 2° A' }) });
    const course = (await list({ 'filter[course]': audience.course_ids![0] })).data.data;
    expect(course.map(({ title }) => title)).toContain('Sólo 2° A');
    expect(course.every(({ courses }) => courses.some(({ code }) => code === 'B2-A'))).toBe(true);
    const grade = (await list({ 'filter[grade]': audience.grade_ids![0] })).data.data;
    expect(grade.map(({ title }) => title)).toContain('Sólo 2° A');
  });

  test('finds words of title and text, without accents and case', async () => {
    await school.call('createPost', {
      token,
      body: newPost(choices, { title: 'Campeonato de AJEDREZ en Ñuñoa' }),
    });
    const titles = async (q: string) => (await list({ q })).data.data.map(({ title }) => title);
    expect(await titles('nunoa ajedrez')).toEqual(['Campeonato de AJEDREZ en Ñuñoa']);
    expect(await titles('AGENDA ajedrez')).toEqual(['Campeonato de AJEDREZ en Ñuñoa']);
    expect(await titles('ajedrez%')).toEqual([]);
    expect(await titles("' or 1=1 --")).toEqual([]);
  });

  test.each(['title', '-title', 'updated_at', '-updated_at', 'published_at'] as const)(
    'sorts by %s',
    async (sort) => {
      const { data } = (await list({ sort, per_page: 100 })).data;
      const reversed = (
        await list({ sort: sort.startsWith('-') ? sort.slice(1) : `-${sort}`, per_page: 100 })
      ).data.data;
      expect(data.length).toBeGreaterThan(30);
      expect(
        [...data]
          .reverse()
          .map(({ id }) => id)
          .slice(0, 5),
      ).toEqual(reversed.map(({ id }) => id).slice(0, 5));
    },
  );

  test.each([
    { page: 0 },
    { page: 'x' },
    { per_page: 101 },
    { sort: 'id' },
    { 'filter[status]': 'gone' },
    { whatever: 1 },
  ])('rejects %o', async (query) => {
    const answer = await list(query);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.data.errors!)).toEqual(Object.keys(query));
  });

  test('takes the same few statements for any length', async () => {
    const count = async (per_page: number) => {
      const before = await statements();
      await list({ per_page });
      return (await statements()) - before;
    };
    const statements = async () => school.statements();
    expect(await count(1)).toBe(await count(100));
    expect(await count(100)).toBeLessThanOrEqual(8);
  });
});

describe.each(databases)('stored post counts on $name', (database) => {
  let school: School;
  beforeAll(async () => {
    school = await openSchool(database);
  });
  afterAll(() => school.close());

  const storedAndActualCounts = async (role: Role, narrowedTo: Record<string, string> = {}) => {
    const token = await school.as(role);
    const stored = await school.call('listPosts', { token, query: narrowedTo });
    // A word that every text contains forces the query to count rows.
    const real = await school.call('listPosts', { token, query: { ...narrowedTo, q: 'a' } });
    return [stored.data.meta.counts, real.data.meta.counts];
  };

  test.each(['administrador', 'inspectoria', 'comunicaciones', 'docente', 'lectura'] as const)(
    'equal a fresh count, for %s, through all changes of posts',
    async (role) => {
      const token = await school.as('administrador');
      const choices = await readChoices(school, token);
      const before = await storedAndActualCounts(role);
      expect(before[0]).toEqual(before[1]);
      const createdIds: string[] = [];
      for (const status of ['draft', 'draft', 'published'] as const) {
        const { data } = await school.call('createPost', { token, body: newPost(choices, { status }) });
        createdIds.push(data.data.id);
      }
      await school.call('publishPost', { token, path: { id: createdIds[0]! } });
      await school.call('archivePost', { token, path: { id: createdIds[2]! } });
      await school.call('deletePost', { token, path: { id: createdIds[1]! } });
      const later = new Date(school.clock.now.getTime() + 3600_000).toISOString();
      const body = newPost(choices, { published_at: later });
      await school.call('createPost', { token, body });
      const after = await storedAndActualCounts(role);
      expect(after[0]).toEqual(after[1]);
      expect(after[0]!.published).toBe(before[0]!.published + 1);
    },
  );

  test.each(['administrador', 'inspectoria', 'docente', 'asistente'] as const)(
    'equal a fresh count by category, course and grade, for %s',
    async (role) => {
      const { courses, grades, categories } = await readChoices(school, await school.as('administrador'));
      let total = 0;
      for (const narrowedTo of [
        ...categories.map(({ slug }) => ({ 'filter[category]': slug })),
        ...courses.slice(0, 3).map(({ id }) => ({ 'filter[course]': id })),
        ...grades.slice(0, 3).map(({ id }) => ({ 'filter[grade]': id })),
        { 'filter[category]': categories[0]!.slug, 'filter[course]': courses[0]!.id },
        { 'filter[category]': 'nowhere' },
      ]) {
        const [stored, real] = await storedAndActualCounts(role, narrowedTo);
        expect(stored).toEqual(real);
        total += stored!.all;
      }
      expect(total).toBeGreaterThan(0);
    },
  );

  test('stay correct with parallel writers, without a deadlock', async () => {
    const token = await school.as('administrador');
    const choices = await readChoices(school, token);
    const turn = async () => {
      const { data } = await school.call('createPost', {
        token,
        body: newPost(choices, { status: 'draft' }),
      });
      const path = { id: data.data.id };
      const statuses: number[] = [];
      for (const step of ['publishPost', 'archivePost', 'deletePost'] as const)
        statuses.push((await school.call(step, { token, path })).status);
      return statuses;
    };
    const statuses = (await Promise.all(Array.from({ length: 12 }, turn))).flat();
    expect(new Set(statuses)).toEqual(new Set([200, 204]));
    const [stored, real] = await storedAndActualCounts('administrador');
    expect(stored).toEqual(real);
  });
});
