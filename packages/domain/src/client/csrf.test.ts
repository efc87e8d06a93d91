import { demoPasswords } from '../fixtures/fixtures.ts';
import { describe, expect, test } from 'vitest';
import { createTestClient, json, type Reply } from '../testing/network.ts';

const body = { email: 'docente@aromos.example', password: demoPasswords.aromos };

/** A page's cookies, filled when the provider sets one. */
function browser(replies: (set: (value: string) => void) => Reply[], first: string | null = null) {
  let xsrf = first;
  return createTestClient(
    replies((value) => {
      xsrf = value;
    }),
    { token: () => null, cookie: (name) => (name === 'XSRF-TOKEN' ? xsrf : null) },
  );
}

const setting = (set: (value: string) => void, value: string) => () => {
  set(value);
  return json(204);
};
const mismatch = () => json(419, { message: 'CSRF token mismatch.' });
const trace = (sent: { method: string; url: string; headers: Record<string, string> }[]) =>
  sent.map(({ method, url, headers }) => `${method} ${url} ${headers['X-XSRF-TOKEN'] ?? '-'}`);

describe('a write without a token, in a browser', () => {
  test('fetches the cookie once before the first write', async () => {
    const { client, sent } = browser((set) => [
      setting(set, 'one'),
      json(200, { token: 't' }),
      json(200, { token: 't' }),
    ]);
    await client.call('login', { body });
    await client.call('login', { body });
    expect(trace(sent)).toEqual([
      'GET /sanctum/csrf-cookie -',
      'POST /api/login-mobile one',
      'POST /api/login-mobile one',
    ]);
  });

  test('reads a __Host- cookie over HTTPS', async () => {
    const { client, sent } = createTestClient([json(200, { token: 't' })], {
      token: () => null,
      cookie: (name) => ({ '__Host-XSRF-TOKEN': 'own', 'XSRF-TOKEN': 'of another host' })[name] ?? null,
    });
    await client.call('login', { body });
    expect(trace(sent)).toEqual(['POST /api/login-mobile own']);
  });

  test('fetches one cookie for two parallel writes', async () => {
    const ok = () => json(200, { message: 'Sent.' });
    const { client, sent } = browser((set) => [setting(set, 'one'), ok, ok]);
    const call = () => client.call('requestPasswordReset', { body: { email: 'a@b.cl' } });
    await Promise.all([call(), call()]);
    expect(sent.filter(({ url }) => url.endsWith('csrf-cookie'))).toHaveLength(1);
  });

  test('refetches the cookie after a 419 and retries with the same key', async () => {
    const { client, sent } = browser(
      (set) => [mismatch, setting(set, 'two'), json(200, { token: 't' })],
      'stale',
    );
    expect(await client.call('login', { body })).toMatchObject({ status: 200 });
    expect(trace(sent)).toEqual([
      'POST /api/login-mobile stale',
      'GET /sanctum/csrf-cookie -',
      'POST /api/login-mobile two',
    ]);
    expect(sent[0]?.headers['Idempotency-Key']).toBe(sent[2]?.headers['Idempotency-Key']);
    expect(sent[2]?.body).toBe(sent[0]?.body);
  });

  test('returns a second 419', async () => {
    const { client, sent } = browser((set) => [mismatch, setting(set, 'two'), mismatch], 'stale');
    expect(await client.call('login', { body })).toMatchObject({ status: 419 });
    expect(sent).toHaveLength(3);
  });

  test('sends no write when the cookie cannot be fetched', async () => {
    const { client, sent } = browser(() => [new TypeError('Failed to fetch')]);
    await expect(client.call('login', { body })).rejects.toMatchObject({ name: 'NetworkError' });
    expect(sent).toHaveLength(1);
  });

  test('fetches the cookie again for the next write after that failed', async () => {
    const { client, sent } = browser((set) => [
      new TypeError('Failed to fetch'),
      setting(set, 'one'),
      json(200, { token: 't' }),
    ]);
    await expect(client.call('login', { body })).rejects.toMatchObject({ name: 'NetworkError' });
    expect(await client.call('login', { body })).toMatchObject({ status: 200 });
    expect(trace(sent)).toEqual([
      'GET /sanctum/csrf-cookie -',
      'GET /sanctum/csrf-cookie -',
      'POST /api/login-mobile one',
    ]);
  });
});

test('sends neither cookie nor header with a token', async () => {
  const { client, sent } = createTestClient([json(204)], { cookie: () => 'one' });
  await client.call('logout');
  expect(trace(sent)).toEqual(['POST /api/logout-mobile -']);
});

test('fetches no cookie outside of a browser', async () => {
  const { client, sent } = createTestClient([json(200, { token: 't' })], { token: () => null });
  await client.call('login', { body });
  expect(trace(sent)).toEqual(['POST /api/login-mobile -']);
});
