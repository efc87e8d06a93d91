import { documentFromText, postWriteLimits } from '@school/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usualDatabases, openSchool, type School } from '../../testing/openSchool.ts';
import { type Choices, readChoices, forCourse, newPost } from '../../testing/writing.ts';

const missing = '01990000-0000-7000-8000-000000000000';

describe.each(usualDatabases)('posts on $name', (database) => {
  let school: School;
  let token: string;
  let choices: Choices;
  beforeAll(async () => {
    school = await openSchool(database);
    token = await school.as('administrador');
    choices = await readChoices(school, token);
  });
  afterAll(() => school.close());

  const create = async (change = {}) => {
    const answer = await school.call('createPost', { token, body: newPost(choices, change) });
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.data));
    return answer.data.data;
  };
  const get = (id: string) => school.call('getPost', { token, path: { id } });
  const update = (id: string, version: number, change = {}) =>
    school.call('updatePost', {
      token,
      path: { id },
      body: newPost(choices, change),
      headers: { 'if-match': `"${version}"` },
    });

  test('returns a published post as it was written', async () => {
    const audience = forCourse(choices, 'B1-A');
    const answer = await school.call('createPost', { token, body: newPost(choices, { audience }) });
    expect(answer.status).toBe(201);
    expect(answer.headers.etag).toBe('"1"');
    const post = answer.data.data;
    expect(post).toMatchObject({
      title: 'Reunión de apoderados',
      status: 'published',
      excerpt: 'Nos vemos el jueves. Traer la agenda.',
      published_at: school.clock.now.toISOString(),
      version: 1,
      reads_count: 0,
      can: { update: true, delete: true, publish: true },
    });
    expect(post.body).toEqual(documentFromText('Nos vemos el jueves.\n\nTraer la agenda.'));
    expect(post.courses.map(({ code }) => code)).toEqual(['B1-A']);
    expect(post.grades.map(({ code }) => code)).toEqual(['B1']);
    expect(post.recipients_count).toBeGreaterThan(0);
    expect((await get(post.id)).data.data).toEqual(post);
  });

  test('stores a draft with only a title, and names what it lacks for publishing', async () => {
    const { data } = await school.call('createPost', {
      token,
      body: { title: ' Borrador ', status: 'draft' },
    });
    expect(data.data).toMatchObject({
      title: 'Borrador',
      status: 'draft',
      published_at: null,
      category: null,
    });
    const publish = await school.call('publishPost', { token, path: { id: data.data.id } });
    expect(publish.status).toBe(422);
    expect(Object.keys(publish.data.errors!).sort()).toEqual([
      'audience.course_ids',
      'audience.grade_ids',
      'body',
      'category_id',
    ]);
    const done = await update(data.data.id, 1, { status: 'draft' });
    expect(done.data.data).toMatchObject({ status: 'draft', version: 2 });
    const published = await school.call('publishPost', { token, path: { id: data.data.id } });
    expect(published.data.data).toMatchObject({ status: 'published', version: 3 });
  });

  test('publishes a scheduled post by time alone', async () => {
    const published_at = new Date(school.clock.now.getTime() + 3600_000).toISOString();
    const post = await create({ published_at });
    expect(post).toMatchObject({ status: 'scheduled', published_at });
    const reader = await school.as('lectura');
    const asReader = () => school.call('getPost', { token: reader, path: { id: post.id } });
    expect((await asReader()).status).toBe(403);
    const started = school.clock.now;
    school.clock.now = new Date(started.getTime() + 3600_000);
    expect((await asReader()).data.data.status).toBe('published');
    school.clock.now = started;
  });

  test('requires the version of a change', async () => {
    const post = await create();
    const first = await update(post.id, 1, { title: 'Cambiado' });
    expect(first.data.data).toMatchObject({ title: 'Cambiado', version: 2, published_at: post.published_at });
    expect(first.headers.etag).toBe('"2"');
    const stale = await update(post.id, 1, { title: 'Tarde' });
    expect(stale.status).toBe(409);
    const { data: me } = await school.call('getCurrentUser', { token });
    expect(stale.data).toMatchObject({
      current_version: 2,
      changed_by: `${me.data.name} ${me.data.first_lastname} ${me.data.second_lastname}`,
      changed_at: school.clock.now.toISOString(),
    });
    const nameless = await school.call('updatePost', {
      token,
      path: { id: post.id },
      body: newPost(choices),
    });
    expect(nameless.status).toBe(422);
    expect(nameless.data.errors).toHaveProperty('if-match');
    expect((await get(post.id)).data.data.title).toBe('Cambiado');
  });

  test('accepts one of twenty changes from one version', async () => {
    const post = await create();
    const changes = Array.from({ length: 20 }, (_, index) =>
      update(post.id, 1, { title: `Número ${index}` }),
    );
    const statuses = (await Promise.all(changes)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(19);
    expect((await get(post.id)).data.data.version).toBe(2);
  });

  test('withdraws, archives and republishes a published post', async () => {
    const { id } = await create();
    const path = { id };
    expect((await update(id, 1, { status: 'draft' })).data.data).toMatchObject({
      status: 'draft',
      published_at: null,
    });
    expect((await school.call('archivePost', { token, path })).status).toBe(422);
    await school.call('publishPost', { token, path });
    expect((await school.call('archivePost', { token, path })).data.data.status).toBe('archived');
    const reader = await school.as('lectura');
    expect((await school.call('getPost', { token: reader, path })).status).toBe(403);
    expect((await school.call('publishPost', { token, path })).data.data.status).toBe('published');
    expect((await school.call('getPost', { token: reader, path })).status).toBe(200);
  });

  test('deletes a post', async () => {
    const { id } = await create();
    expect((await school.call('deletePost', { token, path: { id } })).status).toBe(204);
    expect((await get(id)).status).toBe(404);
    expect((await school.call('deletePost', { token, path: { id } })).status).toBe(404);
  });

  test('counts a reader once', async () => {
    const { id } = await create();
    const reader = await school.as('asistente');
    const read = () => school.call('markPostRead', { token: reader, path: { id } });
    expect([(await read()).status, (await read()).status]).toEqual([204, 204]);
    expect((await get(id)).data.data.reads_count).toBe(1);
  });

  test('counts no reads before publication', async () => {
    const { id } = await create({ status: 'draft' });
    expect((await school.call('markPostRead', { token, path: { id } })).status).toBe(204);
    expect((await get(id)).data.data.reads_count).toBe(0);
  });

  test('does not count a reader outside of the audience', async () => {
    const { id } = await create({ audience: forCourse(choices, 'B1-A') });
    await school.call('markPostRead', { token, path: { id } });
    expect((await get(id)).data.data.reads_count).toBe(0);
  });

  test.each([
    ['an unknown category', { category_id: missing }, 'category_id'],
    [
      'an unknown course',
      { audience: { scope: 'restricted', course_ids: [missing], grade_ids: [missing] } },
      'audience.course_ids',
    ],
    ['no category', { category_id: null }, 'category_id'],
    ['no words', { body: { type: 'doc', content: [{ type: 'paragraph' }] } }, 'body'],
    ['no course', { audience: { scope: 'restricted' } }, 'audience.course_ids'],
    ['no grade', { audience: { scope: 'restricted' } }, 'audience.grade_ids'],
    ['an unknown grade', { audience: { scope: 'restricted', grade_ids: [missing] } }, 'audience.grade_ids'],
    ['a long title', { title: 'x'.repeat(postWriteLimits.title + 1) }, 'title'],
    ['an empty title', { title: '   ' }, 'title'],
    ['a date that is none', { published_at: '2026-02-30T10:00:00Z' }, 'published_at'],
    ['a second that is none', { published_at: '2026-12-31T23:59:60Z' }, 'published_at'],
    ['a year before all', { published_at: '0000-01-01T00:00:00Z' }, 'published_at'],
    ['raw HTML as a node', { body: { type: 'doc', content: [{ type: 'html', text: '<b>' }] } }, 'body'],
    [
      'a script as a link',
      {
        body: {
          type: 'doc',
          content: [
            {
              type: 'paragraph',
              content: [
                {
                  type: 'text',
                  text: 'x',
                  marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }],
                },
              ],
            },
          ],
        },
      },
      'body',
    ],
    ['a field of ours', { author_id: missing }, 'author_id'],
    ['another school', { college_id: missing }, 'college_id'],
  ])('rejects %s', async (_what, change, field) => {
    const answer = await school.call('createPost', { token, body: newPost(choices, change as object) });
    expect(answer.status).toBe(422);
    expect(answer.data.errors).toHaveProperty([field]);
  });

  test.each(['getPost', 'deletePost', 'publishPost', 'archivePost', 'markPostRead'] as const)(
    '%s answers 404 for an unknown or malformed id',
    async (operation) => {
      expect((await school.call(operation, { token, path: { id: missing } })).status).toBe(404);
      expect((await school.call(operation, { token, path: { id: 'x' } })).status).toBe(404);
    },
  );
});
