import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usualDatabases, openSchool, type School } from '../../testing/openSchool.ts';
import { newPerson } from '../../testing/writing.ts';

describe.each(usualDatabases)('roles on $name', (database) => {
  let school: School;
  let token: string;
  beforeAll(async () => {
    school = await openSchool(database);
    token = await school.as('administrador');
  });
  afterAll(() => school.close());

  const list = async () => (await school.call('listRoles', { token })).data.data;
  const create = (body: object) => school.call('createRole', { token, body });
  const update = (id: string, version: number, body: object) =>
    school.call('updateRole', { token, path: { id }, body, headers: { 'if-match': `"${version}"` } });
  const remove = (id: string) => school.call('deleteRole', { token, path: { id } });
  const view = { permission: 'posts.view', scope: 'any' };

  test('creates a role, changes it for everyone who has it, and removes it when no one has it', async () => {
    const created = await create({ name: ' Enfermería ', permissions: [view] });
    expect([created.status, created.headers.etag]).toEqual([201, '"1"']);
    const role = created.data.data;
    expect(role).toMatchObject({
      name: 'Enfermería',
      slug: 'enfermeria',
      permissions: [view],
      users_count: 0,
    });
    const body = newPerson({ role_ids: [role.id] });
    const nurse = (await school.call('createUser', { token, body })).data.data;
    const more = [view, { permission: 'documents.write', scope: 'own' }];
    const changed = await update(role.id, 1, { name: 'Salud', permissions: more });
    expect(changed.data.data).toMatchObject({
      name: 'Salud',
      slug: 'enfermeria',
      version: 2,
      users_count: 1,
    });
    const read = await school.call('getRole', { token, path: { id: role.id } });
    expect([read.data.data, read.headers.etag]).toEqual([changed.data.data, '"2"']);
    expect((await list()).at(-1)).toEqual(read.data.data);
    expect((await remove(role.id)).status).toBe(409);
    await school.call('deleteUser', { token, path: { id: nurse.id } });
    expect([(await remove(role.id)).status, (await remove(role.id)).status]).toEqual([204, 404]);
  });

  test('applies a removed permission from the next request', async () => {
    const docente = (await list()).find(({ slug }) => slug === 'docente')!;
    const teacher = await school.as('docente');
    expect((await school.call('listPosts', { token: teacher })).status).toBe(200);
    const less = docente.permissions.filter(({ permission }) => permission !== 'posts.view');
    await update(docente.id, docente.version, { name: docente.name, permissions: less });
    expect((await school.call('listPosts', { token: teacher })).status).toBe(403);
    const back = { name: docente.name, permissions: docente.permissions };
    await update(docente.id, docente.version + 1, back);
    expect((await school.call('listPosts', { token: teacher })).status).toBe(200);
  });

  test.each([
    [{ name: ' ' }, 'name'],
    [{ name: 'DIRECCION' }, 'name'],
    [{ permissions: [view, { ...view, scope: 'own' }] }, 'permissions'],
    [{ permissions: [{ permission: 'users.write', scope: 'own' }] }, 'permissions'],
    [{ permissions: [{ permission: 'all', scope: 'any' }] }, 'permissions.0.permission'],
    [{ slug: 'administrador' }, 'slug'],
  ])('rejects %o', async (change, field) => {
    const answer = await create({ name: 'Otra', permissions: [], ...change });
    expect([answer.status, Object.keys(answer.data.errors ?? {})]).toEqual([422, [field]]);
  });

  test('renames the administrator’s role, and keeps its permissions', async () => {
    const [role] = await list();
    const { id, permissions, version } = role!;
    const fewer = await update(id, version, { name: 'Equipo directivo', permissions: permissions.slice(1) });
    expect(fewer.data.errors).toHaveProperty('permissions');
    const renamed = await update(id, version, {
      name: 'Equipo directivo',
      permissions: [...permissions].reverse(),
    });
    expect(renamed.data.data).toMatchObject({ name: 'Equipo directivo', slug: 'administrador', permissions });
    expect((await remove(id)).status).toBe(409);
  });

  test('rejects the second change of the same role', async () => {
    const { id } = (await create({ name: 'Taller', permissions: [] })).data.data;
    const answers = await Promise.all(
      ['Uno', 'Dos'].map((name) => update(id, 1, { name, permissions: [view] })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)!.data.current_version).toBe(2);
  });

  test('rejects a name in use, also from eight parallel requests', async () => {
    const parallel = await Promise.all(
      Array.from({ length: 8 }, () => create({ name: 'A la vez', permissions: [] })),
    );
    expect(parallel.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(422)]);
  });

  test.each(['direccion', 'inspectoria', 'docente', 'lectura'] as const)(
    'lets %s read, not write',
    async (who) => {
      const other = await school.as(who);
      const { id, version } = (await list())[6]!;
      const path = { id };
      expect((await school.call('getRole', { token: other, path })).status).toBe(200);
      const body = { name: 'X', permissions: [] };
      const headers = { 'if-match': `"${version}"` };
      const writes = [
        await school.call('createRole', { token: other, body }),
        await school.call('updateRole', { token: other, path, body, headers }),
        await school.call('deleteRole', { token: other, path }),
      ];
      expect(writes.map(({ status }) => status)).toEqual([403, 403, 403]);
    },
  );

  test('takes at most eight statements for a write, besides begin and commit', async () => {
    const { id } = (await create({ name: 'Cuenta', permissions: [view] })).data.data;
    const before = school.statements();
    expect((await update(id, 1, { name: 'Cuentas', permissions: [] })).status).toBe(200);
    expect(school.statements() - before).toBeLessThanOrEqual(10);
  });
});
