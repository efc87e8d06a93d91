import { describe, expect, test } from 'vitest';
import { createTestClient, json } from '../testing/network.ts';
import { ApiError, NetworkError } from './errors.ts';
import type { HttpResponse } from './http.ts';

const id = '01990000-0000-7a01-8000-000000000001';
const getPost = { path: { id } };
const html = (status: number) =>
  new Response('<html>Welcome</html>', { status, headers: { 'content-type': 'text/html' } });

describe('result by status (specification §8)', () => {
  test('resolves a success with its status and data', async () => {
    const { client } = createTestClient([json(200, { data: { id } }, { etag: '"3"' })]);
    const answer = await client.call('getPost', getPost);
    expect(answer).toMatchObject({ status: 200, data: { data: { id } } });
    expect(answer.headers.get('etag')).toBe('"3"');
  });

  test('resolves a success without a body', async () => {
    const { client } = createTestClient([json(204)]);
    expect(await client.call('deletePost', getPost)).toMatchObject({ status: 204, data: undefined });
  });

  test('logs a 422 and resolves with the errors', async () => {
    const errors = { title: ['The title field is required.'] };
    const { client, logged } = createTestClient([json(422, { message: 'No.', errors })]);
    const answer = await client.call('createPost', { body: { title: '', status: 'draft' } });
    expect(answer).toMatchObject({ status: 422, data: { errors } });
    expect(logged).toEqual([['@school/domain: createPost was refused (422).', errors]]);
  });

  test.each([403, 404, 409, 429, 500])('%i rejects with the provider’s message', async (status) => {
    const body = { message: 'No.', current_version: 4 };
    const { client, logged } = createTestClient([json(status, body, { 'retry-after': '7' })]);
    const problem = await client.call('getPost', getPost).catch((reason: unknown) => reason);
    expect(problem).toBeInstanceOf(ApiError);
    expect(problem).toMatchObject({ operationId: 'getPost', status, data: body, retryAfter: 7 });
    expect(logged).toEqual([]);
  });

  test.each([400, 401, 413, 415, 419, 418, 502, 503])('resolves %i', async (status) => {
    const { client } = createTestClient([json(status, { message: 'Well.' })]);
    expect(await client.call('getPost', getPost)).toMatchObject({ status, data: { message: 'Well.' } });
  });

  test('has no retryAfter without a Retry-After in seconds', async () => {
    const { client } = createTestClient([
      json(429, { message: 'Wait.' }, { 'retry-after': 'Fri, 20 Nov 2026 10:00:00 GMT' }),
    ]);
    await expect(client.call('listGrades')).rejects.toMatchObject({ retryAfter: null });
  });
});

