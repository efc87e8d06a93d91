import { demoPasswords } from '@school/domain/fixtures';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { usualDatabases, openSchool, type School } from '../testing/openSchool.ts';

const origin = 'http://aromos.localhost';

describe.each(usualDatabases)('forged requests on $name', (database) => {
  let school: School;
  beforeAll(async () => {
    school = await openSchool(database);
  });
  afterAll(() => school.close());
  beforeEach(() => school.db.deleteFrom('rate_limits').execute());

  const body = { email: 'docente@aromos.example', password: demoPasswords.aromos };
  const signIn = async (headers: Record<string, string>) =>
    (await school.call('login', { body, headers })).status;
  const cookies = async (https = false) => {
    const answer = await school.call(
      'getCsrfCookie',
      https ? { headers: { 'x-forwarded-proto': 'https' } } : {},
    );
    return [answer.headers['set-cookie']].flat() as string[];
  };
  const pair = async () => {
    const set = await cookies();
    const valueOf = (name: string) =>
      new RegExp(`^${name}=([^;]+)`).exec(set.find((one) => one.startsWith(name))!)![1]!;
    return { cookie: `session=${valueOf('session')}`, token: valueOf('XSRF-TOKEN') };
  };

  test('hides the session cookie from scripts, but not its token', async () => {
    const [session, token] = await cookies();
    expect(session).toMatch(/^session=[\w-]{43};.*HttpOnly.*SameSite=Lax/);
    expect(session).not.toMatch(/Secure/);
    expect(token).toMatch(/^XSRF-TOKEN=/);
    expect(token).not.toMatch(/HttpOnly/);
  });

  test('sets Secure cookies over https', async () => {
    const proxied = await openSchool(database, { trustedProxies: 1 });
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'aromos.localhost' };
    const answer = await proxied.call('getCsrfCookie', { headers });
    await proxied.close();
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(/^__Host-session=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
      expect.stringMatching(/^__Host-XSRF-TOKEN=[\w-]+; Path=\/; Secure; SameSite=Lax$/),
    ]);
    expect(answer.headers['strict-transport-security']).toBeDefined();
  });

  test('accepts a browser with a matching pair of cookie and token', async () => {
    const { cookie, token } = await pair();
    expect(await signIn({ origin, cookie, 'x-xsrf-token': token })).toBe(200);
    expect(await signIn({ origin, cookie, 'x-xsrf-token': encodeURIComponent(token) })).toBe(200);
  });

  test.each([
    ['no token', (cookie: string) => ({ origin, cookie })],
    ['a token and no cookie', (_cookie: string, token: string) => ({ origin, 'x-xsrf-token': token })],
    [
      'another session’s token',
      (_cookie: string, token: string) => ({
        origin,
        cookie: `session=${'b'.repeat(43)}`,
        'x-xsrf-token': token,
      }),
    ],
    ['a cookie alone', (cookie: string) => ({ cookie })],
    ['a referer alone', () => ({ referer: `${origin}/auth/login` })],
    [
      'a foreign origin',
      (cookie: string, token: string) => ({ origin: 'http://evil.example', cookie, 'x-xsrf-token': token }),
    ],
    [
      'another port',
      (cookie: string, token: string) => ({ origin: `${origin}:81`, cookie, 'x-xsrf-token': token }),
    ],
    [
      'an opaque origin',
      (cookie: string, token: string) => ({ origin: 'null', cookie, 'x-xsrf-token': token }),
    ],
    ['a foreign site without origin', () => ({ 'sec-fetch-site': 'cross-site' })],
  ])('rejects a write with %s', async (_what, headersFor) => {
    const { cookie, token } = await pair();
    expect(await signIn(headersFor(cookie, token) as Record<string, string>)).toBe(419);
  });

  test('accepts a program without cookies and origin without a token', async () => {
    expect(await signIn({})).toBe(200);
  });

  test('accepts a bearer token without a CSRF token', async () => {
    const token = await school.as('docente');
    const answer = await school.call('logout', { token, headers: { origin, cookie: 'session=x' } });
    expect(answer.status).toBe(204);
  });

  test('exempts findCollegeByDomain, because it changes nothing', async () => {
    const answer = await school.call('findCollegeByDomain', {
      body: { domain: 'localhost' },
      headers: { origin },
    });
    expect(answer.status).toBe(200);
  });
});
