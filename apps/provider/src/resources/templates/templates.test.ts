import { templateWrites } from '@school/domain/fixtures';
import type { TemplateKind, TemplateWrite } from '@school/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { usualDatabases, openSchool, type School } from '../../testing/openSchool.ts';
import { newPerson } from '../../testing/writing.ts';

const missing = '01990000-0000-7000-8000-000000000000';
const { circular, reunion, suspension } = templateWrites;

describe.each(usualDatabases)('templates on $name', (database) => {
  let school: School;
  let token: string;
  beforeAll(async () => {
    school = await openSchool(database);
    token = await school.as('administrador');
  });
  afterAll(() => school.close());
  beforeEach(async () => {
    await school.db.deleteFrom('rate_limits').execute();
    await school.arrange((tx) => tx.deleteFrom('templates').execute());
  });

  const send = (body: object, as = token) =>
    school.call('createTemplate', { token: as, body: body as TemplateWrite });
  const create = async (body: object, as = token) => {
    const { status, data } = await send(body, as);
    if (status !== 201) throw new Error(JSON.stringify(data));
    return data.data;
  };
  const get = (id: string, as = token) => school.call('getTemplate', { token: as, path: { id } });
  const list = (kind: TemplateKind, as = token) =>
    school.call('listTemplates', { token: as, query: { kind } });
  const listNames = async (kind: TemplateKind) => (await list(kind)).data.data.map(({ name }) => name);
  const update = (id: string, body: object, version = 1, as = token) =>
    school.call('updateTemplate', {
      token: as,
      path: { id },
      body: body as TemplateWrite,
      headers: { 'if-match': `"${version}"` },
    });
  const remove = (id: string, as = token) => school.call('deleteTemplate', { token: as, path: { id } });
  /** The audit's entries of a template; those of one moment have no order. */
  const listEntries = async (id: string) => {
    const { data } = await school.call('listAudit', { token, query: { 'filter[subject]': id } });
    return data.data.map(({ action, before, after }) => ({ action, before, after }));
  };

  test('stores the values of each kind, trimmed, and lists them by name without the values', async () => {
    const post = await create({
      name: ' Circular ',
      post: { ...circular.post, title: ' Circular del {date} ' },
    });
    const event = await create({ ...reunion, event: { ...reunion.event, address: ' ' } });
    const notification = await create(suspension);
    const me = (await school.call('getCurrentUser', { token })).data.data;
    expect(post).toMatchObject({
      kind: 'post',
      name: 'Circular',
      author: { id: me.id },
      version: 1,
      can: { update: true, delete: true },
      post: { ...circular.post, audience: { scope: 'all' } },
    });
    expect(event.event).toMatchObject({ ...reunion.event, address: null });
    expect(notification.notification).toMatchObject(suspension.notification);
    for (const template of [post, event, notification])
      expect((await get(template.id)).data.data).toEqual(template);
    await create({ ...circular, name: 'Ácido' });
    await create({ ...circular, name: 'boletín' });
    expect(await listNames('post')).toEqual(['Ácido', 'boletín', 'Circular']);
    expect(await listNames('event')).toEqual(['Reunión de apoderados']);
    expect((await list('post')).data.data[0]).not.toHaveProperty('post');
  });

  test('changes the name alone, or the values too, and rejects an old version', async () => {
    const { id } = await create(circular);
    const renamed = await update(id, { name: 'Circular mensual' });
    expect(renamed.data.data).toMatchObject({ name: 'Circular mensual', version: 2, post: circular.post });
    const post = { ...circular.post, title: 'Boletín' };
    expect((await update(id, { name: 'Circular mensual', post }, 2)).data.data).toMatchObject({
      version: 3,
      post: { title: 'Boletín' },
    });
    expect((await update(id, { name: 'Otra' }, 2)).data).toMatchObject({ current_version: 3 });
    expect((await update(id, reunion, 3)).data.errors).toHaveProperty('event');
    const entries = await listEntries(id);
    expect(entries).toHaveLength(3);
    expect(entries).toEqual(
      expect.arrayContaining([
        { action: 'created', before: null, after: { name: 'Circular a familias', kind: 'post' } },
        { action: 'updated', before: { name: 'Circular a familias' }, after: { name: 'Circular mensual' } },
        { action: 'updated', before: { content: null }, after: { content: 'changed' } },
      ]),
    );
  });

  test('deletes a template once', async () => {
    const { id } = await create(circular);
    expect([(await remove(id)).status, (await remove(id)).status]).toEqual([204, 404]);
    expect((await get(id)).status).toBe(404);
    expect(await listEntries(id)).toContainEqual({
      action: 'deleted',
      before: { name: 'Circular a familias', kind: 'post' },
      after: null,
    });
  });

  test('rejects a name in use in the same kind, ignoring case, also from parallel requests', async () => {
    const answers = await Promise.all(
      ['Ñandú', 'ñandú', 'ÑANDÚ', ' ñANDÚ '].map((name) => send({ ...circular, name })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422]);
    expect(answers.find(({ status }) => status === 422)!.data.errors).toEqual({
      name: ['The name has already been taken.'],
    });
    const other = await create({ ...circular, name: 'Nandu' });
    expect((await update(other.id, { name: 'ñandú' })).data.errors).toHaveProperty('name');
    expect((await update(other.id, { name: 'NANDU' })).status).toBe(200);
    expect((await send({ ...reunion, name: 'ñandú' })).status).toBe(201);
  });

  test('rejects the 101st template of a kind (409), also from parallel requests', async () => {
    const { post } = circular;
    for (let count = 0; count < 98; count += 1) {
      if (count % 40 === 0) await school.db.deleteFrom('rate_limits').execute();
      await create({ name: `Plantilla ${count}`, post });
    }
    await school.db.deleteFrom('rate_limits').execute();
    const last = await Promise.all(['a', 'b', 'c', 'd'].map((name) => send({ name, post })));
    expect(last.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
    expect(last.find(({ status }) => status === 409)!.data.message).toMatch(/^A school has at most 100/);
    expect((await list('post')).data.data).toHaveLength(100);
    expect((await send(suspension)).status).toBe(201);
  });

  test('is used by people who may create its kind, and changed by its author and managers', async () => {
    const [manager, teacher, assistant, reader] = await Promise.all(
      (['direccion', 'docente', 'asistente', 'lectura'] as const).map((role) => school.as(role)),
    );
    const { id } = await create(circular, manager);
    expect((await get(id, teacher)).data.data.can).toEqual({ update: false, delete: false });
    expect([
      (await update(id, { name: 'x' }, 1, teacher)).status,
      (await remove(id, teacher)).status,
    ]).toEqual([403, 403]);
    const ownTemplate = await create({ ...circular, name: 'De la profesora' }, teacher);
    expect(ownTemplate.can).toEqual({ update: true, delete: true });
    expect((await update(ownTemplate.id, { name: 'Mía' }, 1, teacher)).status).toBe(200);
    expect((await update(ownTemplate.id, { name: 'De todos' }, 2, manager)).status).toBe(200);
    // An assistant creates events only.
    expect((await send(reunion, assistant)).status).toBe(201);
    expect((await send({ ...circular, name: 'z' }, assistant)).status).toBe(403);
    for (const kind of ['post', 'event', 'notification'] as const)
      expect((await list(kind, reader)).status).toBe(403);
    expect([(await get(id, reader)).status, (await remove(id, reader)).status]).toEqual([403, 403]);
    expect((await remove(id, manager)).status).toBe(204);
  });

  test('rejects placeholders without a value, at their fields', async () => {
    const post = { ...circular.post, title: 'Hola {nombre}' };
    const answer = await send({ ...circular, post });
    expect([answer.status, answer.data.errors]).toEqual([
      422,
      { 'post.title': ['{nombre} is not a placeholder. Use {date} or {school}.'] },
    ]);
    const notification = { ...suspension.notification, content: 'En {place}' };
    expect((await send({ ...suspension, notification })).data.errors).toHaveProperty([
      'notification.content',
    ]);
    const { id } = await create(circular);
    expect((await update(id, { name: 'x', post })).data.errors).toHaveProperty(['post.title']);
  });

  const image = { type: 'image', attrs: { src: `/media/posts/${missing}.webp`, alt: 'Patio' } };
  test.each<[string, object, string]>([
    ['no values', {}, 'post'],
    ['values of two kinds', { ...circular, ...reunion }, 'event'],
    ['an unknown field', { post: { ...circular.post, cover: null } }, 'post.cover'],
    ['no title', { post: { ...circular.post, title: ' ' } }, 'post.title'],
    ['an unknown category', { post: { ...circular.post, category_id: missing } }, 'post.category_id'],
    ['a picture', { post: { ...circular.post, body: { type: 'doc', content: [image] } } }, 'post.body'],
    [
      'an unknown course',
      { post: { ...circular.post, audience: { scope: 'restricted', course_ids: [missing] } } },
      'post.audience.course_ids',
    ],
    ['an unknown place', { event: { ...reunion.event, place_id: missing } }, 'event.place_id'],
    ['an unknown time zone', { event: { ...reunion.event, timezone: 'America/Macondo' } }, 'event.timezone'],
    [
      'an emergency',
      { notification: { ...suspension.notification, kind: 'emergency' } },
      'notification.kind',
    ],
    ['a name that is too long', { ...circular, name: 'x'.repeat(81) }, 'name'],
    ['a blank name', { ...circular, name: ' ' }, 'name'],
  ])('rejects %s', async (_what, change, field) => {
    const answer = await send({ name: 'Plantilla', ...change });
    expect([answer.status, Object.keys(answer.data.errors ?? {})]).toEqual([422, [field]]);
  });

  test('is no longer changed by an author who lost the permission', async () => {
    const teacher = await school.as('docente');
    const { id } = await create(circular, teacher);
    const lost = await school.arrange((tx) =>
      tx
        .deleteFrom('role_permissions')
        .where('permission', '=', 'posts.write')
        .where('role_id', 'in', (roles) =>
          roles.selectFrom('roles').select('id').where('slug', '=', 'docente'),
        )
        .returningAll()
        .execute(),
    );
    expect(lost).toHaveLength(1);
    const rejected = [await update(id, { name: 'x' }, 1, teacher), await remove(id, teacher)];
    await school.arrange((tx) => tx.insertInto('role_permissions').values(lost).execute());
    expect(rejected.map(({ status }) => status)).toEqual([403, 403]);
    expect((await update(id, { name: 'x' }, 1, teacher)).status).toBe(200);
  });

  test('outlives its category and its author', async () => {
    const category = (await school.call('createPostCategory', { token, body: { name: 'Breve' } })).data.data;
    const { id } = await create({ ...circular, post: { ...circular.post, category_id: category.id } });
    await school.call('deletePostCategory', { token, path: { id: category.id } });
    expect((await get(id)).data.data.post).toMatchObject({ title: circular.post.title, category_id: null });
    const roles = (await school.call('listRoles', { token })).data.data;
    const person = (await school.call('createUser', { token, body: newPerson({ role_ids: [roles[4]!.id] }) }))
      .data.data;
    await school.arrange((tx) => tx.updateTable('templates').set({ author_id: person.id }).execute());
    expect((await get(id)).data.data.author?.id).toBe(person.id);
    expect((await school.call('deleteUser', { token, path: { id: person.id } })).status).toBe(204);
    expect((await get(id)).data.data.author).toBeNull();
  });
});
