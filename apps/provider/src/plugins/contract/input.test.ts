import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, openSchool, type School } from '../../testing/openSchool.ts';
import { type Choices, choicesOf, newPost } from '../../testing/writing.ts';
import { cleaned } from './input.ts';

const json = { 'content-type': 'application/json' };

describe.each(databases.slice(0, 1))('what is sent, on $name', (database) => {
  let school: School;
  let token: string;
  let choices: Choices;
  beforeAll(async () => {
    school = await openSchool(database);
    token = await school.as('administrador');
    choices = await choicesOf(school, token);
  });
  afterAll(() => school.close());

  const send = (body: string | Buffer, headers: Record<string, string> = json) =>
    school.call('createPost', { token, body, headers });

  test.each(['{', '{"title":', '[1,', 'title=x', '\u0000', '{"a":1}}'])(
    'malformed JSON %j is 400',
    async (body) => {
      expect((await send(body)).status).toBe(400);
    },
  );

  test('bytes that are no UTF-8 are 400', async () => {
    expect((await send(Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]))).status).toBe(400);
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    '',
  ])('content type "%s" is 415', async (type) => {
    expect((await send('{}', type ? { 'content-type': type } : {})).status).toBe(415);
  });

  test.each(['null', '[]', '"text"', '1', '{}', ''])('a body of %j is 422', async (body) => {
    expect((await send(body)).status).toBe(422);
  });

  test('more than the contract’s limit is 413', async () => {
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
  ])('U+0000 in %s is 422', async (_where, change) => {
    expect((await send(JSON.stringify({ ...newPost(choices), ...change }))).status).toBe(422);
  });

  test('U+0000 in a search and in an id is refused too', async () => {
    expect((await school.call('listPosts', { token, query: { q: 'a\u0000' } })).status).toBe(422);
    expect((await school.call('getPost', { token, path: { id: '\u0000' } })).status).toBe(404);
  });

  test('half a surrogate pair is stored as what it can be', async () => {
    const answer = await send(JSON.stringify(newPost(choices, { title: 'roto \ud800' })));
    expect(answer.data.data.title).toBe('roto \ufffd');
  });

  test.each(['__proto__', 'constructor', 'role', 'college_id', 'id', 'version', 'reads_count', 'can'])(
    'the field %s is refused',
    async (field) => {
      const body = JSON.stringify(newPost(choices)).replace('{', `{"${field}":{"x":1},`);
      const answer = await send(body);
      expect(answer.status).toBe(422);
      expect(Object.keys(answer.data.errors!)).toContain(field);
    },
  );

  test('nesting without end is 422', async () => {
    expect((await send(`{"title":${'['.repeat(100_000)}${']'.repeat(100_000)}}`)).status).toBe(422);
    const quote = '{"type":"blockquote","content":['.repeat(3000) + ']}'.repeat(3000);
    const body = `{"title":"x","status":"draft","body":{"type":"doc","content":[${quote}]}}`;
    expect((await send(body)).status).toBe(422);
  });

  test('a document as deep as may be is taken, and one much deeper refused before anything judges it', async () => {
    const quoted = (levels: number) => {
      const link = { type: 'link', attrs: { href: 'https://example.cl' } };
      let block: unknown = { type: 'paragraph', content: [{ type: 'text', text: 'a', marks: [link] }] };
      for (let level = 2; level < levels; level += 1) block = { type: 'blockquote', content: [block] };
      return JSON.stringify(newPost(choices, { body: { type: 'doc', content: [block] } as never }));
    };
    expect((await send(quoted(12))).status).toBe(201);
    const refused = await send(quoted(31));
    expect([refused.status, refused.data.errors]).toEqual([
      422,
      { body: ['The value is nested too deeply.'] },
    ]);
  });

  test('a stranger learns nothing of what would be valid', async () => {
    expect((await school.call('createPost', { body: { nonsense: 1 } })).status).toBe(401);
    const reader = await school.as('lectura');
    expect((await school.call('createPost', { token: reader, body: { nonsense: 1 } })).status).toBe(403);
  });

  test('a path that is none is 404 in JSON', async () => {
    const answer = await school.app.inject({
      url: '/api/v1/nothing',
      headers: { host: 'aromos.localhost', accept: 'text/html' },
    });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ message: 'Not found.' });
  });
});

test('cleaning leaves numbers, dates and files as they are', () => {
  const file = Buffer.from('x');
  const value = { a: 1, b: [true, null, 'ñ'], file };
  expect(cleaned(value)).toEqual(value);
  expect((cleaned(value) as typeof value).file).toBe(file);
});
