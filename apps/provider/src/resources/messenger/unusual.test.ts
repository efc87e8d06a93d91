import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSchool, type School, usualDatabases } from '../../testing/openSchool.ts';

describe.each(usualDatabases)('unusual messages and members on $name', (database) => {
  let school: School;
  let head: string;
  let administrator: string;
  let teacherId: string;
  let conversation: string;

  beforeAll(async () => {
    school = await openSchool(database);
    head = await school.as('direccion');
    administrator = await school.as('administrador');
    const teacher = await school.as('docente');
    teacherId = (await school.call('getCurrentUser', { token: teacher })).data.data.id;
    const body = { kind: 'direct', user_id: teacherId };
    conversation = (await school.call('createConversation', { token: head, body })).data.data.id;
  });
  afterAll(() => school.close());

  const send = (body: string) =>
    school.call('createMessage', {
      token: head,
      path: { id: conversation },
      body: { client_id: randomUUID(), body },
    });
  const setStatus = async (status: 'active' | 'suspended') => {
    const path = { id: teacherId };
    const { data } = (await school.call('getUser', { token: administrator, path })).data;
    const { name, first_lastname, email, roles } = data;
    const body = { name, first_lastname, email, status, role_ids: roles.map(({ id }) => id) };
    const headers = { 'if-match': `"${data.version}"` };
    return school.call('updateUser', { token: administrator, path, headers, body });
  };
  const isReachable = async () =>
    (await school.call('getConversation', { token: head, path: { id: conversation } })).data.data.reachable;

  test.each([
    ['', 'nothing'],
    [' \n ', 'spaces'],
    ['\u200b\u2060\ufeff', 'zero-width characters'],
    ['\u202e\u2066', 'marks of direction'],
    ['\u3164', 'a blank letter'],
  ])('rejects a message of %j: %s', async (text) => {
    const { status, data } = await send(text);
    expect([status, Object.keys(data.errors ?? {})]).toEqual([422, ['body']]);
  });

  test('rejects an edit to nothing visible, and keeps the message', async () => {
    const { id } = (await send('Hola')).data.data;
    const edit = await school.call('updateMessage', { token: head, path: { id }, body: { body: '\u200b' } });
    expect([edit.status, Object.keys(edit.data.errors ?? {})]).toEqual([422, ['body']]);
    const newest = await school.call('listMessages', { token: head, path: { id: conversation } });
    expect(newest.data.data[0]).toMatchObject({ id, body: 'Hola', edited_at: null });
  });

  test.each([
    '<img src=x onerror=alert(1)> {{7*7}} %s \\u0000',
    '\u202eabc\u202c مرحبا 123',
    `Z${'\u0301\u0302'.repeat(500)}`,
    `a${'\u200b'.repeat(1000)}b`,
    '👩‍👩‍👧‍👦'.repeat(200),
    'x'.repeat(4000),
  ])('stores %.20j as it was written', async (text) => {
    const { status, data } = await send(text);
    expect([status, data.data.body]).toEqual([201, text]);
  });

  test('says whether someone else can read new messages', async () => {
    expect(await isReachable()).toBe(true);
    expect((await setStatus('suspended')).status).toBe(200);
    expect(await isReachable()).toBe(false);
    // They wait for the person.
    expect((await send('¿Vuelves el lunes?')).status).toBe(201);
    expect((await setStatus('active')).status).toBe(200);
    expect(await isReachable()).toBe(true);
  });
});
