import { describe, expect, test } from 'vitest';
import { multipart } from '../testing/multipart.ts';
import { prepareMessagePushes } from '../testing/messagePushes.ts';
import { usualDatabases } from '../testing/openSchool.ts';
import { pdf } from '../testing/writing.ts';
import { mostCounted } from './messagePushContent.ts';
import { writeMessagePush } from './writeMessagePush.ts';

/** Without the isolates of direction. */
const plain = (text: string) => text.replaceAll(/[\u2068\u2069]/g, '');

describe.each(usualDatabases)('push messages about new messages on $name', (database) => {
  const pushes = prepareMessagePushes(database);
  const {
    school,
    server,
    as,
    findUserId,
    subscribe,
    begin,
    write,
    waiting,
    deliver,
    taken: received,
    shown,
  } = pushes;
  const call = async (
    operation: 'markConversationRead' | 'markConversationUnread',
    id: string,
    seq: number,
  ) =>
    expect(
      (await school().call(operation, { token: await as('docente'), path: { id }, body: { seq } })).status,
    ).toBeLessThan(300);
  const prefer = async (body: object) =>
    expect((await school().call('updatePreferences', { token: await as('docente'), body })).status).toBe(200);

  test('shows who wrote in which group, with the beginning of the text, after some seconds', async () => {
    const id = await begin();
    await write(id, `La reunión\n\n es **hoy** ${'y mañana '.repeat(20)}`);
    await pushes.pass(4);
    expect(await waiting()).toHaveLength(1);
    const [push, ...others] = await deliver(2);
    expect(others).toEqual([]);
    const { data } = await school().call('getCurrentUser', { token: await as('administrador') });
    const { name, first_lastname, second_lastname } = data.data;
    expect(push!.title).toBe(
      `\u2068${[name, first_lastname, second_lastname].filter(Boolean).join(' ')}\u2069 · \u2068Jefaturas\u2069`,
    );
    expect(push!.body).toMatch(/^\u2068La reunión es \*\*hoy\*\* y mañana .*…\u2069$/);
    expect(plain(push!.body).length).toBeLessThanOrEqual(120);
    expect(push).toMatchObject({
      navigate: `http://aromos.localhost/messenger/${id}`,
      tag: id,
      lang: 'es',
      dir: 'ltr',
    });
    const [{ timeToLive, urgency, path }] = received() as [ReturnType<typeof received>[number]];
    expect([urgency, path]).toEqual(['normal', '/phone']);
    expect(timeToLive).toBeGreaterThan(3500);
    expect(timeToLive).toBeLessThanOrEqual(3600);
  });

  test('several messages of a conversation are one, which replaces the last one', async () => {
    const id = await begin(['docente', 'direccion']);
    await write(id, 'Uno');
    await write(id, 'Dos', 'direccion');
    await write(id, 'Tres');
    expect((await deliver()).map(({ body }) => plain(body))).toEqual(['Tres\n3 mensajes nuevos']);
    await write(id, 'Cuatro');
    expect((await deliver()).map(({ body }) => plain(body)).slice(1)).toEqual(['Cuatro\n4 mensajes nuevos']);
    const [first, second] = received();
    expect(second!.topic).toBe(first!.topic);
    expect(new Set(shown().map(({ tag }) => tag))).toEqual(new Set([id]));
    await call('markConversationRead', id, 4);
    await write(id, 'Cinco');
    expect((await deliver()).map(({ body }) => plain(body)).slice(2)).toEqual(['Cinco']);
  });

  test('a direct conversation names the sender only, each conversation has its own, all devices get it', async () => {
    await subscribe('direccion', '/laptop');
    const direct = await begin(['docente'], 'direct');
    await write(direct, 'Hola');
    await write(await begin(['docente', 'direccion']), 'A todos');
    const bodies = (await deliver()).map(({ body, title }) => [plain(body), title.includes('·')]);
    expect(bodies.toSorted()).toEqual([
      ['A todos', true],
      ['A todos', true],
      ['Hola', false],
    ]);
    expect(new Set(received().map(({ topic }) => topic)).size).toBe(2);
    expect(
      received()
        .map(({ path }) => path)
        .toSorted(),
    ).toEqual(['/laptop', '/phone', '/phone']);
  });

  test('is in the language of the person', async () => {
    await prefer({ language: 'ar' });
    const id = await begin();
    await write(id, 'Uno');
    await write(id, 'Dos');
    const [push] = await deliver();
    expect(push).toMatchObject({ lang: 'ar', dir: 'rtl', body: '\u2068Dos\u2069\nرسالتان جديدتان' });
  });

  test('says that files were sent when there is no text', async () => {
    const id = await begin();
    const token = await as('administrador');
    const put = async () => {
      const file = multipart({ file: pdf() });
      return (await school().call('createAttachment', { token, path: { id }, ...file })).data.data.id;
    };
    await write(id, '', 'administrador', { attachments: [await put()] });
    expect((await deliver()).map(({ body }) => body)).toEqual(['Envió un archivo']);
    await call('markConversationRead', id, 1);
    await write(id, '', 'administrador', { attachments: [await put(), await put()] });
    expect((await deliver())[1]!.body).toBe('Envió 2 archivos');
  });

  test('shows an edited message as it is now, and nothing of a deleted one', async () => {
    const id = await begin();
    const token = await as('administrador');
    const first = await write(id, 'Antes');
    const edit = { token, path: { id: first.id }, body: { body: 'Ahora' } };
    expect((await school().call('updateMessage', edit)).status).toBe(200);
    expect((await deliver()).map(({ body }) => plain(body))).toEqual(['Ahora']);
    const second = await write(id, 'Un error');
    expect((await school().call('deleteMessage', { token, path: { id: second.id } })).status).toBe(204);
    expect(await deliver()).toHaveLength(1);
    await write(id, 'Otra');
    expect((await deliver()).map(({ body }) => plain(body)).slice(1)).toEqual(['Otra\n2 mensajes nuevos']);
  });

  test.each<[string, (id: string) => Promise<unknown>]>([
    ['has read it meanwhile', (id) => call('markConversationRead', id, 1)],
    [
      'has read it and marked it as unread',
      async (id) => {
        await call('markConversationRead', id, 1);
        await call('markConversationUnread', id, 1);
      },
    ],
    [
      'has muted the conversation meanwhile',
      async (id) =>
        school().call('updateConversationSettings', {
          token: await as('docente'),
          path: { id },
          body: { mute: 'one_hour' },
        }),
    ],
    ['wants none any more', () => prefer({ push: { kind: 'messages', enabled: false } })],
    [
      'has left the group',
      async (id) =>
        school().call('removeConversationMember', {
          token: await as('docente'),
          path: { id, user_id: await findUserId('docente') },
        }),
    ],
    ['has signed out on the device', async () => school().call('logout', { token: await as('docente') })],
  ])('sends nothing to a person who %s', async (_, act) => {
    const id = await begin(['docente', 'direccion']);
    await write(id, 'Hola');
    expect(await waiting()).toHaveLength(1);
    await act(id);
    expect(await deliver()).toEqual([]);
  });

  test('sends nothing to a person who is suspended', async () => {
    await write(await begin(), 'Hola');
    const set = (status: 'active' | 'suspended') =>
      school().arrange((tx) =>
        tx.updateTable('users').set({ status }).where('email', 'like', 'docente@%').execute(),
      );
    await set('suspended');
    expect(await deliver()).toEqual([]);
    await set('active');
  });

  test('sends nothing to a person who may not use the messenger any more', async () => {
    const person = await findUserId('docente');
    await write(await begin(), 'Hola');
    const withdrawn = await school().arrange((tx) =>
      tx
        .deleteFrom('role_permissions')
        .where('permission', '=', 'messenger.use')
        .where('role_id', 'in', (is) =>
          is.selectFrom('user_roles').select('role_id').where('user_id', '=', person),
        )
        .returningAll()
        .execute(),
    );
    expect(await deliver()).toEqual([]);
    await school().arrange((tx) => tx.insertInto('role_permissions').values(withdrawn).execute());
  });

  test('queues nothing for the author, for muted conversations, other choices and people without a device', async () => {
    await subscribe('administrador', '/author');
    const id = await begin(['docente', 'direccion']);
    await prefer({ push: { kind: 'messages', enabled: false } });
    await write(id, 'Uno');
    expect(await waiting()).toEqual([]);
    await prefer({ push: { kind: 'messages', enabled: true } });
    const body = { mute: 'until_changed' };
    await school().call('updateConversationSettings', { token: await as('docente'), path: { id }, body });
    await write(id, 'Dos');
    expect(await waiting()).toEqual([]);
    await school().call('updateConversationSettings', {
      token: await as('docente'),
      path: { id },
      body: { mute: 'off' },
    });
    await write(id, 'Tres');
    expect((await waiting()).map(({ user_id }) => user_id)).toEqual([await findUserId('docente')]);
    expect(await deliver()).toHaveLength(1);
    expect(server().requests.has('/author')).toBe(false);
  });

  test('waits for the end of the quiet hours, and then sends one message', async () => {
    // The school's time is 12:00.
    await prefer({ quiet_hours: { from: '11:00', to: '14:00' } });
    const id = await begin();
    await write(id, 'Uno');
    await pushes.pass(6);
    await expect
      .poll(async () => (await waiting())[0]?.next_attempt_at.toISOString())
      .toBe('2026-11-20T17:00:00.000Z');
    await write(id, 'Dos');
    expect(await waiting()).toHaveLength(1);
    expect(shown()).toEqual([]);
    expect((await deliver(2 * 3600)).map(({ body }) => plain(body))).toEqual(['Dos\n2 mensajes nuevos']);
  });

  test('appears in no list of deliveries', async () => {
    await write(await begin(), 'Hola');
    expect(await deliver()).toHaveLength(1);
    const rows = await school().arrange((tx) =>
      tx.selectFrom('deliveries').select('message_id').where('channel', '=', 'push').execute(),
    );
    expect(rows).toEqual([]);
  });
});

test('a push message names no number above 99', () => {
  const push = {
    conversation_id: 'c',
    user_id: 'u',
    first_seq: 1,
    attempts: 1,
    expires_at: new Date('2026-11-20T15:30:00Z'),
  };
  const author = { id: 'a', name: 'Ana', first_lastname: null, second_lastname: null, avatar_id: null };
  const unread = { body: 'Hola', author, files: 0, unread: mostCounted };
  const row = { push, name: null, language: 'en' as const };
  const now = new Date('2026-11-20T15:00:00Z');
  const { json, timeToLive } = writeMessagePush('https://aromos.example', row, unread, now);
  expect(plain((JSON.parse(json) as { notification: { body: string } }).notification.body)).toBe(
    'Hola\nMore than 99 new messages',
  );
  expect(timeToLive).toBe(1800);
});
