import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usualDatabases, openSchool, type Role, type School } from '../../testing/openSchool.ts';

const missing = '01990000-0000-7000-8000-000000000000';

describe.each(usualDatabases)('export of messages on $name', (database) => {
  let school: School;
  let today: string;
  let group: string;
  const tokens = {} as Record<Role, string>;
  const ids = {} as Record<Role, string>;
  beforeAll(async () => {
    school = await openSchool(database);
    today = school.clock.now.toISOString().slice(0, 10);
    for (const role of ['administrador', 'direccion', 'docente', 'asistente'] as const) {
      tokens[role] = await school.as(role);
      ids[role] = (await school.call('getCurrentUser', { token: tokens[role] })).data.data.id;
    }
    const body = { kind: 'group', name: 'Equipo', member_ids: [ids.asistente] };
    group = (await school.call('createConversation', { token: tokens.docente, body })).data.data.id;
  });
  afterAll(() => school.close());

  const write = async (as: Role, client_id: string, body: string) =>
    (
      await school.call('createMessage', {
        token: tokens[as],
        path: { id: group },
        body: { client_id, body },
      })
    ).data.data;
  const exported = (query: object, as: Role = 'administrador') =>
    school.call('exportMessages', {
      token: tokens[as],
      query: { from: '2020-01-01', to: today, reason: ' Inspección ', ...query },
      headers: { 'accept-language': 'es' },
    });
  const lines = (bytes: Buffer) => bytes.toString().split('\r\n').slice(0, -1);

  test('writes one line for each message of a conversation, with its edits and deletions', async () => {
    await write('docente', 'uno-12345', '=SUMA(1)');
    const edited = await write('asistente', 'dos-12345', 'Hola');
    await school.call('updateMessage', {
      token: tokens.asistente,
      path: { id: edited.id },
      body: { body: 'Hola; a todos' },
    });
    const deleted = await write('docente', 'tres-12345', 'Adiós');
    await school.call('deleteMessage', { token: tokens.docente, path: { id: deleted.id } });
    const answer = await exported({ 'filter[conversation]': group });
    expect([answer.status, answer.bytes.subarray(0, 3)]).toEqual([200, Buffer.from([0xef, 0xbb, 0xbf])]);
    expect(String(answer.headers['content-disposition'])).toContain('Equipo');
    const [header, first, second, third, ...rest] = lines(answer.bytes);
    expect(header!.replace('\uFEFF', '').split(';')).toHaveLength(7);
    expect(rest).toEqual([]);
    expect(second).toContain(`;Equipo;${edited.author.name};`);
    expect(first).toContain("'=SUMA(1)");
    expect(second).toContain('"Hola; a todos"');
    expect(second!.split(';').at(-2)).not.toBe('');
    expect(third!.split(';').at(-1)).not.toBe('');
    expect(third).not.toContain('Adiós');
  });

  test('exports all conversations of a person in the chosen days', async () => {
    const all = lines((await exported({ 'filter[user]': ids.docente })).bytes);
    expect(all.some((line) => line.includes(';Equipo;'))).toBe(true);
    const none = lines((await exported({ 'filter[user]': ids.docente, to: '2020-01-02' })).bytes);
    expect(none).toHaveLength(1);
  });

  test('records who exported what and why', async () => {
    await exported({ 'filter[user]': ids.asistente });
    const entries = await school.arrange((tx) =>
      tx
        .selectFrom('audit_entries')
        .select(['actor_id', 'action', 'subject_kind', 'after'])
        .where('operation', '=', 'exportMessages')
        .where('subject_id', '=', ids.asistente)
        .execute(),
    );
    expect(entries).toEqual([
      {
        actor_id: ids.administrador,
        action: 'messages_exported',
        subject_kind: 'user',
        after: { reason: 'Inspección', first_day: '2020-01-01', last_day: today },
      },
    ]);
  });

  test('needs a reason, one existing target and a period, and the permission', async () => {
    const rejected: [object, string][] = [
      [{ 'filter[user]': ids.docente, reason: ' ' }, 'reason'],
      [{ 'filter[user]': missing }, 'filter[user]'],
      [{ 'filter[conversation]': missing }, 'filter[conversation]'],
      [{}, 'filter[user]'],
      [{ 'filter[user]': ids.docente, 'filter[conversation]': group }, 'filter[user]'],
      [{ 'filter[user]': ids.docente, from: '2026-02-31' }, 'from'],
      [{ 'filter[user]': ids.docente, to: '2019-12-31' }, 'to'],
    ];
    for (const [query, field] of rejected) {
      const answer = await exported(query);
      const error = JSON.parse(answer.bytes.toString()) as { errors: object };
      expect([answer.status, Object.keys(error.errors)]).toEqual([422, [field]]);
    }
    expect((await exported({ 'filter[user]': ids.docente }, 'direccion')).status).toBe(403);
  });

  test('rejects more than 100,000 messages', async () => {
    await school.arrange(async (tx) => {
      await sql`insert into messages (college_id, id, conversation_id, author_id, client_id, seq, body, search_text, created_at)
        select college_id, gen_random_uuid(), id, ${ids.docente}, 'masivo-' || n, 1000 + n, 'x', ' x', ${school.clock.now}
        from conversations, generate_series(1, 100000) n where id = ${group}`.execute(tx);
    });
    const answer = await exported({ 'filter[conversation]': group });
    const error = JSON.parse(answer.bytes.toString()) as { errors: object };
    expect([answer.status, Object.keys(error.errors)]).toEqual([422, ['to']]);
    await school.arrange((tx) =>
      tx.deleteFrom('messages').where('client_id', 'like', 'masivo-%').where('seq', '>', 3500).execute(),
    );
    // Several pieces.
    expect(lines((await exported({ 'filter[conversation]': group })).bytes)).toHaveLength(1 + 3 + 2500);
  });
});
