import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usualDatabases, openSchool, type Role, type School } from '../../testing/openSchool.ts';

describe.each(usualDatabases)('a group of 500 on $name', (database) => {
  let school: School;
  const tokens = {} as Record<Role, string>;
  const ids = {} as Record<Role, string>;
  /** 600 people who can be messaged. */
  let people: string[];
  beforeAll(async () => {
    school = await openSchool(database);
    for (const role of ['administrador', 'direccion', 'docente'] as const) {
      tokens[role] = await school.as(role);
      ids[role] = (await school.call('getCurrentUser', { token: tokens[role] })).data.data.id;
    }
    people = await school.arrange(async (tx) => {
      const { rows } = await sql<{ id: string }>`
        with added as (
          insert into users (college_id, id, name, first_lastname, email, password_hash, status, search_text,
            created_at, updated_at)
          select u.college_id, gen_random_uuid(), 'Persona ' || n, 'Apellido', 'persona' || n || '@aromos.example', '',
            'active', 'apellido persona ' || n, u.created_at, u.updated_at
          from users u, generate_series(1, 600) n where u.id = ${ids.docente}
          returning college_id, id),
        roles as (
          insert into user_roles (college_id, user_id, role_id)
          select a.college_id, a.id, r.role_id from added a
          join user_roles r on r.college_id = a.college_id and r.user_id = ${ids.docente})
        select id from added`.execute(tx);
      return rows.map(({ id }) => id);
    });
  }, 60_000);
  afterAll(() => school.close());

  const others = (count: number) => [ids.direccion, ids.docente, ...people].slice(0, count);
  const create = (memberIds: readonly string[]) =>
    school.call('createConversation', {
      token: tokens.administrador,
      body: { kind: 'group', name: 'Todo el colegio', member_ids: memberIds },
    });
  const open = async (id: string) =>
    (await school.call('getConversation', { token: tokens.administrador, path: { id } })).data.data;
  const send = async (id: string, at: number) =>
    (
      await school.call('createMessage', {
        token: tokens.administrador,
        path: { id },
        body: { client_id: `mensaje-${id}-${at}`, body: 'Buenos días a todos' },
      })
    ).data.data;
  const count = async (as: Role) =>
    (await school.call('countUnreadMessages', { token: tokens[as] })).data.data.count;
  const listed = async (as: Role, id: string) =>
    (await school.call('listConversations', { token: tokens[as] })).data.data.find((one) => one.id === id)!;

  test('is created in one request, and rejects one person more', async () => {
    expect((await create([...others(499), people[599]!])).status).toBe(422);
    const created = await create(others(499));
    expect([created.status, created.data.data.members.length, created.data.data.members_count]).toEqual([
      201, 500, 500,
    ]);
    const { id } = created.data.data;
    const add = (user_ids: readonly string[]) =>
      school.call('addConversationMembers', {
        token: tokens.administrador,
        path: { id },
        body: { user_ids },
      });
    const more = await add([people[599]!]);
    expect([more.status, Object.keys(more.data.errors!)]).toEqual([422, ['members']]);
    expect((await add([ids.docente])).status).toBe(200);
  });

  test('grows from one person to 500 in one request', async () => {
    const { id } = (await create(others(1))).data.data;
    const added = await school.call('addConversationMembers', {
      token: tokens.administrador,
      path: { id },
      body: { user_ids: others(499) },
    });
    expect([added.status, added.data.data.members_count]).toEqual([200, 500]);
  });

  test('counts 499 readers and the unread messages of each member', async () => {
    const { id } = (await create(others(499))).data.data;
    const before = await count('docente');
    const { seq } = await send(id, 1);
    expect(await count('docente')).toBe(before + 1);
    for (const role of ['direccion', 'docente'] as const)
      await school.call('markConversationRead', { token: tokens[role], path: { id }, body: { seq } });
    const readers = async () =>
      (await open(id)).members.filter(
        ({ user, last_read_seq }) => user.id !== ids.administrador && last_read_seq >= seq,
      ).length;
    expect(await readers()).toBe(2);
    expect(await count('docente')).toBe(before);
    await school.arrange((tx) =>
      tx
        .updateTable('conversation_members')
        .set({ last_read_seq: seq })
        .where('conversation_id', '=', id)
        .execute(),
    );
    expect(await readers()).toBe(499);
    await send(id, 2);
    expect((await listed('docente', id)).unread_count).toBe(1);
    expect((await listed('administrador', id)).unread_count).toBe(0);
  });

  test('sends at most 50 members in a list, among them those who have read the last message', async () => {
    const { id } = (await create(others(499))).data.data;
    const { seq } = await send(id, 1);
    await school.call('markConversationRead', { token: tokens.docente, path: { id }, body: { seq } });
    const row = await listed('administrador', id);
    expect([row.members.length, row.members_count]).toEqual([50, 500]);
    const readers = row.members
      .filter(({ last_read_seq }) => last_read_seq >= seq)
      .map(({ user }) => user.id);
    expect(readers.toSorted()).toEqual([ids.administrador, ids.docente].toSorted());
    expect(row.members.map(({ user }) => user.id)).toEqual(row.members.map(({ user }) => user.id).toSorted());
    expect(row.can).toEqual((await open(id)).can);
    expect(Buffer.byteLength(JSON.stringify(row))).toBeLessThan(12_000);
    expect(Buffer.byteLength(JSON.stringify(await open(id)))).toBeLessThan(100_000);
  });
});
