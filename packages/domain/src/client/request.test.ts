import { describe, expect, test } from 'vitest';
import { createTestClient, json } from '../testing/network.ts';
import { fillPath, joinAddress, queryText } from './address.ts';
import { operationKey } from './operationKey.ts';

const id = '01990000-0000-7a01-8000-000000000001';
const draft = { title: 'Taller', status: 'draft' as const };
const page = { data: [], links: {}, meta: {} };

describe('request URLs', () => {
  test.each([
    ['', 'api/v1/user', '/api/v1/user'],
    ['', '/api/v1/user', '/api/v1/user'],
    ['/', '/api/v1/user', '/api/v1/user'],
    ['https://x.cl', 'api/v1/user', 'https://x.cl/api/v1/user'],
    ['https://x.cl/', '/api/v1/user', 'https://x.cl/api/v1/user'],
    ['https://x.cl/base//', '//api/v1/user', 'https://x.cl/base/api/v1/user'],
  ])('joins %o and %o to %o', (base, path, joined) => expect(joinAddress(base, path)).toBe(joined));

  test.each(['', '.', '..', undefined])('rejects %o as a path segment', (value) => {
    expect(fillPath('/posts/{id}', { id: value })).toBe(null);
  });

  test('escapes a path segment', () => {
    expect(fillPath('/posts/{id}/read', { id: '../users?x#y' })).toBe('/posts/..%2Fusers%3Fx%23y/read');
  });

  test('omits missing values from the query', () => {
    const query = { q: 'año & más', 'filter[status]': 'draft', page: 2, sort: undefined, course: null };
    expect(queryText(query)).toBe('?q=a%C3%B1o%20%26%20m%C3%A1s&filter%5Bstatus%5D=draft&page=2');
    expect(queryText({ q: undefined })).toBe('');
  });

  test('rejects an id that no address can name with 404, without a request', async () => {
    const { client, sent } = createTestClient([]);
    await expect(client.call('getPost', { path: { id: '..' } })).rejects.toMatchObject({
      name: 'ApiError',
      status: 404,
    });
    expect(sent).toEqual([]);
  });
});

describe('request', () => {
  test('sends cookies, the language, and the token if there is one', async () => {
    const { client, sent } = createTestClient([json(200, page)], {
      baseUrl: 'https://x.cl',
      language: () => 'es',
    });
    await client.call('listPosts', { query: { page: 2, 'filter[status]': 'scheduled' } });
    expect(sent).toEqual([
      {
        url: 'https://x.cl/api/v1/posts?page=2&filter%5Bstatus%5D=scheduled',
        method: 'GET',
        credentials: 'include',
        redirect: 'manual',
        headers: { Accept: 'application/json', 'Accept-Language': 'es', Authorization: 'Bearer a-token' },
      },
    ]);
  });

  test('sends the token at the time of the call, even when it is deleted right after', async () => {
    let token: string | null = 'a-token';
    const { client, sent } = createTestClient([json(204)], { token: () => token });
    const answer = client.call('logout', {});
    token = null;
    await answer;
    expect(sent[0]?.headers.Authorization).toBe('Bearer a-token');
  });

  test('sends a write with its Idempotency-Key, If-Match and a JSON body', async () => {
    const { client, sent } = createTestClient([json(200, { data: {} })]);
    await client.call('updatePost', {
      path: { id },
      body: draft,
      ifMatch: 3,
      idempotencyKey: 'made-once-long-ago',
    });
    expect(sent[0]).toMatchObject({
      method: 'PUT',
      url: `/api/v1/posts/${id}`,
      body: JSON.stringify(draft),
      headers: {
        'If-Match': '"3"',
        'Idempotency-Key': 'made-once-long-ago',
        'Content-Type': 'application/json',
      },
    });
  });

  test('adds an Idempotency-Key to a write without one', async () => {
    const { client, sent } = createTestClient([json(201, { data: {} }), json(201, { data: {} })]);
    await client.call('createPost', { body: draft });
    await client.call('createPost', { body: draft });
    const [one, other] = sent.map((request) => request.headers['Idempotency-Key']);
    expect(one).toMatch(/^[A-Za-z0-9_-]{16,64}$/);
    expect(other).toMatch(/^[A-Za-z0-9_-]{16,64}$/);
    expect(one).not.toBe(other);
  });

  test('sends no Idempotency-Key with a POST that only reads', async () => {
    const { client, sent } = createTestClient([json(200, { data: {} })], {
      token: () => null,
      cookie: () => null,
    });
    await client.call('findCollegeByDomain', { body: { domain: 'aromos.localhost' } });
    expect(sent).toHaveLength(1);
    expect(sent[0]?.headers).not.toHaveProperty('Idempotency-Key');
  });

  const profile = {
    _method: 'PUT' as const,
    name: 'Paula',
    first_lastname: 'Vera',
    email: 'p@x.cl',
    rut: undefined,
  };

  test('sends a file as a form and leaves its content type to the platform', async () => {
    const { client, sent } = createTestClient([json(200, { data: {} })], { form: () => new FormData() });
    await client.call('updateProfile', { body: profile });
    const [request] = sent;
    const form = request?.body as FormData;
    expect([...form.keys()]).toEqual(['_method', 'name', 'first_lastname', 'email']);
    expect(request?.headers).not.toHaveProperty('Content-Type');
  });

  test('rejects a call with a file and without makeForm with an instruction', async () => {
    const { client } = createTestClient([]);
    await expect(client.call('updateProfile', { body: profile })).rejects.toThrow(
      'Give createClient `form`.',
    );
  });
});

test('operationKey returns the same key for any order of fields', () => {
  const one = operationKey('listPosts', { query: { page: 1, q: 'a' } });
  expect(operationKey('listPosts', { query: { q: 'a', page: 1 }, idempotencyKey: 'k' })).toBe(one);
  expect(operationKey('listPosts', { query: { q: 'b', page: 1 } })).not.toBe(one);
  expect(operationKey('listGrades')).not.toBe(operationKey('listCourses'));
});
