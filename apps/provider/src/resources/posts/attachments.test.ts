import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cleanUp } from '../../cleanup/cleanupWorker.ts';
import { createSpool } from '../../storage/spool.ts';
import { multipart } from '../../testing/multipart.ts';
import { usualDatabases, openSchool, type School } from '../../testing/openSchool.ts';
import { storedIds } from '../../testing/schoolStorage.ts';
import { type Choices, readChoices, forCourse, newPost, pdf } from '../../testing/writing.ts';

describe.each(usualDatabases)('post attachments on $name', (database) => {
  let school: School;
  let choices: Choices;
  /** An author, another person who writes everywhere, and a reader. */
  let token: string;
  let other: string;
  let reader: string;
  beforeAll(async () => {
    school = await openSchool(database);
    choices = await readChoices(school, await school.as('administrador'));
  });
  // Signs in for each test, because the cleanup after thirty days also deletes sign-ins.
  beforeEach(async () => {
    [token, other, reader] = (await Promise.all(
      (['administrador', 'comunicaciones', 'lectura'] as const).map((role) => school.as(role)),
    )) as [string, string, string];
  });
  afterAll(() => school.close());

  const list = { name: 'lista.csv', content: Buffer.from('a,b') };
  const put = (file: Parameters<typeof multipart>[0][string] = pdf(), as = token, more = {}) => {
    const { body, headers } = multipart({ file });
    return school.call('createPostAttachment', { token: as, body, headers: { ...headers, ...more } });
  };
  const putId = async (as = token, file?: Parameters<typeof multipart>[0][string]) =>
    (await put(file, as)).data.data.id;
  const write = (change: object, as = token) =>
    school.call('createPost', { token: as, body: newPost(choices, change) });
  const written = async (change: object) => {
    const { status, data } = await write(change);
    expect(status).toBe(201);
    return data.data;
  };
  const update = (id: string, version: number, change: object, as = token) =>
    school.call('updatePost', {
      token: as,
      path: { id },
      headers: { 'if-match': `"${version}"` },
      body: newPost(choices, change),
    });
  const read = async (id: string, as = token) =>
    (await school.call('getPost', { token: as, path: { id } })).data.data;
  const download = (id: string, as = token, headers: Record<string, string> = {}) =>
    school.call('downloadPostAttachment', { token: as, path: { id }, headers });
  const stored = async () => {
    const [college] = await school.arrange((tx) => tx.selectFrom('colleges').select('id').execute());
    return storedIds(school.storage, college!.id);
  };

  test('shows a post with its files in the author’s order to everyone who may see it', async () => {
    const [first, second] = [await putId(), await putId(token, list)];
    const post = await written({ attachment_ids: [second, first] });
    expect(post.attachments).toEqual([
      { id: second, name: 'lista.csv', type: 'text/csv', size: 3 },
      { id: first, name: 'circular.pdf', type: 'application/pdf', size: pdf().content.length },
    ]);
    expect((await read(post.id, reader)).attachments).toEqual(post.attachments);
    const rows = (await school.call('listPosts', { token: reader })).data.data;
    expect(rows.find(({ id }) => id === post.id)).not.toHaveProperty('attachments');
    const { status, bytes, headers } = await download(first, reader);
    expect([status, bytes.equals(pdf().content)]).toEqual([200, true]);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment; filename="circular\.pdf"/) as string,
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
    });
    const part = await download(first, reader, { range: 'bytes=5-9' });
    expect([part.status, part.bytes.equals(pdf().content.subarray(5, 10))]).toEqual([206, true]);
    expect((await download(first, reader, { 'if-none-match': String(headers.etag) })).status).toBe(304);
  });

  test('shows a file only to its uploader until a post has it', async () => {
    const id = await putId();
    expect((await download(id)).status).toBe(200);
    for (const as of [other, reader]) expect((await download(id, as)).status).toBe(403);
    expect((await download(randomUUID())).status).toBe(404);
    const borrowed = await write({ attachment_ids: [id] }, other);
    expect([borrowed.status, Object.keys(borrowed.data.errors!)]).toEqual([422, ['attachment_ids']]);
    expect((await download(id)).status).toBe(200);
  });

  test('hides the files from people who may not see the post', async () => {
    const [hidden, narrow] = [await putId(), await putId()];
    const draft = await written({ status: 'draft', attachment_ids: [hidden] });
    const post = await written({ audience: forCourse(choices, 'B1-A'), attachment_ids: [narrow] });
    expect((await school.call('getPost', { token: reader, path: { id: post.id } })).status).toBe(403);
    expect((await download(narrow, reader)).status).toBe(403);
    expect((await download(hidden, reader)).status).toBe(403);
    expect((await download(hidden, other)).status).toBe(200);
    await school.call('publishPost', { token, path: { id: draft.id } });
    expect((await download(hidden, reader)).status).toBe(200);
    await school.call('archivePost', { token, path: { id: draft.id } });
    expect((await download(hidden, reader)).status).toBe(403);
  });

  test('versions a change of files, and keeps the files when an older version is sent', async () => {
    const before = await stored();
    const [first, second, third] = [await putId(), await putId(), await putId(token, list)];
    const { id } = await written({ attachment_ids: [first, second] });
    const changed = await update(id, 1, { attachment_ids: [third, second] });
    expect(changed.status).toBe(200);
    expect(changed.headers.etag).toBe('"2"');
    expect(changed.data.data.attachments.map((one) => one.id)).toEqual([third, second]);
    expect((await download(first)).status).toBe(404);
    const late = await update(id, 1, { attachment_ids: [] });
    expect([late.status, late.data.current_version]).toEqual([409, 2]);
    expect((await update(id, 2, { title: 'Otra' })).data.data.attachments).toHaveLength(2);
    const turned = await update(id, 3, { attachment_ids: [second, third] });
    expect(turned.data.data.attachments.map((one) => one.id)).toEqual([second, third]);
    // Another person keeps files of others, and adds their own.
    const theirs = await putId(other);
    const joint = await update(id, 4, { attachment_ids: [second, third, theirs] }, other);
    expect(joint.data.data.attachments.map((one) => one.id)).toEqual([second, third, theirs]);
    const emptied = await update(id, 5, { attachment_ids: [] });
    expect(emptied.data.data.attachments).toEqual([]);
    await expect.poll(stored).toEqual(before);
  });

  test('changes nothing when the request is rejected', async () => {
    const [mine, taken] = [await putId(), await putId()];
    await written({ attachment_ids: [taken] });
    const { id } = await written({ attachment_ids: [mine] });
    for (const wrong of [[taken], [randomUUID()], [mine, randomUUID()], [mine, mine]]) {
      const { status } = await update(id, 1, { attachment_ids: wrong });
      expect(status).toBe(422);
    }
    const many = Array.from({ length: 11 }, () => randomUUID());
    expect((await write({ attachment_ids: many })).status).toBe(422);
    expect(await read(id)).toMatchObject({ version: 1, attachments: [{ id: mine }] });
    expect((await download(mine)).status).toBe(200);
  });

  test('gives a file to one of two posts that request it', async () => {
    const id = await putId();
    const both = await Promise.all([write({ attachment_ids: [id] }), write({ attachment_ids: [id] })]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
  });

  test('answers a repeated upload with the first one', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const before = await stored();
    const [first, again] = [await put(list, token, key), await put(list, token, key)];
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.data.data).toEqual(first.data.data);
    expect(await stored()).toHaveLength(before.length + 1);
    expect((await put(pdf(), token, key)).status).toBe(422);
  });

  test.each([
    ['a program', { name: 'foto.png', content: Buffer.from('MZ\u0090\u0000\u0003', 'latin1') }],
    ['markup', { name: 'foto.txt', content: Buffer.from('<svg onload="x"/>') }],
    ['nothing', { name: 'foto.png', content: Buffer.alloc(0) }],
    ['no file', 'palabras'],
  ])('rejects %s as an attachment and stores nothing', async (_, file) => {
    const before = await stored();
    const { status, data } = await put(file);
    expect([status, Object.keys(data.errors ?? {})]).toEqual([422, ['file']]);
    expect(await stored()).toEqual(before);
  });

  test('lets only writers upload', async () => {
    expect((await put(pdf(), reader)).status).toBe(403);
  });

  test('deletes the files with their post', async () => {
    const before = await stored();
    const id = await putId();
    const post = await written({ attachment_ids: [id] });
    await school.call('deletePost', { token, path: { id: post.id } });
    expect((await download(id)).status).toBe(404);
    await expect.poll(stored).toEqual(before);
  });

  test('audits the names of added and removed files', async () => {
    const [first, second] = [await putId(), await putId(token, list)];
    const { id } = await written({ attachment_ids: [first] });
    const before = await stored();
    await update(id, 1, { attachment_ids: [second] });
    await expect.poll(stored).toHaveLength(before.length - 1);
    const entries = await school.arrange((tx) =>
      tx.selectFrom('audit_entries').selectAll().where('operation', '=', 'updatePost').execute(),
    );
    const entry = entries.find(({ subject_id }) => subject_id === id)!;
    expect([entry.before, entry.after]).toEqual([
      { attachments: [{ id: first, name: 'circular.pdf' }] },
      { attachments: [{ id: second, name: 'lista.csv' }] },
    ]);
  });

  test('deletes files that no post has within thirty days, and keeps the others', async () => {
    const [waiting, named] = [await putId(), await putId()];
    await written({ attachment_ids: [named] });
    const { storage } = school;
    const cleaned = {
      db: school.db,
      // Stored files have the machine's time, so this cleanup sees each as old.
      storage: {
        ...storage,
        async *list(college: string) {
          for await (const file of storage.list(college)) yield { ...file, since: new Date(0) };
        },
      },
      spool: createSpool(`${school.folder}/uploads`),
    };
    const inDays = (days: number) => new Date(school.clock.now.getTime() + days * 24 * 3600_000);
    await cleanUp({ ...cleaned, clock: () => inDays(29) });
    expect((await download(waiting)).status).toBe(200);
    const files = (await stored()).length;
    await cleanUp({ ...cleaned, clock: () => inDays(31) });
    expect((await stored()).length).toBeLessThan(files);
    const again = await school.as('administrador');
    expect((await download(waiting, again)).status).toBe(404);
    expect((await download(named, again)).status).toBe(200);
  });

  test('takes as many statements for ten files as for one, and none when they stay the same', async () => {
    const author = await school.as('direccion');
    const sent = async (call: () => Promise<{ status: number }>) => {
      const first = school.statements();
      expect((await call()).status).toBeLessThan(300);
      return school.statements() - first;
    };
    const before = await stored();
    const ids: string[] = [];
    for (let count = 0; count < 10; count += 1) ids.push(await putId(author));
    const bare = await sent(() => write({}, author));
    let id = '';
    const ten = await sent(async () => {
      const answer = await write({ attachment_ids: ids }, author);
      ({ id } = answer.data.data);
      return answer;
    });
    expect(ten - bare).toBe(1);
    const same = await sent(() => update(id, 1, { attachment_ids: ids }, author));
    const turned = ids.toReversed();
    expect(await sent(() => update(id, 2, { attachment_ids: turned }, author))).toBe(same + 1);
    expect(await sent(() => school.call('getPost', { token: author, path: { id } }))).toBeLessThanOrEqual(8);
    expect(await sent(() => download(ids[3]!, author))).toBeLessThanOrEqual(8);
    // The sender is authenticated twice: before the body arrives, and after.
    expect(await sent(() => put(list, author))).toBeLessThanOrEqual(9);
    const path = { id };
    expect(await sent(() => school.call('deletePost', { token: author, path }))).toBeLessThanOrEqual(8);
    await expect.poll(stored).toHaveLength(before.length + 1);
  });
});