describe('a response that the contract does not describe', () => {
  const redirection = () => ({
    ...json(200),
    status: 0,
    headers: new Headers(),
    text: () => Promise.resolve(''),
  });
  const broken = () => new Response('{"data":', { headers: { 'content-type': 'application/json' } });
  const asText = () => new Response('{"data":{}}', { headers: { 'content-type': 'text/plain' } });
  test.each([
    ['a captive portal’s page', () => html(200), 200],
    ['a proxy that is not ready', () => html(502), 502],
    ['a page of a status that the contract names', () => html(401), 401],
    ['a redirection', redirection, 0],
    ['another success than the contract’s', () => json(201, { data: {} }), 201],
    ['JSON without the data', () => json(200, { ok: true }), 200],
    ['broken JSON', broken, 200],
    ['JSON that is called text', asText, 200],
    ['a refusal without errors', () => html(422), 422],
  ] satisfies [string, () => HttpResponse, number][])(
    'resolves %s as unexpected',
    async (_, reply, status) => {
      const { client, logged } = createTestClient([reply]);
      const answer = await client.call('getPost', getPost);
      expect(answer).toMatchObject({ status, unexpected: true });
      expect(logged).toEqual([]);
    },
  );

  test('contains the body if it is JSON', async () => {
    const { client } = createTestClient([json(200, { ok: true })]);
    expect(await client.call('getPost', getPost)).toMatchObject({ data: { ok: true } });
  });

  test('does not mark documented responses as unexpected', async () => {
    const { client } = createTestClient([
      json(200, { data: { id } }),
      json(422, { message: 'No.', errors: {} }),
    ]);
    expect(await client.call('getPost', getPost)).not.toHaveProperty('unexpected');
    expect(await client.call('getPost', getPost)).not.toHaveProperty('unexpected');
  });

  test.each([403, 404, 409, 429, 500])('rejects %i as unexpected', async (status) => {
    const { client } = createTestClient([html(status), json(status, { message: 'No.' })]);
    const rejection = { name: 'ApiError', status, data: undefined, unexpected: true };
    await expect(client.call('getPost', getPost)).rejects.toMatchObject(rejection);
    await expect(client.call('getPost', getPost)).rejects.toMatchObject({ status, unexpected: false });
  });

  test('reports a page instead of an empty response', async () => {
    const { client } = createTestClient([html(200)]);
    expect(await client.call('deletePost', getPost)).toMatchObject({ status: 200, unexpected: true });
  });

  test('reports a sign-in response without a token as unexpected', async () => {
    const { client } = createTestClient([json(200, {})]);
    const body = { email: 'a@b.cl', password: 'x' };
    expect(await client.call('login', { body })).toMatchObject({ status: 200, unexpected: true });
  });
});

describe('no response', () => {
  test('rejects with the cause when the network fails', async () => {
    const cause = new TypeError('Failed to fetch');
    const { client } = createTestClient([cause]);
    await expect(client.call('listGrades')).rejects.toMatchObject({
      name: 'NetworkError',
      operationId: 'listGrades',
      cause,
    });
  });

  test('rejects when the connection breaks within the body', async () => {
    const broken = {
      status: 200,
      headers: new Headers(),
      text: () => Promise.reject(new TypeError('terminated')),
      blob: () => Promise.reject(new TypeError('terminated')),
    };
    const { client } = createTestClient([broken]);
    await expect(client.call('listGrades')).rejects.toBeInstanceOf(NetworkError);
  });

  test('rejects an aborted call with the abort reason', async () => {
    const stop = new AbortController();
    const { client, sent } = createTestClient([
      () => {
        stop.abort();
        return Promise.reject(stop.signal.reason as Error);
      },
    ]);
    const failure = await client.call('listGrades', { signal: stop.signal }).catch((error: unknown) => error);
    expect(failure).toBe(stop.signal.reason);
    expect(sent[0]?.signal).toBe(stop.signal);
  });
});

describe('an unknown token', () => {
  test.each(['Unauthenticated.', 'Unauthenticated'])('calls onUnauthenticated: %s', async (message) => {
    let calls = 0;
    const { client } = createTestClient([json(401, { message })], { onUnauthenticated: () => (calls += 1) });
    expect((await client.call('getCurrentUser')).status).toBe(401);
    expect(calls).toBe(1);
  });

  test.each([
    ['another 401', 'a-token', 'Proxy password needed'],
    ['nobody signed in', null, 'Unauthenticated.'],
  ])('does not call onUnauthenticated for %s', async (_, token, message) => {
    let calls = 0;
    const { client } = createTestClient([json(401, { message })], {
      token: () => token,
      onUnauthenticated: () => (calls += 1),
    });
    await client.call('getCurrentUser');
    expect(calls).toBe(0);
  });

  test('does not call onUnauthenticated when another user has signed in meanwhile', async () => {
    let token = 'old';
    let calls = 0;
    const reply = () => {
      token = 'new';
      return json(401, { message: 'Unauthenticated.' });
    };
    const { client } = createTestClient([reply], {
      token: () => token,
      onUnauthenticated: () => (calls += 1),
    });
    await client.call('getCurrentUser');
    expect(calls).toBe(0);
  });
});
