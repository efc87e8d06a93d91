import type { Grant } from '@school/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { linkValues } from '../../testing/linkValues.ts';
import { usualDatabases, type Host, openSchool, type Role, type School } from '../../testing/openSchool.ts';
import { newPerson } from '../../testing/writing.ts';

const password = 'un caballo correcto';
const all: Role[] = [
  'administrador',
  'direccion',
  'inspectoria',
  'comunicaciones',
  'docente',
  'asistente',
  'lectura',
];

describe.each(usualDatabases)('permissions on people on $name', (database) => {
  let school: School;
  let tokens: Record<Role, string>;
  let roles: Record<string, string>;
  beforeAll(async () => {
    school = await openSchool(database);
    const signedIn = await Promise.all(all.map(async (role) => [role, await school.as(role)] as const));
    tokens = Object.fromEntries(signedIn) as Record<Role, string>;
    const { data } = await school.call('listRoles', { token: tokens.administrador });
    roles = Object.fromEntries(data.data.map(({ slug, id }) => [slug, id]));
  });
  afterAll(() => school.close());

  /** Creates a person with these roles and signs them in. */
  const createPerson = async (role_ids: string[], groups = {}, by = tokens.administrador, at = school) => {
    const body = newPerson({ role_ids, ...groups });
    const created = await at.call('createUser', { token: by, body });
    if (created.status !== 201) throw new Error(JSON.stringify(created.data));
    const { id, email } = created.data.data;
    await expect.poll(() => at.mails.some(({ to }) => to.address === email)).toBe(true);
    const link = linkValues(/http\S+/.exec(at.mails.findLast(({ to }) => to.address === email)!.text)![0]);
    const reset = { token: link.get('token'), email, password, password_confirmation: password };
    await at.db.deleteFrom('rate_limits').execute();
    await at.call('resetPassword', { body: reset });
    const token = (await at.call('login', { body: { email, password } })).data.token;
    return { id, token, body };
  };
  const roleWith = async (permissions: Grant[]) => {
    const body = { name: crypto.randomUUID(), permissions };
    return (await school.call('createRole', { token: tokens.administrador, body })).data.data.id;
  };
  const everything = async (): Promise<Grant[]> => {
    const { data } = await school.call('listPermissions', { token: tokens.administrador });
    return data.data.map(({ id }) => ({ permission: id, scope: 'any' }));
  };
  const getUserId = async (role: Role) =>
    (await school.call('getCurrentUser', { token: tokens[role] })).data.data.id;
  const ifFirst = { 'if-match': '"1"' };
  const countAdministrators = (at: School, role: string, host: Host) =>
    at.arrange(
      (tx) =>
        tx
          .selectFrom('user_roles as r')
          .innerJoin('users as u', 'u.id', 'r.user_id')
          .select('u.id')
          .where('r.role_id', '=', role)
          .where('u.status', '=', 'active')
          .execute(),
      host,
    );

  test.each<[Role, number, number, number, number]>([
    ['administrador', 201, 200, 204, 204],
    ['direccion', 403, 403, 204, 403],
    ['inspectoria', 403, 403, 403, 403],
    ['comunicaciones', 403, 403, 403, 403],
    ['docente', 403, 403, 403, 403],
    ['asistente', 403, 403, 403, 403],
    ['lectura', 403, 403, 403, 403],
  ])('%s: add %i, give roles %i, reset and PIN %i, remove %i', async (role, add, give, reset, remove) => {
    const token = tokens[role];
    const body = newPerson({ role_ids: [roles.lectura!] });
    const target = (await school.call('createUser', { token: tokens.administrador, body })).data.data.id;
    const path = { id: target };
    const pin = { pin: '4826' };
    const toAssistant = { role_ids: [roles.asistente] };
    const statuses = [
      await school.call('createUser', { token, body: newPerson({ role_ids: [roles.lectura!] }) }),
      await school.call('setUserRoles', { token, path, headers: ifFirst, body: toAssistant }),
      await school.call('resetUserPassword', { token, path }),
      await school.call('sendInvitation', { token, path }),
      await school.call('setUserPin', { token, path, body: pin }),
      await school.call('deleteUserPin', { token, path }),
      await school.call('deleteUser', { token, path }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([add, give, reset, reset, reset, reset, remove]);
  });

  test('protects a person with a permission that the actor lacks', async () => {
    const path = { id: await getUserId('administrador') };
    const token = tokens.direccion;
    const answers = [
      await school.call('resetUserPassword', { token, path }),
      await school.call('setUserPin', { token, path, body: { pin: '4826' } }),
      await school.call('deleteUserPin', { token, path }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
    expect((await school.call('getCurrentUser', { token: tokens.administrador })).status).toBe(200);
    const shown = await school.call('getUser', { token, path });
    const none = { update: false, delete: false, reset: false, invite: false, roles: false };
    expect(shown.data.data.can).toEqual(none);
  });

  test('rejects giving a permission that one lacks: by adding, editing, roles, or through a role', async () => {
    const office = await roleWith(
      (await everything()).filter(({ permission }) => !permission.startsWith('integrations')),
    );
    const { token, id } = await createPerson([office]);
    const more = [roles.administrador!];
    const other = await createPerson([roles.lectura!]);
    const path = { id: other.id };
    const before = await school.call('getUser', { token, path: { id } });
    const self = { token, path: { id }, headers: { 'if-match': `"${before.data.data.version}"` } };
    const wide = [{ permission: 'integrations.write', scope: 'any' }];
    const answers = [
      await school.call('createUser', { token, body: newPerson({ role_ids: more }) }),
      await school.call('updateUser', {
        token,
        path,
        headers: ifFirst,
        body: { ...other.body, role_ids: more },
      }),
      await school.call('setUserRoles', { token, path, headers: ifFirst, body: { role_ids: more } }),
      await school.call('setUserRoles', { ...self, body: { role_ids: more } }),
      await school.call('createRole', { token, body: { name: 'Todo', permissions: wide } }),
      await school.call('updateRole', {
        token,
        path: { id: office },
        headers: ifFirst,
        body: { name: 'Oficina', permissions: wide },
      }),
      await school.call('updateRole', {
        token,
        path: { id: roles.administrador },
        headers: ifFirst,
        body: { name: 'X', permissions: await everything() },
      }),
      await school.call('deleteUser', { token, path: { id: await getUserId('administrador') } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(403));
    const right = { token, path, headers: ifFirst, body: { role_ids: [roles.docente] } };
    expect((await school.call('setUserRoles', right)).status).toBe(200);
  });

  test('limits a permission with scope own to the giver’s scope', async () => {
    const limited = await roleWith([
      ...(await everything()).filter(({ permission }) => permission.startsWith('users.')),
      { permission: 'posts.write', scope: 'own' },
    ]);
    const writer = await roleWith([{ permission: 'posts.write', scope: 'own' }]);
    const courses = (await school.call('listCourses', { token: tokens.administrador })).data.data;
    const [mine, foreign] = [courses[0]!.id, courses[1]!.id];
    const { token, id } = await createPerson([limited], { course_ids: [mine] });
    const add = (course_ids: string[]) =>
      school.call('createUser', { token, body: newPerson({ role_ids: [writer], course_ids }) });
    expect([(await add([mine])).status, (await add([mine, foreign])).status]).toEqual([201, 403]);
    const { data } = await school.call('getUser', { token, path: { id } });
    const { email, version } = data.data;
    const body = newPerson({ email, role_ids: [limited], course_ids: [mine, foreign] });
    const headers = { 'if-match': `"${version}"` };
    expect((await school.call('updateUser', { token, path: { id }, headers, body })).status).toBe(403);
    const asRole = { name: 'Escribe', permissions: [{ permission: 'posts.write', scope: 'own' }] };
    expect((await school.call('createRole', { token, body: asRole })).status).toBe(403);
  });

  test('does not let a person who edits people give roles', async () => {
    const clerk = await roleWith(
      (await everything()).filter(({ permission }) => permission !== 'users.roles'),
    );
    const { token } = await createPerson([clerk]);
    const other = await createPerson([roles.lectura!]);
    const update = (version: number, change: object) =>
      school.call('updateUser', {
        token,
        path: { id: other.id },
        headers: { 'if-match': `"${version}"` },
        body: { ...other.body, ...change },
      });
    expect((await update(1, { role_ids: [roles.asistente] })).status).toBe(403);
    expect((await update(1, { position: 'Portera' })).status).toBe(200);
    const added = await school.call('createUser', { token, body: newPerson({ role_ids: [roles.lectura!] }) });
    expect(added.status).toBe(403);
  });

  test('keeps the last administrator: no demotion, suspension or removal, also from two parallel requests', async () => {
    const host = 'vallenorte.localhost';
    const token = await school.as('administrador', host);
    const its = (await school.call('listRoles', { token, host })).data.data;
    const [administrator, reading] = [its[0]!.id, its[6]!.id];
    const list = async () => {
      const query = { 'filter[role]': administrator, 'filter[status]': 'active' };
      return (await school.call('listUsers', { token, host, query })).data.data;
    };
    const [first, ...others] = await list();
    const demote = (who: NonNullable<typeof first>, as = token) =>
      school.call('setUserRoles', {
        token: as,
        host,
        path: { id: who.id },
        headers: { 'if-match': `"${who.version}"` },
        body: { role_ids: [reading] },
      });
    const me = (await school.call('getCurrentUser', { token, host })).data.data;
    for (const other of [first!, ...others].filter(({ id }) => id !== me.id)) await demote(other);
    const [last] = await list();
    expect((await list()).length).toBe(1);
    expect((await demote(last!)).data.errors).toEqual({
      role_ids: ['The school needs at least one active administrator.'],
    });
    const body = newPerson({ role_ids: [administrator] });
    const second = (await school.call('createUser', { token, host, body })).data.data;
    const both = await Promise.all([demote(last!), demote(second)]);
    // The later request either lost its permission or would leave no administrator.
    const [done, late] = both.map(({ status }) => status).sort();
    expect(done).toBe(200);
    expect([403, 422]).toContain(late);
    expect(await countAdministrators(school, administrator, host)).toHaveLength(1);
  });

  test('leaves one of five administrators who demote each other in parallel', async () => {
    // A separate college, because it differs which of them stays, and other tests cannot rely on it.
    const ownSchool = await openSchool(database);
    const [admin, director] = [await ownSchool.as('administrador'), await ownSchool.as('direccion')];
    const role = (await ownSchool.call('listRoles', { token: admin })).data.data;
    const [administrator, reading] = [role[0]!.id, role[6]!.id];
    const { data } = await ownSchool.call('listUsers', {
      token: admin,
      query: { 'filter[role]': administrator, 'filter[status]': 'active' },
    });
    const twins = await Promise.all(
      Array.from({ length: 4 }, () => createPerson([administrator], {}, admin, ownSchool)),
    );
    const me = (await ownSchool.call('getCurrentUser', { token: admin })).data.data.id;
    const mayAct = [{ id: me, token: admin }, ...twins];
    const rest = data.data.filter(({ id }) => id !== me);
    const demote = async (token: string, id: string) => {
      const { version } = (await ownSchool.call('getUser', { token: director, path: { id } })).data.data;
      const headers = { 'if-match': `"${version}"` };
      const body = { role_ids: [reading] };
      return (await ownSchool.call('setUserRoles', { token, path: { id }, headers, body })).status;
    };
    for (const { id } of rest) expect(await demote(admin, id)).toBe(200);
    const ring = await Promise.all(
      mayAct.map(({ token }, at) => demote(token, mayAct[(at + 1) % mayAct.length]!.id)),
    );
    expect(ring.filter((status) => status === 200).length).toBeLessThan(mayAct.length);
    expect(
      (await countAdministrators(ownSchool, administrator, 'aromos.localhost')).length,
    ).toBeGreaterThanOrEqual(1);
    await ownSchool.close();
  });

  test('lets another role with every permission remove people, but not the last administrator', async () => {
    const host = 'puertoclaro.localhost';
    const token = await school.as('administrador', host);
    const { data } = await school.call('listPermissions', { token, host });
    const permissions = data.data.map(({ id }) => ({ permission: id, scope: 'any' }));
    const twin = await school.call('createRole', { token, host, body: { name: 'Gemela', permissions } });
    const body = newPerson({ role_ids: [twin.data.data.id] });
    const created = (await school.call('createUser', { token, host, body })).data.data;
    const sharer = await school.as('direccion', host);
    const director = (await school.call('getCurrentUser', { token: sharer, host })).data.data;
    const { version } = (await school.call('getUser', { token, host, path: { id: director.id } })).data.data;
    await school.call('setUserRoles', {
      token,
      host,
      path: { id: director.id },
      headers: { 'if-match': `"${version}"` },
      body: { role_ids: [twin.data.data.id] },
    });
    const query = {
      'filter[role]': (await school.call('getCurrentUser', { token, host })).data.data.roles[0]!.id,
    };
    const administrators = (await school.call('listUsers', { token, host, query })).data.data;
    const removals = [];
    for (const { id, version: at, email } of administrators) {
      const change = newPerson({ email, status: 'suspended', role_ids: [] });
      const headers = { 'if-match': `"${at}"` };
      removals.push(
        await school.call('updateUser', { token: sharer, host, path: { id }, headers, body: change }),
      );
    }
    expect(removals.at(-1)!.data.errors).toHaveProperty('status');
    const left = (await school.call('listUsers', { token: sharer, host, query })).data.data;
    expect(left.filter(({ status }) => status === 'active')).toHaveLength(1);
    const last = left.find(({ status }) => status === 'active')!;
    const removed = await school.call('deleteUser', { token: sharer, host, path: { id: last.id } });
    expect([removed.status, removed.data.message]).toEqual([409, expect.stringContaining('administrator')]);
    expect(created.status).toBe('active');
  });
});
