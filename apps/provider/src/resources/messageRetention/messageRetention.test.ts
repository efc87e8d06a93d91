import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { folderStorage } from '../../storage/folder.ts';
import { multipart } from '../../testing/multipart.ts';
import { usualDatabases, openSchool, type Role, type School } from '../../testing/openSchool.ts';
import { pdf } from '../../testing/writing.ts';
import { deleteOldMessages } from './deleteOldMessages.ts';
import { retentionStart } from './retentionStart.ts';

const day = 86_400_000;

test('a period ends on the same day of an earlier year', () => {
  const now = new Date('2026-11-27T10:00:00Z');
  expect(retentionStart('two_years', now).toISOString()).toBe('2024-11-27T10:00:00.000Z');
});

describe.each(usualDatabases)('retention of messages on $name', (database) => {
  let school: School;
  let college: string;
  let count = 0;
  const tokens = {} as Record<Role, string>;
  const ids = {} as Record<Role, string>;
  beforeAll(async () => {
    school = await openSchool(database);
    for (const role of ['administrador', 'direccion', 'docente', 'asistente'] as const) {
      tokens[role] = await school.as(role);
      ids[role] = (await school.call('getCurrentUser', { token: tokens[role] })).data.data.id;
    }
    college = await school.arrange(
      async (tx) => (await tx.selectFrom('users').select('college_id').executeTakeFirstOrThrow()).college_id,
    );
  });
  afterAll(() => school.close());

  const openGroup = async () => {
    const body = { kind: 'group', name: 'Equipo', member_ids: [ids.asistente] };
    return (await school.call('createConversation', { token: tokens.docente, body })).data.data.id;
  };
  /** Sends a message that is this many days old. */
  const send = async (id: string, age: number, rest: object = {}) => {
    count += 1;
    const body = { client_id: `mensaje-${count}`, body: `Hace ${age} días`, ...rest };
    const sent = (await school.call('createMessage', { token: tokens.docente, path: { id }, body })).data
      .data;
    const created_at = new Date(school.clock.now.getTime() - age * day);
    await school.arrange((tx) =>
      tx.updateTable('messages').set({ created_at }).where('id', '=', sent.id).execute(),
    );
    return sent;
  };
  const keep = (period: string, as: Role = 'administrador') =>
    school.call('updateMessageRetention', { token: tokens[as], body: { keep: period } });
  const clean = () =>
    deleteOldMessages(
      {
        db: school.db,
        clock: () => school.clock.now,
        storage: folderStorage(`${school.folder}/files`),
      },
      college,
    );
  const bodies = async (id: string) =>
    (await school.call('listMessages', { token: tokens.asistente, path: { id } })).data.data.map(
      ({ seq, body }) => [seq, body],
    );
  const storedFiles = () => readdirSync(`${school.folder}/files/${college}`);

  test('keeps messages always at first', async () => {
    const id = await openGroup();
    await send(id, 3000);
    await clean();
    expect(await bodies(id)).toEqual([[1, 'Hace 3000 días']]);
    const { keep: period, older_messages: older } = (
      await school.call('getMessageRetention', { token: tokens.administrador })
    ).data.data;
    expect(period).toBe('always');
    expect(older.five_years).toBeGreaterThan(0);
    expect(older.one_year).toBeGreaterThanOrEqual(older.two_years);
  });

  test('deletes the oldest messages with their files, and leaves no gap', async () => {
    const id = await openGroup();
    const before = storedFiles();
    const file = await school.call('createAttachment', {
      token: tokens.docente,
      path: { id },
      ...multipart({ file: pdf() }),
    });
    const old = await send(id, 800, { attachments: [file.data.data.id] });
    await send(id, 500);
    // Its clock was wrong: the messages before it are retained too.
    await send(id, 900);
    const reply = await send(id, 1, { reply_to_id: old.id });
    expect(storedFiles().length).toBe(before.length + 1);
    expect((await keep('two_years')).status).toBe(200);
    await clean();
    expect(await bodies(id)).toEqual([
      [4, 'Hace 1 días'],
      [3, 'Hace 900 días'],
      [2, 'Hace 500 días'],
    ]);
    expect(storedFiles().length).toBe(before.length);
    const messages = await school.call('listMessages', { token: tokens.asistente, path: { id } });
    expect(messages.data.data.find((message) => message.id === reply.id)!.reply_to).toBeNull();
    await keep('always');
  });

  test('counts no deleted message as unread, and notifies the members to fetch the conversation', async () => {
    const id = await openGroup();
    await send(id, 800);
    await send(id, 1);
    await keep('two_years');
    await clean();
    const conversation = await school.call('getConversation', { token: tokens.asistente, path: { id } });
    expect(conversation.data.data).toMatchObject({ last_seq: 2, last_read_seq: 1, unread_count: 1 });
    const events = await school.arrange((tx) =>
      tx.selectFrom('stream_events').selectAll().orderBy('seq', 'desc').limit(1).execute(),
    );
    expect(events[0]).toMatchObject({ kind: 'conversation.updated', data: { conversation_id: id } });
    await keep('always');
  });

  test('an emptied conversation goes on with the next number', async () => {
    const id = await openGroup();
    await send(id, 800);
    await keep('two_years');
    await clean();
    const conversation = await school.call('getConversation', { token: tokens.asistente, path: { id } });
    expect(conversation.data.data).toMatchObject({ last_message: null, unread_count: 0 });
    expect((await send(id, 0)).seq).toBe(2);
    await keep('always');
  });

  test('leaves the evidence of reports', async () => {
    const id = await openGroup();
    const message = await send(id, 800);
    const reported = await school.call('createMessageReport', {
      token: tokens.asistente,
      path: { id: message.id },
      body: { reason: 'danger' },
    });
    await keep('two_years');
    await clean();
    const report = await school.call('getMessageReport', {
      token: tokens.administrador,
      path: { id: reported.data.data.id },
    });
    expect(report.data.data).toMatchObject({ removed: true, message: { body: 'Hace 800 días' } });
    const removal = await school.call('removeReportedMessage', {
      token: tokens.administrador,
      path: { id: reported.data.data.id },
    });
    expect(removal.status).toBe(204);
    await keep('always');
  });

  test('records a change, only of people who may change the school', async () => {
    expect((await keep('one_year', 'direccion')).status).toBe(403);
    await keep('five_years');
    const entries = await school.arrange((tx) =>
      tx
        .selectFrom('audit_entries')
        .select(['action', 'before', 'after'])
        .where('operation', '=', 'updateMessageRetention')
        .execute(),
    );
    expect(entries).toContainEqual({
      action: 'settings_changed',
      before: { keep_messages: 'always' },
      after: { keep_messages: 'five_years' },
    });
  });
});
