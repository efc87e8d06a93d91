import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { usualDatabases, openSchool, type Role, type School } from '../../testing/openSchool.ts';

describe.each(usualDatabases)('messaging rules on $name', (database) => {
  let school: School;
  const tokens = {} as Record<Role, string>;
  const ids = {} as Record<Role, string>;
  const roles = {} as Record<string, string>;
  beforeAll(async () => {
    school = await openSchool(database);
    for (const role of ['administrador', 'direccion', 'inspectoria', 'docente', 'asistente'] as const) {
      tokens[role] = await school.as(role);
      ids[role] = (await school.call('getCurrentUser', { token: tokens[role] })).data.data.id;
    }
    for (const { role } of await list()) roles[role.slug] = role.id;
  });
  afterAll(() => school.close());
  afterEach(() => school.arrange((tx) => tx.deleteFrom('messaging_blocks').execute()));

  const list = async () =>
    (await school.call('listMessagingRules', { token: tokens.administrador })).data.data;
  const set = (from: string, to: string, allowed: boolean, as: Role = 'administrador') =>
    school.call('updateMessagingRule', {
      token: tokens[as],
      body: { from_role_id: roles[from] ?? from, to_role_id: roles[to] ?? to, allowed },
    });
  const start = (as: Role, to: Role) =>
    school.call('createConversation', { token: tokens[as], body: { kind: 'direct', user_id: ids[to] } });
  const startGroup = (as: Role, ...members: Role[]) =>
    school.call('createConversation', {
      token: tokens[as],
      body: { kind: 'group', name: 'Jefaturas', member_ids: members.map((role) => ids[role]) },
    });
  const reachable = async (as: Role) => {
    const query = { 'filter[messenger]': 'reachable', per_page: 100 } as const;
    return (await school.call('listUsers', { token: tokens[as], query })).data.data.map(({ id }) => id);
  };
  const lastEntry = async () =>
    (await school.call('listAudit', { token: tokens.administrador, query: { limit: 1 } })).data.data[0]!;

  test('allows everyone at first, and lists only roles that can use the messenger', async () => {
    const rules = await list();
    const all = rules.map(({ role }) => role.id);
    expect(rules.map(({ role }) => role.slug)).not.toContain('lectura');
    expect(rules.every(({ to_role_ids: to }) => to.join() === all.join())).toBe(true);
  });

  test('rejects a direct conversation with a blocked role, in this direction only', async () => {
    expect((await set('docente', 'direccion', false)).status).toBe(200);
    const rejected = await start('docente', 'direccion');
    expect([rejected.status, Object.keys(rejected.data.errors ?? {})]).toEqual([422, ['user_id']]);
    expect((await start('docente', 'inspectoria')).status).toBe(201);
    expect((await start('direccion', 'docente')).status).toBe(201);
    // The conversation exists now, so both can open it and write in it.
    const existing = await start('docente', 'direccion');
    expect(existing.status).toBe(200);
    const sent = await school.call('createMessage', {
      token: tokens.docente,
      path: { id: existing.data.data.id },
      body: { client_id: 'respuesta-1', body: 'Gracias' },
    });
    expect(sent.status).toBe(201);
  });

  test('rejects members of a blocked role in a new group and in an existing one', async () => {
    const group = (await startGroup('docente', 'asistente')).data.data;
    await set('docente', 'direccion', false);
    const rejected = await startGroup('docente', 'direccion');
    expect([rejected.status, Object.keys(rejected.data.errors ?? {})]).toEqual([422, ['member_ids']]);
    const added = await school.call('addConversationMembers', {
      token: tokens.docente,
      path: { id: group.id },
      body: { user_ids: [ids.direccion] },
    });
    expect([added.status, Object.keys(added.data.errors ?? {})]).toEqual([422, ['user_ids']]);
  });

  test('one role of several that allows it is enough; roles without the messenger do not count', async () => {
    await set('docente', 'direccion', false);
    const add = (slug: string) =>
      school.arrange(async (tx) => {
        const { id, college_id } = await tx
          .selectFrom('roles')
          .select(['id', 'college_id'])
          .where('slug', '=', slug)
          .executeTakeFirstOrThrow();
        await tx.insertInto('user_roles').values({ college_id, user_id: ids.docente, role_id: id }).execute();
      });
    await add('lectura');
    expect(await reachable('docente')).not.toContain(ids.direccion);
    await add('asistente');
    expect(await reachable('docente')).toContain(ids.direccion);
    await school.arrange((tx) =>
      tx
        .deleteFrom('user_roles')
        .where('user_id', '=', ids.docente)
        .where('role_id', '<>', roles.docente!)
        .execute(),
    );
  });

  test('a search of reachable people leaves out the user, blocked roles, and people without the messenger', async () => {
    const before = await reachable('docente');
    expect(before).toContain(ids.direccion);
    expect(before).not.toContain(ids.docente);
    await set('docente', 'direccion', false);
    const after = await reachable('docente');
    expect(after).not.toContain(ids.direccion);
    expect(after.length).toBeGreaterThan(0);
    const lectura = (await school.call('getCurrentUser', { token: await school.as('lectura') })).data.data.id;
    expect(await reachable('administrador')).not.toContain(lectura);
  });

  test('records a change in the audit with the names of both roles, and nothing when nothing changes', async () => {
    await set('docente', 'direccion', false);
    const blocked = await lastEntry();
    expect([blocked.before, blocked.after]).toEqual([
      { messages_blocked: [] },
      { messages_blocked: ['Docente: Dirección'] },
    ]);
    await set('docente', 'direccion', false);
    expect((await lastEntry()).id).toBe(blocked.id);
    // The audit is sorted by time.
    school.clock.now = new Date(school.clock.now.getTime() + 1000);
    await set('docente', 'direccion', true);
    expect((await lastEntry()).after).toEqual({ messages_blocked: [] });
  });

  test('rejects a role that is unknown or can’t use the messenger', async () => {
    const unknown = await set('docente', '01990000-0000-7000-8000-000000000000', false);
    expect([unknown.status, Object.keys(unknown.data.errors ?? {})]).toEqual([422, ['to_role_id']]);
  });

  test('only people who may change the school read and change the rules', async () => {
    expect((await set('docente', 'direccion', false, 'direccion')).status).toBe(403);
    expect((await school.call('listMessagingRules', { token: tokens.direccion })).status).toBe(403);
    expect((await set('docente', 'direccion', true)).status).toBe(200);
  });
});
