import { allows, findScope } from '@school/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usualDatabases, openSchool, type Role, type School } from '../../testing/openSchool.ts';
import { type Choices, readChoices, forCourse, newPost } from '../../testing/writing.ts';

const roles: Role[] = [
  'administrador',
  'direccion',
  'inspectoria',
  'comunicaciones',
  'docente',
  'asistente',
  'lectura',
];

describe.each(usualDatabases)('post permissions on $name', (database) => {
  let school: School;
  let choices: Choices;
  let tokens: Record<Role, string>;
  beforeAll(async () => {
    school = await openSchool(database);
    const all = await Promise.all(roles.map(async (role) => [role, await school.as(role)] as const));
    tokens = Object.fromEntries(all) as Record<Role, string>;
    choices = await readChoices(school, tokens.administrador);
  });
  afterAll(() => school.close());

  const create = (role: Role, change = {}) =>
    school.call('createPost', { token: tokens[role], body: newPost(choices, change) });

  test.each<[Role, number]>([
    ['administrador', 201],
    ['direccion', 201],
    ['inspectoria', 403],
    ['comunicaciones', 201],
    ['docente', 403],
    ['asistente', 403],
    ['lectura', 403],
  ])('answers a post to everyone by %s with %i', async (role, status) => {
    expect((await create(role)).status).toBe(status);
  });

  test('lets a teacher write to their own courses only', async () => {
    const { data } = await school.call('getCurrentUser', { token: tokens.docente });
    const ownCourse = choices.courses.find(
      ({ id, grade_id }) => data.data.course_ids.includes(id) && data.data.grade_ids.includes(grade_id),
    )!;
    const foreign = choices.courses.find(({ id }) => !data.data.course_ids.includes(id))!;
    expect((await create('docente', { audience: forCourse(choices, ownCourse.code) })).status).toBe(201);
    expect((await create('docente', { audience: forCourse(choices, foreign.code) })).status).toBe(403);
    expect(
      (await create('docente', { title: 'Borrador', status: 'draft', audience: { scope: 'restricted' } }))
        .status,
    ).toBe(201);
  });

  test('does not let a teacher widen a post beyond their courses', async () => {
    const draft = await create('docente', { status: 'draft', audience: { scope: 'restricted' } });
    const path = { id: draft.data.data.id };
    const headers = { 'if-match': '"1"' };
    const widen = await school.call('updatePost', {
      token: tokens.docente,
      path,
      headers,
      body: newPost(choices),
    });
    expect(widen.status).toBe(403);
    const body = newPost(choices, { status: 'draft', audience: { scope: 'restricted' }, title: 'Mejor' });
    expect((await school.call('updatePost', { token: tokens.docente, path, headers, body })).status).toBe(
      200,
    );
  });

  test('shows a draft to its author and those who write everywhere', async () => {
    const draft = await create('docente', { status: 'draft', audience: { scope: 'restricted' } });
    const path = { id: draft.data.data.id };
    const statuses = await Promise.all(
      roles.map(async (role) => (await school.call('getPost', { token: tokens[role], path })).status),
    );
    expect(statuses).toEqual([200, 200, 403, 200, 200, 403, 403]);
  });

  test('deletes all posts with scope any, and only own posts otherwise', async () => {
    const ownId = (await create('comunicaciones')).data.data.id;
    const theirs = (await create('administrador')).data.data.id;
    const remove = (role: Role, id: string) =>
      school.call('deletePost', { token: tokens[role], path: { id } });
    expect((await remove('comunicaciones', theirs)).status).toBe(403);
    expect((await remove('comunicaciones', ownId)).status).toBe(204);
    expect((await remove('asistente', theirs)).status).toBe(403);
    expect((await remove('direccion', theirs)).status).toBe(204);
  });

  test.each(roles)('lists for %s exactly the posts that they may open', async (role) => {
    const everything = await school.arrange((tx) => tx.selectFrom('posts').selectAll().execute());
    const me = (await school.call('getCurrentUser', { token: tokens[role] })).data.data;
    const mayOpen = everything.filter((post) => {
      if (post.author_id === me.id) return true;
      const out = post.status === 'published' && post.published_at! <= school.clock.now;
      return out ? allows(me, 'posts.view', post) : findScope(me, 'posts.write') === 'any';
    });
    const listed = (await school.call('listPosts', { token: tokens[role], query: { per_page: 100 } })).data
      .data;
    expect(listed.map(({ id }) => id).sort()).toEqual(mayOpen.map(({ id }) => id).sort());
    for (const post of listed.slice(0, 5)) {
      const opened = await school.call('getPost', { token: tokens[role], path: { id: post.id } });
      const { attachments: _files, body: _body, notify: _notify, ...shown } = opened.data.data;
      expect(shown).toEqual(post);
    }
    const hidden = everything.find(({ id }) => !mayOpen.some((post) => post.id === id));
    if (hidden) {
      const path = { id: hidden.id };
      expect((await school.call('getPost', { token: tokens[role], path })).status).toBe(403);
    }
  });

  test('answers in can exactly what the person may do', async () => {
    for (const role of roles) {
      const token = tokens[role];
      const listed = (
        await school.call('listPosts', { token, query: { per_page: 100, 'filter[status]': 'published' } })
      ).data.data;
      const sample = [listed.find(({ can }) => can.update), listed.find(({ can }) => !can.update)].filter(
        (post) => post !== undefined,
      );
      for (const { id, can, version } of sample) {
        const headers = { 'if-match': `"${version + 50}"` };
        const answer = await school.call('updatePost', {
          token,
          path: { id },
          headers,
          body: newPost(choices),
        });
        expect([role, answer.status]).toEqual([role, can.update ? 409 : 403]);
      }
    }
  });
});
