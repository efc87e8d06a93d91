import type { AuditAction, MessageReportHandlingWrite } from '@school/domain';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { usualDatabases, openSchool, type Role, type School } from '../../testing/openSchool.ts';

const missing = '01990000-0000-7000-8000-000000000000';

describe.each(usualDatabases)('reported messages on $name', (database) => {
  let school: School;
  let conversation: string;
  let count = 0;
  const tokens = {} as Record<Role, string>;
  const ids = {} as Record<Role, string>;
  beforeAll(async () => {
    school = await openSchool(database);
    for (const role of ['administrador', 'direccion', 'docente', 'asistente'] as const) {
      tokens[role] = await school.as(role);
      ids[role] = (await school.call('getCurrentUser', { token: tokens[role] })).data.data.id;
    }
    const body = { kind: 'group', name: 'Equipo', member_ids: [ids.asistente, ids.administrador] };
    conversation = (await school.call('createConversation', { token: tokens.docente, body })).data.data.id;
  });
  afterAll(() => school.close());
  afterEach(() => school.arrange((tx) => tx.deleteFrom('message_reports').execute()));

  const write = async (as: Role, body: string) => {
    count += 1;
    const sent = await school.call('createMessage', {
      token: tokens[as],
      path: { id: conversation },
      body: { client_id: `mensaje-${count}`, body },
    });
    return sent.data.data;
  };
  const report = (as: Role, id: string, body: object = { reason: 'bullying', note: ' Otra vez. ' }) =>
    school.call('createMessageReport', { token: tokens[as], path: { id }, body });
  const list = async (as: Role = 'administrador', query: { 'filter[status]'?: 'open' | 'handled' } = {}) =>
    (await school.call('listMessageReports', { token: tokens[as], query })).data.data;
  const detail = (id: string, as: Role = 'administrador') =>
    school.call('getMessageReport', { token: tokens[as], path: { id } });
  const handle = (id: string, body: MessageReportHandlingWrite, as: Role = 'administrador') =>
    school.call('handleMessageReport', { token: tokens[as], path: { id }, body });
  const remove = (id: string, as: Role = 'administrador') =>
    school.call('removeReportedMessage', { token: tokens[as], path: { id } });
  const listEntries = (action: AuditAction) =>
    school.arrange((tx) =>
      tx
        .selectFrom('audit_entries')
        .select(['subject_kind', 'subject_name', 'after'])
        .where('action', '=', action)
        .execute(),
    );

  test('a member reports a message once; a repetition returns the same report', async () => {
    const message = await write('docente', 'Nadie te quiere');
    const first = await report('asistente', message.id);
    expect(first.status).toBe(201);
    expect(first.data.data).toMatchObject({
      message_id: message.id,
      reason: 'bullying',
      note: 'Otra vez.',
    });
    const second = await report('asistente', message.id, { reason: 'spam' });
    expect([second.status, second.data]).toEqual([200, first.data]);
    expect((await report('administrador', message.id)).status).toBe(201);
    expect(await list()).toHaveLength(2);
  });

  test('rejects own, foreign, deleted and missing messages', async () => {
    const message = await write('docente', 'Hola');
    expect((await report('docente', message.id)).status).toBe(403);
    expect((await report('direccion', message.id)).status).toBe(403);
    expect((await report('asistente', missing)).status).toBe(404);
    await school.call('deleteMessage', { token: tokens.docente, path: { id: message.id } });
    const rejected = await report('asistente', message.id);
    expect([rejected.status, rejected.data.message]).toEqual([409, 'The message was deleted.']);
  });

  test('keeps the message and the ten before it as they were', async () => {
    for (let index = 1; index <= 12; index += 1) await write('asistente', `Mensaje ${index}`);
    const message = await write('docente', 'Te voy a pegar');
    await report('asistente', message.id, { reason: 'danger' });
    const body = { body: 'Era una broma' };
    await school.call('updateMessage', { token: tokens.docente, path: { id: message.id }, body });
    await school.call('deleteMessage', { token: tokens.docente, path: { id: message.id } });
    const [listed] = await list();
    const evidence = (await detail(listed!.id)).data.data;
    expect(evidence.message).toMatchObject({
      body: 'Te voy a pegar',
      author: { id: ids.docente, name: message.author.name },
      created_at: message.created_at,
      edited_at: null,
    });
    expect(evidence.earlier_messages.map((one: { body: string }) => one.body)).toEqual(
      Array.from({ length: 10 }, (_, index) => `Mensaje ${index + 3}`),
    );
    expect([evidence.removed, evidence.conversation.name]).toEqual([true, 'Equipo']);
  });

  test('only people who oversee the messenger read reports, and never those about their own messages', async () => {
    const message = await write('administrador', 'Hola');
    const other = await write('docente', 'Hola');
    await report('asistente', message.id);
    await report('asistente', other.id);
    expect((await list()).map((one: { message: { id: string } }) => one.message.id)).toEqual([other.id]);
    const rows = await school.arrange((tx) => tx.selectFrom('message_reports').selectAll().execute());
    const reportedMessage = rows.find(({ message_id }) => message_id === message.id)!;
    for (const call of [
      detail(reportedMessage.id),
      handle(reportedMessage.id, { outcome: 'no_action' }),
      remove(reportedMessage.id),
      school.call('listMessageReports', { token: tokens.direccion }),
    ])
      expect((await call).status).toBe(403);
    expect((await detail(missing)).status).toBe(404);
  });

  test('handles a report once, and lists it as handled', async () => {
    const message = await write('docente', 'Hola');
    await report('asistente', message.id);
    const { id } = (await list('administrador', { 'filter[status]': 'open' }))[0]!;
    const handled = await handle(id, { outcome: 'people_talked_to', note: 'El viernes' });
    expect(handled.data.data.handling).toMatchObject({
      outcome: 'people_talked_to',
      note: 'El viernes',
      by: { id: ids.administrador },
    });
    expect((await handle(id, { outcome: 'no_action' })).status).toBe(409);
    expect(await list('administrador', { 'filter[status]': 'open' })).toEqual([]);
    expect(await list('administrador', { 'filter[status]': 'handled' })).toHaveLength(1);
    expect(await listEntries('handled')).toEqual([
      {
        subject_kind: 'message_report',
        subject_name: message.author.name,
        after: { outcome: 'people_talked_to', note: 'El viernes' },
      },
    ]);
  });

  test('removes the message for everyone, and only then accepts that outcome', async () => {
    const message = await write('docente', 'Hola');
    await report('asistente', message.id);
    const { id } = (await list())[0]!;
    const early = await handle(id, { outcome: 'message_removed' });
    expect([early.status, Object.keys(early.data.errors ?? {})]).toEqual([422, ['outcome']]);
    expect((await remove(id)).status).toBe(204);
    expect((await remove(id)).status).toBe(204);
    expect((await listEntries('message_removed')).map((entry) => entry.subject_name)).toEqual([
      message.author.name,
    ]);
    const messages = await school.call('listMessages', {
      token: tokens.asistente,
      path: { id: conversation },
    });
    expect(messages.data.data[0]).toMatchObject({ id: message.id, body: '' });
    expect(messages.data.data[0]!.deleted_at).not.toBeNull();
    expect((await detail(id)).data.data.message.body).toBe('Hola');
    expect((await handle(id, { outcome: 'message_removed' })).status).toBe(200);
  });
});
