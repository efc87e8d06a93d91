import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usualDatabases, openSchool, type School } from '../../testing/openSchool.ts';
import { type Choices, readChoices, newPerson, newPost } from '../../testing/writing.ts';

describe.each(usualDatabases)('audit on $name', (database) => {
  let school: School;
  let token: string;
  let choices: Choices;
  let roleId: string;
  beforeAll(async () => {
    school = await openSchool(database);
    token = await school.as('administrador');
    choices = await readChoices(school, token);
    roleId = (await school.call('listRoles', { token })).data.data[4]!.id;
  });
  afterAll(() => school.close());

  const list = async (query: object = {}, as = token) =>
    (await school.call('listAudit', { token: as, query: { ...query } })).data;
  /** The changes of one subject, oldest first. */
  const listChanges = async (subject: string) =>
    (await list({ 'filter[subject]': subject, limit: 100 })).data
      .reverse()
      .map(({ action, before, after }) => ({ action, before, after }));
  /** Moves the clock, because entries of the same millisecond have no order. */
  const tick = () => {
    school.clock.now = new Date(school.clock.now.getTime() + 10);
  };
  const ifAt = (version: number) => ({ 'if-match': `"${version}"` });

  test('records a person’s changes with only the changed fields and no secret', async () => {
    const body = newPerson({ role_ids: [roleId] });
    const { id } = (await school.call('createUser', { token, body })).data.data;
    const path = { id };
    const change = (version: number, fields: object) =>
      school.call('updateUser', { token, path, headers: ifAt(version), body: { ...body, ...fields } });
    tick();
    await change(1, { phone: '+56987654321' });
    tick();
    await school.call('setUserPin', { token, path, body: { pin: '4826' } });
    tick();
    await school.call('resetUserPassword', { token, path });
    tick();
    await change(2, { phone: '+56987654321', status: 'suspended' });
    tick();
    await school.call('deleteUser', { token, path });
    const entries = await listChanges(id);
    expect(entries.map(({ action }) => action)).toEqual([
      'created',
      'updated',
      'pin_set',
      'password_reset',
      'suspended',
      'deleted',
    ]);
    expect(entries[0]!.after).toMatchObject({ email: body.email, status: 'active', roles: ['Docente'] });
    expect(entries.slice(1, 5)).toMatchObject([
      { before: { phone: null }, after: { phone: '+56987654321' } },
      { before: { has_pin: false }, after: { has_pin: true } },
      { before: null, after: null },
      { before: { status: 'active' }, after: { status: 'suspended' } },
    ]);
    expect(entries[5]).toMatchObject({ before: { email: body.email, status: 'suspended' }, after: null });
    expect(JSON.stringify(entries)).not.toMatch(/4826|argon2|password_hash|token/);
  });

  test('records a post’s changes without its text', async () => {
    const body = newPost(choices, { status: 'draft', title: 'Bitácora' });
    const { id } = (await school.call('createPost', { token, body })).data.data;
    const path = { id };
    tick();
    const written = {
      ...newPost(choices, { status: 'draft', title: 'Bitácora II' }),
      body: {
        type: 'doc',
        content: [{ type: 'paragraph', content: [{ type: 'text', text: 'canario-51' }] }],
      },
    };
    await school.call('updatePost', { token, path, headers: ifAt(1), body: written });
    tick();
    await school.call('publishPost', { token, path });
    tick();
    await school.call('archivePost', { token, path });
    tick();
    await school.call('deletePost', { token, path });
    const entries = await listChanges(id);
    expect(entries).toMatchObject([
      { action: 'created', after: { title: 'Bitácora', status: 'draft' } },
      {
        action: 'updated',
        before: { title: 'Bitácora' },
        after: { title: 'Bitácora II', body: 'changed' },
      },
      { action: 'published', before: { status: 'draft' }, after: { status: 'published' } },
      { action: 'archived', before: { status: 'published' }, after: { status: 'archived' } },
      { action: 'deleted', before: { title: 'Bitácora II', status: 'archived' }, after: null },
    ]);
    expect(JSON.stringify(entries)).not.toContain('canario-51');
    const [last] = (await list({ 'filter[subject]': id, limit: 1 })).data;
    const me = (await school.call('getCurrentUser', { token })).data.data;
    expect(last).toMatchObject({
      actor: { id: me.id, name: 'Marcela Fuentes Rojas' },
      subject: { kind: 'post', id, name: 'Bitácora II', visible: false },
      source: '127.0.0.1',
    });
  });

  test('records changes of categories and roles', async () => {
    const category = (await school.call('createPostCategory', { token, body: { name: 'Huerta' } })).data.data;
    tick();
    await school.call('updatePostCategory', { token, path: { id: category.id }, body: { name: 'Huerto' } });
    tick();
    await school.call('deletePostCategory', { token, path: { id: category.id } });
    expect(await listChanges(category.id)).toMatchObject([
      { action: 'created', after: { name: 'Huerta' } },
      { action: 'updated', before: { name: 'Huerta' }, after: { name: 'Huerto' } },
      { action: 'deleted', before: { name: 'Huerto' } },
    ]);
    const permissions = [{ permission: 'posts.view', scope: 'own' }];
    const role = (await school.call('createRole', { token, body: { name: 'Taller', permissions } })).data
      .data;
    tick();
    const path = { id: role.id };
    await school.call('updateRole', {
      token,
      path,
      headers: ifAt(1),
      body: { name: 'Taller', permissions: [] },
    });
    expect((await listChanges(role.id))[1]).toEqual({
      action: 'permissions_changed',
      before: { permissions: ['posts.view: own'] },
      after: { permissions: [] },
    });
  });

  test('records nothing for rejected requests and requests that change nothing', async () => {
    const body = newPost(choices);
    const { id } = (await school.call('createPost', { token, body })).data.data;
    await school.call('publishPost', { token, path: { id } });
    await school.call('updatePost', { token, path: { id }, headers: ifAt(9), body });
    expect((await listChanges(id)).map(({ action }) => action)).toEqual(['created', 'published']);
  });

  test('pages down to the first entry and up to the newest, with each entry once', async () => {
    for (let count = 0; count < 13; count += 1) {
      await school.call('createPost', { token, body: newPost(choices) });
      tick();
    }
    const whole: string[] = [];
    let before: string | undefined;
    do {
      const { data, meta }: Awaited<ReturnType<typeof list>> = await list({
        limit: 4,
        ...(before ? { before } : {}),
      });
      whole.push(...data.map(({ id }) => id));
      before = meta.before ?? undefined;
    } while (before);
    expect(whole.length).toBeGreaterThan(12);
    expect(whole).toEqual([...new Set(whole)].sort().reverse());
    const top = (await list({ limit: 1 })).meta.after;
    expect((await list({ after: top })).data).toEqual([]);
    tick();
    await school.call('createPost', { token, body: newPost(choices) });
    const since = await list({ after: top });
    expect(since.data.map(({ action }) => action)).toEqual(['published', 'created']);
    const upwards = await list({ after: whole.at(-1), limit: 3 });
    expect(upwards.data.map(({ id }) => id)).toEqual(whole.slice(-4, -1));
  });

  test('filters by actor and by action', async () => {
    const director = await school.as('direccion');
    const { id } = (await school.call('getCurrentUser', { token: director })).data.data;
    await school.call('createPost', { token: director, body: newPost(choices) });
    const ownEntries = (await list({ 'filter[actor]': id }, director)).data;
    expect(ownEntries.map(({ action }) => action)).toEqual(['published', 'created']);
    const role = await school.call('createRole', { token, body: { name: 'Biblioteca', permissions: [] } });
    const path = { id: role.data.data.id };
    const body = { name: 'Biblioteca', permissions: [{ permission: 'posts.view', scope: 'own' }] };
    await school.call('updateRole', { token, path, headers: ifAt(1), body });
    const roles = (await list({ 'filter[action]': 'permissions_changed' })).data;
    expect(roles.length).toBeGreaterThan(0);
    expect(roles.every(({ action }) => action === 'permissions_changed')).toBe(true);
  });

  test.each([{ before: 'x' }, { after: '1_2' }, { limit: 0 }, { 'filter[actor]': 'me' }, { page: 1 }])(
    'rejects %o',
    async (query) => {
      const answer = await school.call('listAudit', { token, query });
      expect([answer.status, Object.keys(answer.data.errors!)]).toEqual([422, Object.keys(query)]);
    },
  );

  test.each(['inspectoria', 'comunicaciones', 'docente', 'asistente', 'lectura'] as const)(
    'denies %s access',
    async (role) => {
      expect((await school.call('listAudit', { token: await school.as(role) })).status).toBe(403);
    },
  );

  test('hides the entries of another school', async () => {
    const host = 'puertoclaro.localhost';
    const theirs = await school.as('administrador', host);
    expect((await school.call('listAudit', { token: theirs, host })).data.data).toEqual([]);
  });
});
