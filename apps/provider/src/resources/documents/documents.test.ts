import type { Document } from '@school/domain';
import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { multipart } from '../../testing/multipart.ts';
import { usualDatabases, openSchool, type Role, type School } from '../../testing/openSchool.ts';
import { storedIds } from '../../testing/schoolStorage.ts';
import { readChoices, forCourse, newDocument, pdf } from '../../testing/writing.ts';

const missing = '01990000-0000-7000-8000-000000000000';

describe.each(usualDatabases)('documents on $name', (database) => {
  let school: School;
  let token: string;
  let samples: Document[];
  beforeAll(async () => {
    school = await openSchool(database);
    token = await school.as('administrador');
    samples = (await school.call('listDocuments', { token, query: { per_page: 100 } })).data.data;
  });
  afterAll(() => school.close());

  const send = async (change = {}, as = token, key?: string) => {
    const form = await newDocument(school, as, change);
    const headers = { ...form.headers, ...(key ? { 'idempotency-key': key } : {}) };
    return school.call('createDocument', { token: as, body: form.body, headers });
  };
  const create = async (change = {}, as = token) => {
    const answer = await send(change, as);
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.data));
    return answer.data.data;
  };
  const get = (id: string, as = token) => school.call('getDocument', { token: as, path: { id } });
  const written = async (id: string) => {
    const { title, category, audience, expires_at } = (await get(id)).data.data;
    return { title, category_id: category.id, audience, expires_at };
  };
  const stored = async () => {
    const [college] = await school.arrange((tx) => tx.selectFrom('colleges').select('id').execute());
    return (await storedIds(school.storage, college!.id)).length;
  };
  const uploads = () => readdirSync(`${school.folder}/uploads`);

  test('has sample files whose content matches their type', async () => {
    expect(samples).toHaveLength(14);
    for (const { id, file } of samples) {
      const { status, bytes } = await school.call('downloadDocument', { token, path: { id } });
      expect([status, bytes.length]).toEqual([200, file.size]);
      expect(bytes.subarray(0, 5).toString('latin1')).toBe(file.type === 'image/png' ? '\x89PNG\r' : '%PDF-');
    }
  });

  test('stores a document with its file, returns both and leaves no temporary file', async () => {
    const answer = await send({ title: '  Circular de marzo ' });
    expect(answer.status).toBe(201);
    expect(answer.headers.etag).toBe('"1"');
    const document = answer.data.data;
    expect(document).toMatchObject({
      title: 'Circular de marzo',
      category: { slug: 'reglamentos' },
      file: { name: 'circular.pdf', type: 'application/pdf', size: pdf().content.length },
      audience: { scope: 'all' },
      downloads_count: 0,
      expires_at: null,
      version: 1,
      can: { update: true, delete: true },
    });
    expect((await get(document.id)).data.data).toEqual(document);
    expect(uploads()).toEqual([]);
  });

  test('requires the version of a change, and accepts one of two changes', async () => {
    const { id } = await create();
    const body = { ...(await written(id)), title: 'Circular corregida' };
    const change = () =>
      school.call('updateDocument', { token, path: { id }, body, headers: { 'if-match': '"1"' } });
    const answers = await Promise.all(Array.from({ length: 8 }, change));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const [stale] = answers.filter(({ status }) => status === 409);
    expect(stale!.data.current_version).toBe(2);
    expect((await get(id)).data.data).toMatchObject({ title: 'Circular corregida', version: 2 });
  });

  test('replaces a file and deletes the bytes of the first', async () => {
    const { id } = await create();
    const before = await stored();
    const form = { _method: 'PUT', file: { name: 'nuevo.txt', content: Buffer.from('¡Hola!') } };
    const replace = (version: number) => {
      const { body, headers } = multipart(form);
      const all = { ...headers, 'if-match': `"${version}"` };
      return school.call('replaceDocumentFile', { token, path: { id }, body, headers: all });
    };
    expect((await replace(1)).data.data).toMatchObject({
      title: 'Circular de marzo',
      file: { name: 'nuevo.txt', type: 'text/plain', size: 7 },
      version: 2,
    });
    expect((await replace(1)).status).toBe(409);
    const { bytes } = await school.call('downloadDocument', { token, path: { id } });
    expect(bytes.toString()).toBe('¡Hola!');
    await expect.poll(stored).toBe(before);
    expect(uploads()).toEqual([]);
  });

  test('deletes a document with its file', async () => {
    const before = await stored();
    const { id } = await create();
    expect(await stored()).toBe(before + 1);
    expect((await school.call('deleteDocument', { token, path: { id } })).status).toBe(204);
    expect((await get(id)).status).toBe(404);
    await expect.poll(stored).toBe(before);
  });

  test('creates one document and one file from fifty requests with the same key', async () => {
    const before = await stored();
    const key = 'una-clave-para-cincuenta';
    const answers = await Promise.all(Array.from({ length: 50 }, () => send({}, token, key)));
    expect(new Set(answers.map(({ data }) => data.data.id)).size).toBe(1);
    expect(await stored()).toBe(before + 1);
    expect((await send({ title: 'Otra' }, token, key)).status).toBe(422);
    expect(await stored()).toBe(before + 1);
    expect(uploads()).toEqual([]);
  });

  test('searches, filters, sorts and pages lists', async () => {
    const list = (query: object) => school.call('listDocuments', { token, query: { ...query } });
    const results = (await list({ q: 'EVACUACION plano' })).data;
    expect(results.data.map(({ title }) => title)).toEqual(['Plano de evacuación del edificio central']);
    const rules = (await list({ 'filter[category]': 'reglamentos', sort: 'title', per_page: 2 })).data;
    expect(rules.meta).toMatchObject({ per_page: 2, current_page: 1 });
    expect(rules.data.every(({ category }) => category.slug === 'reglamentos')).toBe(true);
    await create({ title: 'Zócalo del anfiteatro' });
    await create({ title: 'Álamo del anfiteatro' });
    const sorted = (await list({ q: 'anfiteatro', sort: 'title' })).data.data;
    expect(sorted.map(({ title }) => title)).toEqual(['Álamo del anfiteatro', 'Zócalo del anfiteatro']);
    expect((await list({ q: '100%_' })).data.data).toEqual([]);
    const parent = (await school.call('listDocumentCategories', { token })).data.data[1]!;
    const body = { name: 'De emergencia', parent_id: parent.id };
    const below = (await school.call('createDocumentCategory', { token, body })).data.data;
    await create({ category_id: below.id, title: 'Aviso de temporal' });
    const above = (await list({ 'filter[category]': parent.slug, q: 'temporal' })).data.data;
    expect(above.map(({ title }) => title)).toEqual(['Aviso de temporal']);
    const sent = school.statements();
    await list({ per_page: 100 });
    expect(school.statements() - sent).toBeLessThanOrEqual(8);
  });

  test('hides an expired document from readers, but not from those who manage it', async () => {
    const expires_at = new Date(school.clock.now.getTime() + 3600_000).toISOString();
    const { id } = await create({ expires_at });
    const reader = await school.as('lectura');
    const visibility = async () => {
      const { data } = await school.call('listDocuments', { token: reader, query: { per_page: 100 } });
      return [(await get(id, reader)).status, data.data.some((one) => one.id === id)];
    };
    expect(await visibility()).toEqual([200, true]);
    const started = school.clock.now;
    school.clock.now = new Date(started.getTime() + 3600_000);
    expect(await visibility()).toEqual([403, false]);
    expect((await school.call('downloadDocument', { token: reader, path: { id } })).status).toBe(403);
    expect((await get(id)).status).toBe(200);
    school.clock.now = started;
  });

  test('limits a person with scope own to their courses', async () => {
    const teacher = await school.as('docente');
    const choices = await readChoices(school, token);
    const courseAudience = JSON.stringify(forCourse(choices, 'B7-A'));
    const elsewhere = JSON.stringify(forCourse(choices, 'B1-A'));
    expect((await send({ audience: courseAudience }, teacher)).status).toBe(201);
    expect((await send({ audience: elsewhere }, teacher)).status).toBe(403);
    expect((await send({}, teacher)).status).toBe(403);
    const foreign = await create({ audience: elsewhere });
    expect((await get(foreign.id, teacher)).status).toBe(403);
    const list = await school.call('listDocuments', { token: teacher, query: { per_page: 100 } });
    expect(list.data.data.some(({ id }) => id === foreign.id)).toBe(false);
    const whole = await create();
    const remove = await school.call('deleteDocument', { token: teacher, path: { id: whole.id } });
    expect(remove.status).toBe(403);
    expect(uploads()).toEqual([]);
  });

  test.each(['docente', 'inspectoria', 'asistente', 'lectura'] as Role[])(
    'does not let %s change the categories',
    async (role) => {
      const body = { name: 'Mías' };
      const answer = await school.call('createDocumentCategory', { token: await school.as(role), body });
      expect(answer.status).toBe(403);
    },
  );

  test('keeps a category that has documents', async () => {
    const { category } = await create();
    const answer = await school.call('deleteDocumentCategory', { token, path: { id: category.id } });
    expect([answer.status, answer.data.message]).toEqual([
      409,
      'Documents or other categories are still in this category.',
    ]);
  });

  test.each([
    ['no file', { file: 'x' }, 'file'],
    ['an empty file', { file: { name: 'a.pdf', content: Buffer.alloc(0) } }, 'file'],
    ['an unknown category', { category_id: missing }, 'category_id'],
    ['an audience that is no JSON', { audience: '{' }, 'audience'],
    ['an audience of unknown shape', { audience: '{"scope":"some"}' }, 'audience.scope'],
    [
      'a course of nobody',
      { audience: `{"scope":"restricted","course_ids":["${missing}"]}` },
      'audience.course_ids',
    ],
    ['an empty title', { title: ' ' }, 'title'],
    ['a NUL', { title: 'a\0' }, 'title'],
    ['a year before all', { expires_at: '0000-01-01T00:00:00Z' }, 'expires_at'],
    ['a field of ours', { author_id: missing }, 'author_id'],
  ])('rejects %s and stores nothing of it', async (_what, change, field) => {
    const before = await stored();
    const answer = await send(change);
    expect(answer.status).toBe(422);
    expect(answer.data.errors).toHaveProperty([field]);
    expect([await stored(), uploads()]).toEqual([before, []]);
  });

  test('records each change in the audit', async () => {
    const before = await stored();
    const { id } = await create({ title: 'Para la auditoría' });
    await school.call('deleteDocument', { token, path: { id } });
    await expect.poll(stored).toBe(before);
    const entries = await school.arrange((tx) =>
      tx.selectFrom('audit_entries').selectAll().where('subject_id', '=', id).orderBy('action').execute(),
    );
    expect(entries.map(({ action, subject_name }) => [action, subject_name])).toEqual([
      ['created', 'Para la auditoría'],
      ['deleted', 'Para la auditoría'],
    ]);
  });
});
