import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usualDatabases, openSchool, type School } from '../../testing/openSchool.ts';
import { type Choices, readChoices, newPost } from '../../testing/writing.ts';
import { cleaned } from './input.ts';

const json = { 'content-type': 'application/json' };

describe.each(usualDatabases)('request bodies on $name', (database) => {
  let school: School;
  let token: string;
  let choices: Choices;
  beforeAll(async () => {
    school = await openSchool(database);
    token = await school.as('administrador');
    choices = await readChoices(school, token);
  });
  afterAll(() => school.close());

  const send = (body: string | Buffer, headers: Record<string, string> = json) =>
    school.call('createPost', { token, body, headers });

  test.each(['{', '{"title":', '[1,', 'title=x', '\u0000', '{"a":1}}'])(
    'rejects malformed JSON %j (400)',
    async (body) => {
      expect((await send(body)).status).toBe(400);
    },
  );

  test('rejects bytes that are not UTF-8 (400)', async () => {
    expect((await send(Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]))).status).toBe(400);
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    '',
  ])('rejects content type "%s" (415)', async (type) => {
    expect((await send('{}', type ? { 'content-type': type } : {})).status).toBe(415);
  });

  test.each(['null', '[]', '"text"', '1', '{}', ''])('rejects a body of %j (422)', async (body) => {
    expect((await send(body)).status).toBe(422);
  });

  test('rejects more than the contract’s limit (413)', async () => {
    expect((await send(`{"title":"${'x'.repeat(530_000)}"}`)).status).toBe(413);
  });

  test.each([
    ['a title', { title: 'a\u0000b' }],
    [
      'a text',
      {
        body: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: '\u0000' }] }] },
      },
    ],
    ['a name', { 'ti\u0000tle': 'x' }],
  ])('rejects U+0000 in %s (422)', async (_where, change) => {
    expect((await send(JSON.stringify({ ...newPost(choices), ...change }))).status).toBe(422);
  });

  test('rejects U+0000 in a search and in an id', async () => {
    expect((await school.call('listPosts', { token, query: { q: 'a\u0000' } })).status).toBe(422);
    expect((await school.call('getPost', { token, path: { id: '\u0000' } })).status).toBe(404);
  });

  test('stores a lone surrogate as a replacement character', async () => {
    const answer = await send(JSON.stringify(newPost(choices, { title: 'roto \ud800' })));
    expect(answer.data.data.title).toBe('roto \ufffd');
  });

  test.each(['__proto__', 'constructor', 'role', 'college_id', 'id', 'version', 'reads_count', 'can'])(
    'rejects the field %s',
    async (field) => {
      const body = JSON.stringify(newPost(choices)).replace('{', `{"${field}":{"x":1},`);
      const answer = await send(body);
      expect(answer.status).toBe(422);
      expect(Object.keys(answer.data.errors!)).toContain(field);
    },
  );

  test('rejects excessive nesting (422)', async () => {
    expect((await send(`{"title":${'['.repeat(100_000)}${']'.repeat(100_000)}}`)).status).toBe(422);
    const quote = '{"type":"blockquote","content":['.repeat(3000) + ']}'.repeat(3000);
    const body = `{"title":"x","status":"draft","body":{"type":"doc","content":[${quote}]}}`;
    expect((await send(body)).status).toBe(422);
  });

  test('accepts a document of maximum depth, and rejects a much deeper one before validation', async () => {
    const quoted = (levels: number) => {
      const link = { type: 'link', attrs: { href: 'https://example.cl' } };
      let block: unknown = { type: 'paragraph', content: [{ type: 'text', text: 'a', marks: [link] }] };
      for (let level = 2; level < levels; level += 1) block = { type: 'blockquote', content: [block] };
      return JSON.stringify(newPost(choices, { body: { type: 'doc', content: [block] } as never }));
    };
    expect((await send(quoted(12))).status).toBe(201);
    const rejected = await send(quoted(31));
    expect([rejected.status, rejected.data.errors]).toEqual([
      422,
      { body: ['The value is nested too deeply.'] },
    ]);
  });

  test('rejects an unauthorized caller before it validates the body', async () => {
    expect((await school.call('createPost', { body: { nonsense: 1 } })).status).toBe(401);
    const reader = await school.as('lectura');
    expect((await school.call('createPost', { token: reader, body: { nonsense: 1 } })).status).toBe(403);
  });

  test('answers an invalid path with 404 in JSON', async () => {
    const answer = await school.app.inject({
      url: '/api/v1/nothing',
      headers: { host: 'aromos.localhost', accept: 'text/html' },
    });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ message: 'Not found.' });
  });
});

test('leaves numbers, dates and files unchanged', () => {
  const file = Buffer.from('x');
  const value = { a: 1, b: [true, null, 'ñ'], file };
  expect(cleaned(value)).toEqual(value);
  expect((cleaned(value) as typeof value).file).toBe(file);
});
