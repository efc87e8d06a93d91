import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cleanUp } from '../../cleanup/cleanupWorker.ts';
import { createSpool } from '../../storage/spool.ts';
import { multipart } from '../../testing/multipart.ts';
import { usualDatabases, openSchool, type School } from '../../testing/openSchool.ts';
import { storedIds } from '../../testing/schoolStorage.ts';
import { pdf } from '../../testing/writing.ts';

describe.each(usualDatabases)('message attachments on $name', (database) => {
  let school: School;
  /** Two members of the conversation, and a person outside of it. */
  let token: string;
  let other: string;
  let outsider: string;
  let conversation: { id: string };
  beforeAll(async () => {
    school = await openSchool(database);
    [token, other, outsider] = (await Promise.all(
      (['direccion', 'docente', 'inspectoria'] as const).map((role) => school.as(role)),
    )) as [string, string, string];
  });
  afterAll(() => school.close());
  beforeEach(async () => {
    const peer = (await school.call('getCurrentUser', { token: other })).data.data.id;
    const body = { kind: 'group', name: 'Paseo', member_ids: [peer] };
    conversation = { id: (await school.call('createConversation', { token, body })).data.data.id };
  });

  const put = (as = token, file: Parameters<typeof multipart>[0][string] = pdf(), path = conversation) =>
    school.call('createAttachment', { token: as, path, ...multipart({ file }) });
  const putId = async (as = token, file?: Parameters<typeof multipart>[0][string]) =>
    (await put(as, file)).data.data.id;
  const createMessage = (change: object = {}, as = token, path = conversation) => {
    const body = { client_id: randomUUID(), body: 'Aquí va', ...change };
    return school.call('createMessage', { token: as, path, body });
  };
  const download = (id: string, as = token, headers: Record<string, string> = {}) =>
    school.call('downloadAttachment', { token: as, path: { id }, headers });
  const stored = async () => {
    const [college] = await school.arrange((tx) => tx.selectFrom('colleges').select('id').execute());
    return storedIds(school.storage, college!.id);
  };

  test('sends a message with its files in the sender’s order to every member', async () => {
    const [first, second] = [
      await putId(),
      await putId(token, { name: 'lista.csv', content: Buffer.from('a,b') }),
    ];
    const response = await createMessage({ attachments: [second, first] });
    expect(response.status).toBe(201);
    expect(response.data.data.attachments).toEqual([
      { id: second, name: 'lista.csv', type: 'text/csv', size: 3 },
      { id: first, name: 'circular.pdf', type: 'application/pdf', size: pdf().content.length },
    ]);
    const read = await school.call('listMessages', { token: other, path: conversation });
    expect(read.data.data[0]).toEqual(response.data.data);
    const list = await school.call('listConversations', { token: other });
    expect(list.data.data.find(({ id }) => id === conversation.id)!.last_message).toEqual(response.data.data);
  });

  test('lets only members download files, whole or in part', async () => {
    const id = await putId();
    expect((await download(id)).status).toBe(200);
    expect((await download(id, other)).status).toBe(403);
    await createMessage({ attachments: [id] });
    const { status, bytes, headers } = await download(id, other);
    expect([status, bytes.equals(pdf().content)]).toEqual([200, true]);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment; filename="circular\.pdf"/) as string,
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
    });
    const part = await download(id, other, { range: 'bytes=5-9' });
    expect([part.status, part.bytes.equals(pdf().content.subarray(5, 10))]).toEqual([206, true]);
    expect((await download(id, other, { 'if-none-match': String(headers.etag) })).status).toBe(304);
    expect((await download(id, outsider)).status).toBe(403);
    expect((await put(outsider)).status).toBe(403);
    expect((await download(randomUUID())).status).toBe(404);
    const peer = (await school.call('getCurrentUser', { token: other })).data.data.id;
    await school.call('removeConversationMember', { token, path: { ...conversation, user_id: peer } });
    expect((await download(id, other)).status).toBe(403);
  });

  test('accepts a file once, from its uploader, in its conversation', async () => {
    const elsewhere = {
      id: (
        await school.call('createConversation', {
          token,
          body: {
            kind: 'group',
            name: 'Otro',
            member_ids: [(await school.call('getCurrentUser', { token: other })).data.data.id],
          },
        })
      ).data.data.id,
    };
    const id = await putId();
    for (const [as, path] of [
      [other, conversation],
      [token, elsewhere],
    ] as const) {
      const rejected = await createMessage({ attachments: [id] }, as, path);
      expect([rejected.status, Object.keys(rejected.data.errors!)]).toEqual([422, ['attachments']]);
    }
    expect((await createMessage({ attachments: [randomUUID()] })).status).toBe(422);
    expect((await createMessage({ attachments: [id, id] })).status).toBe(422);
    expect(
      (await createMessage({ attachments: Array.from({ length: 11 }, () => randomUUID()) })).status,
    ).toBe(422);
    const both = await Promise.all([
      createMessage({ attachments: [id] }),
      createMessage({ attachments: [id] }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
    const { data } = await school.call('listMessages', { token, path: conversation });
    expect(data.data.map(({ seq }) => seq)).toEqual([1]);
  });

  test('answers a repeated message with the first one and its files', async () => {
    const body = { client_id: randomUUID(), body: '', attachments: [await putId()] };
    const [first, again] = [await createMessage(body), await createMessage(body)];
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(again.data.data).toEqual(first.data.data);
  });

  test('accepts a message with text, files or both', async () => {
    expect((await createMessage({ body: '  ' })).status).toBe(422);
    expect((await createMessage({ body: '', attachments: [] })).status).toBe(422);
    expect((await createMessage({ body: '', attachments: [await putId()] })).status).toBe(201);
  });

  test.each([
    ['a program', { name: 'foto.png', content: Buffer.from('MZ\u0090\u0000\u0003', 'latin1') }],
    ['markup', { name: 'foto.txt', content: Buffer.from('<svg onload="x"/>') }],
    ['nothing', { name: 'foto.png', content: Buffer.alloc(0) }],
    ['no file', 'palabras'],
  ])('rejects %s as an attachment and stores nothing', async (_, file) => {
    const before = await stored();
    const { status, data } = await put(token, file);
    expect([status, Object.keys(data.errors ?? {})]).toEqual([422, ['file']]);
    expect(await stored()).toEqual(before);
  });

  test('deletes the files with their message and updates quotations', async () => {
    const before = await stored();
    const id = await putId();
    const message = (await createMessage({ attachments: [id] })).data.data;
    const answer = (await createMessage({ reply_to_id: message.id }, other)).data.data;
    expect(answer.reply_to).toMatchObject({ attachments_count: 1, deleted: false });
    await school.call('deleteMessage', { token, path: { id: message.id } });
    const { data } = await school.call('listMessages', { token, path: conversation });
    expect(data.data.map(({ attachments, reply_to }) => [attachments, reply_to?.attachments_count])).toEqual([
      [[], 0],
      [[], undefined],
    ]);
    expect((await download(id)).status).toBe(404);
    await expect.poll(stored).toEqual(before);
  });

  test('lists the files of the messages for members, the newest message first', async () => {
    const file = (name: string) => putId(token, { name, content: Buffer.from('a,b') });
    const [turnos, plano, lista] = [
      await file('Turnos.csv'),
      await file('Plano-piso-2.csv'),
      await file('Ñandú.csv'),
    ];
    await putId();
    const list = async (query: object = {}, as = other) =>
      school.call('listAttachments', { token: as, path: conversation, query: { ...query } });
    expect((await list()).data).toMatchObject({ data: [], meta: { total: 0 } });
    await createMessage({ attachments: [turnos] });
    const second = (await createMessage({ attachments: [plano, lista] })).data.data;
    const all = (await list()).data;
    expect(all.data.map(({ id, message_seq }) => [id, message_seq])).toEqual([
      [plano, 2],
      [lista, 2],
      [turnos, 1],
    ]);
    expect(all.data[0]).toEqual({
      id: plano,
      name: 'Plano-piso-2.csv',
      type: 'text/csv',
      size: 3,
      message_seq: 2,
      author: second.author,
      created_at: second.created_at,
    });
    const page = (await list({ per_page: 2, page: 2 })).data;
    expect([page.data.map(({ id }) => id), page.meta.total]).toEqual([[turnos], 3]);
    expect((await list({ page: 9 })).data).toMatchObject({ data: [], meta: { total: 3 } });
    for (const [q, ids] of [
      ['NANDU', [lista]],
      ['piso plano', [plano]],
      ['.csv', [plano, lista, turnos]],
      ['%', []],
    ] as const) {
      const { data, meta } = (await list({ q })).data;
      expect([data.map(({ id }) => id), meta.total]).toEqual([ids, ids.length]);
    }
    expect((await list({}, outsider)).status).toBe(403);
    await school.call('deleteMessage', { token, path: { id: second.id } });
    expect((await list()).data.data.map(({ id }) => id)).toEqual([turnos]);
  });

  test('deletes files that are not sent within a day, and keeps those that were sent', async () => {
    const [waiting, sent] = [await putId(), await putId()];
    await createMessage({ attachments: [sent] });
    const { storage } = school;
    const cleaned = {
      db: school.db,
      // Stored files have the machine's time, so this cleanup sees each as very old.
      storage: {
        ...storage,
        async *list(college: string) {
          for await (const file of storage.list(college)) yield { ...file, since: new Date(0) };
        },
      },
      spool: createSpool(`${school.folder}/uploads`),
    };
    const tomorrow = new Date(school.clock.now.getTime() + 25 * 3600_000);
    await cleanUp({ ...cleaned, clock: () => school.clock.now });
    expect((await download(waiting)).status).toBe(200);
    const files = (await stored()).length;
    await cleanUp({ ...cleaned, clock: () => tomorrow });
    expect((await download(waiting)).status).toBe(404);
    expect((await download(sent)).status).toBe(200);
    expect((await stored()).length).toBeLessThan(files);
  });

  test('takes few statements for a message with ten files', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 10; count += 1) ids.push(await putId());
    const before = school.statements();
    expect((await createMessage({ attachments: ids })).status).toBe(201);
    const ten = school.statements() - before;
    const middle = school.statements();
    await createMessage();
    expect(ten - (school.statements() - middle)).toBeLessThanOrEqual(1);
  });
});
