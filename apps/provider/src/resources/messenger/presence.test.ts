import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { usualDatabases, openSchool, type School } from '../../testing/openSchool.ts';
import { type OpenScreen, readyScreen } from '../../testing/openScreen.ts';

const roles = ['administrador', 'direccion', 'docente', 'lectura'] as const;
type Role = (typeof roles)[number];

const listTyping = ({ events }: OpenScreen) =>
  events.flatMap(({ event }) => (event.kind === 'conversation.typing' ? [event.data] : []));

describe.each(usualDatabases)('presence in the messenger on $name', (database) => {
  let school: School;
  const tokens = {} as Record<Role, string>;
  const ids = {} as Record<Role, string>;
  let group: string;
  const opened: OpenScreen[] = [];
  beforeAll(async () => {
    school = await openSchool(database);
    for (const role of roles) {
      tokens[role] = await school.as(role);
      ids[role] = (await school.call('getCurrentUser', { token: tokens[role] })).data.data.id;
    }
    const body = { kind: 'group', name: 'Jefaturas', member_ids: [ids.direccion] } as const;
    group = (await school.call('createConversation', { token: tokens.administrador, body })).data.data.id;
  });
  afterEach(async () => {
    for (const screen of opened) screen.close();
    await Promise.all(opened.splice(0).map(({ ended }) => ended));
    await school.arrange((tx) => tx.deleteFrom('user_presence').execute());
  });
  afterAll(() => school.close());

  const open = async (token: string, lastEventId?: string | null) => {
    const screen = await readyScreen(school, { token, lastEventId: lastEventId ?? null });
    opened.push(screen);
    return screen;
  };
  const online = async (as: Role): Promise<string[]> =>
    (await school.call('listOnlineMembers', { token: tokens[as] })).data.data;
  const type = (as: Role, id = group) => school.call('signalTyping', { token: tokens[as], path: { id } });

  let count = 0;
  const send = async (body: string) => {
    const client_id = `presencia-${(count += 1)}`;
    const message = { token: tokens.administrador, path: { id: group }, body: { client_id, body } };
    return (await school.call('createMessage', message)).data.data;
  };

  const receive = async (as: Role) =>
    expect((await school.call('markMessagesReceived', { token: tokens[as] })).status).toBe(204);
  /** The messages that have reached the other member, as the administrator sees it. */
  const received = async () => {
    const { data } = await school.call('getConversation', {
      token: tokens.administrador,
      path: { id: group },
    });
    return data.data.members.find(({ user }) => user.id === ids.direccion)!.last_received_seq;
  };

  test('a suspended person is not online', async () => {
    await open(tokens.direccion);
    await expect.poll(() => online('administrador')).toContain(ids.direccion);
    const setStatus = (status: 'active' | 'suspended') =>
      school.arrange((tx) =>
        tx.updateTable('users').set({ status }).where('id', '=', ids.direccion).execute(),
      );
    await setStatus('suspended');
    expect(await online('administrador')).not.toContain(ids.direccion);
    await setStatus('active');
  });

  test('the other members see who has the school open, until 45 seconds after the last sign', async () => {
    expect(await online('administrador')).not.toContain(ids.direccion);
    await open(tokens.direccion);
    await expect.poll(() => online('administrador')).toContain(ids.direccion);
    expect(await online('direccion')).not.toContain(ids.direccion);
    const start = school.clock.now;
    try {
      for (const screen of opened) screen.close();
      await Promise.all(opened.splice(0).map(({ ended }) => ended));
      school.clock.now = new Date(start.getTime() + 44_000);
      expect(await online('administrador')).toContain(ids.direccion);
      school.clock.now = new Date(start.getTime() + 46_000);
      expect(await online('administrador')).not.toContain(ids.direccion);
    } finally {
      school.clock.now = start;
    }
  });

  test('people without a common conversation do not see each other', async () => {
    await open(tokens.direccion);
    await expect.poll(() => online('administrador')).toContain(ids.direccion);
    const shared = await school.arrange((tx) =>
      tx
        .selectFrom('conversation_members as mine')
        .innerJoin('conversation_members as theirs', (join) =>
          join
            .onRef('theirs.conversation_id', '=', 'mine.conversation_id')
            .onRef('theirs.college_id', '=', 'mine.college_id'),
        )
        .select('mine.conversation_id')
        .where('mine.user_id', '=', ids.docente)
        .where('theirs.user_id', '=', ids.direccion)
        .execute(),
    );
    await school.arrange((tx) =>
      tx
        .deleteFrom('conversation_members')
        .where('user_id', '=', ids.docente)
        .where(
          'conversation_id',
          'in',
          shared.map((row) => row.conversation_id),
        )
        .execute(),
    );
    expect(await online('docente')).not.toContain(ids.direccion);
  });

  test('the other members see who is typing; it has no id, and is not sent again', async () => {
    const theirs = await open(tokens.direccion);
    const ownScreen = await open(tokens.administrador);
    const foreign = await open(tokens.docente);
    const before = theirs.lastId();
    expect((await type('administrador')).status).toBe(204);
    await theirs.until(() => listTyping(theirs).length > 0);
    expect(listTyping(theirs)).toEqual([{ conversation_id: group, user_id: ids.administrador }]);
    expect(theirs.lastId()).toBe(before);
    // A stored event that all receive comes after the signal.
    await send('Listo');
    const later = await open(tokens.direccion, before);
    await later.until(() => later.events.some(({ event }) => event.kind === 'message.created'));
    expect([listTyping(later), listTyping(ownScreen), listTyping(foreign)]).toEqual([[], [], []]);
  });

  test('authors learn that a message has reached a device, once', async () => {
    const author = await open(tokens.administrador);
    const sent = await send('¿Llegó?');
    expect(await received()).toBeLessThan(sent.seq);
    await receive('direccion');
    await receive('direccion');
    expect(await received()).toBe(sent.seq);
    const last = await send('Lo último');
    await author.until(() =>
      author.events.some(
        ({ event }) => event.kind === 'message.created' && event.data.message.id === last.id,
      ),
    );
    const events = author.events.flatMap(({ event }) =>
      event.kind === 'conversation.received' && event.data.conversation_id === group ? [event.data] : [],
    );
    expect(events).toEqual([{ conversation_id: group, user_id: ids.direccion, last_received_seq: sent.seq }]);
  });

  test('in a group of more than 50 members only reading counts', async () => {
    const { rows } = await school.arrange((tx) =>
      sql<{ id: string }>`select id from users where id not in (${ids.administrador}, ${ids.direccion})
        and college_id = (select college_id from users where id = ${ids.direccion}) limit 49`.execute(tx),
    );
    const add = (size: number) =>
      school.arrange((tx) =>
        sql`insert into conversation_members (college_id, conversation_id, user_id, role)
          select c.college_id, c.id, x.id, 'member' from conversations c,
            unnest(${rows.slice(0, size).map(({ id }) => id)}::uuid[]) as x (id)
          where c.id = ${group} on conflict do nothing`.execute(tx),
      );
    await add(48);
    const sentMessage = await send('A cincuenta');
    await receive('direccion');
    expect(await received()).toBe(sentMessage.seq);
    await add(49);
    await send('A cincuenta y uno');
    await receive('direccion');
    expect(await received()).toBe(sentMessage.seq);
    await school.call('markConversationRead', {
      token: tokens.direccion,
      path: { id: group },
      body: { seq: sentMessage.seq + 1 },
    });
    expect(await received()).toBe(sentMessage.seq + 1);
    await school.arrange((tx) =>
      tx
        .deleteFrom('conversation_members')
        .where('conversation_id', '=', group)
        .where('user_id', 'not in', [ids.administrador, ids.direccion])
        .execute(),
    );
  });

  test('only members can signal, and only with the permission', async () => {
    expect((await type('direccion')).status).toBe(204);
    expect((await type('docente')).status).toBe(403);
    expect((await type('lectura')).status).toBe(403);
    expect((await type('direccion', '01990000-0000-7000-8000-000000000000')).status).toBe(404);
  });
});
