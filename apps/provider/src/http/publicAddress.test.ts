import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { usualDatabases, openSchool, type School } from '../testing/openSchool.ts';

const email = 'docente@aromos.example';

describe.each(usualDatabases)('public address on $name', (database) => {
  let school: School;
  let proxied: School;
  beforeAll(async () => {
    const publicAddress = { protocol: 'https', port: 8443 } as const;
    school = await openSchool(database);
    proxied = await openSchool(database, { trustedProxies: 1, publicAddress });
  });
  afterAll(() => Promise.all([school.close(), proxied.close()]));
  beforeEach(() => Promise.all([school, proxied].map(({ db }) => db.deleteFrom('rate_limits').execute())));

  const recover = (at: School, headers: Record<string, string>, host = 'aromos.localhost') =>
    at.call('requestPasswordReset', { body: { email }, host, headers });
  const waiting = (at: School) =>
    at.arrange(async (tx) => (await tx.selectFrom('email_jobs').select('id').execute()).map(({ id }) => id));

  test.each([
    'aromos.localhost:4000@evil.example',
    'aromos.localhost@evil.example',
    'aromos.localhost:evil',
    'aromos.localhost:4000/x',
    'aromos.localhost?x',
    'aromos.localhost#x',
    'aromos.localhost, evil.example',
    'aromos localhost',
    'aromos.localhost:',
    'aromos.localhost:123456',
    '[::1',
  ])('rejects a Host such as "%s" and sends no mail', async (host) => {
    const before = await waiting(school);
    const answer = await recover(school, {}, host);
    expect(answer.status).toBe(400);
    expect(answer.data.message).toEqual(expect.any(String));
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(before).toEqual(expect.arrayContaining(await waiting(school)));
    const page = await school.app.inject({ url: '/auth/login', headers: { host } });
    expect(page.statusCode).toBe(400);
  });

  test.each([
    ['x-forwarded-host', 'aromos.localhost:4000@evil.example'],
    ['x-forwarded-host', 'aromos.localhost/evil.example'],
    ['x-forwarded-proto', 'javascript'],
    ['x-forwarded-proto', 'https://evil.example/?'],
  ])('rejects it behind a proxy in %s too: %s', async (name, value) => {
    const before = await waiting(proxied);
    const answer = await recover(proxied, { [name]: value });
    expect(answer.status).toBe(400);
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(before).toEqual(expect.arrayContaining(await waiting(proxied)));
  });

  test.each(['AROMOS.localhost:9', 'aromos.localhost.', 'aromos.localhost'])(
    'uses the school’s own domain in the link and the sender at %s',
    async (host) => {
      expect((await recover(school, {}, host)).status).toBe(200);
      await expect.poll(() => school.mails.length).toBe(1);
      const mail = school.mails.pop()!;
      expect(mail.text).toMatch(/\nhttp:\/\/aromos\.localhost\/auth\/reset-password#/);
      expect(mail.from.address).toBe('no-reply@aromos.localhost');
    },
  );

  test('uses the configured protocol and port in links behind a proxy', async () => {
    const headers = { 'x-forwarded-host': 'aromos.localhost:81', 'x-forwarded-proto': 'http' };
    expect((await recover(proxied, headers, 'inside.example')).status).toBe(200);
    await expect.poll(() => proxied.mails.length).toBe(1);
    expect(proxied.mails[0]!.text).toContain('\nhttps://aromos.localhost:8443/auth/reset-password#');
    const token = await proxied.as('docente');
    const feed = await proxied.call('createCalendarFeed', {
      token,
      headers: { 'x-forwarded-host': 'aromos.localhost:81' },
      body: { name: 'Teléfono' },
    });
    expect(feed.data.data.address).toMatch(/^https:\/\/aromos\.localhost:8443\/api\/v1\/calendar\//);
  });

  test.each(['nobody.example', '[::1]:4000', '127.0.0.1'])(
    'answers 404 at the unknown host %s',
    async (host) => {
      expect((await recover(school, {}, host)).status).toBe(404);
    },
  );

  test('answers probes at any host', async () => {
    const answer = await school.app.inject({ url: '/healthz', headers: { host: 'a@b' } });
    expect(answer.statusCode).toBe(200);
  });
});
