import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usualDatabases, openSchool, type School } from '../../testing/openSchool.ts';

describe.each(usualDatabases)('post categories on $name', (database) => {
  let school: School;
  let token: string;
  beforeAll(async () => {
    school = await openSchool(database);
    token = await school.as('comunicaciones');
  });
  afterAll(() => school.close());

  const create = (body: object) => school.call('createPostCategory', { token, body });
  const update = (id: string, body: object) =>
    school.call('updatePostCategory', { token, path: { id }, body });
  const remove = (id: string) => school.call('deletePostCategory', { token, path: { id } });

  test('creates a category, renames it without a new slug and removes it', async () => {
    const created = await create({ name: '  Acción Social ' });
    expect(created.status).toBe(201);
    expect(created.data.data).toMatchObject({
      name: 'Acción Social',
      slug: 'accion-social',
      parent_id: null,
    });
    const { id } = created.data.data;
    const renamed = await update(id, { name: 'Voluntariado', order: 0 });
    expect(renamed.data.data).toMatchObject({ name: 'Voluntariado', slug: 'accion-social', order: 0 });
    const again = await create({ name: 'Acción social' });
    expect(again.data.data.slug).toBe('accion-social-2');
    expect([(await remove(id)).status, (await remove(id)).status]).toEqual([204, 404]);
  });

  test.each([
    ['createPostCategory', 'updatePostCategory'],
    ['createDocumentCategory', 'updateDocumentCategory'],
  ] as const)('%s returns only an order that %s accepts', async (creating, updating) => {
    const createCategory = (body: object) => school.call(creating, { token, body });
    expect((await createCategory({ name: 'La última', order: 10_000 })).status).toBe(201);
    const { id, name, order } = (await createCategory({ name: 'Detrás de la última' })).data.data;
    expect(order).toBe(10_000);
    expect((await school.call(updating, { token, path: { id }, body: { name, order } })).status).toBe(200);
  });

  test('rejects a name in use', async () => {
    await create({ name: 'Biblioteca' });
    const answer = await create({ name: 'BIBLIOTECA' });
    expect(answer.status).toBe(422);
    expect(answer.data.errors).toHaveProperty('name');
    const parallel = await Promise.all(Array.from({ length: 8 }, () => create({ name: 'A la vez' })));
    expect(parallel.filter(({ status }) => status === 201)).toHaveLength(1);
  });

  test('rejects a category as its own ancestor', async () => {
    const above = (await create({ name: 'Arriba' })).data.data;
    const below = (await create({ name: 'Abajo', parent_id: above.id })).data.data;
    expect((await update(above.id, { name: 'Arriba', parent_id: below.id })).data.errors).toHaveProperty(
      'parent_id',
    );
    expect((await update(above.id, { name: 'Arriba', parent_id: above.id })).data.errors).toHaveProperty(
      'parent_id',
    );
    const unknown = '01990000-0000-7000-8000-000000000000';
    expect((await create({ name: 'Huérfana', parent_id: unknown })).data.errors).toHaveProperty('parent_id');
    expect((await remove(above.id)).status).toBe(409);
    expect((await remove(below.id)).status).toBe(204);
    expect((await remove(above.id)).status).toBe(204);
  });

  test('keeps a category that has posts', async () => {
    const { data } = await school.call('listPosts', { token, query: { 'filter[status]': 'published' } });
    const used = await remove(data.data[0]!.category!.id);
    expect(used.status).toBe(409);
    expect(used.data.current_version).toBeUndefined();
  });

  test.each(['docente', 'asistente', 'lectura', 'inspectoria'] as const)(
    'denies %s the change',
    async (role) => {
      const other = await school.as(role);
      expect((await school.call('createPostCategory', { token: other, body: { name: 'X' } })).status).toBe(
        403,
      );
    },
  );
});
