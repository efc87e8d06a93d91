import { demoPasswords } from '@school/domain/fixtures';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { usualDatabases, openSchool, type School } from '../testing/openSchool.ts';
import { defaultLimits } from './limits.ts';

describe.each(usualDatabases)('limits on $name', (database) => {
  let school: School;
  beforeAll(async () => {
    school = await openSchool(database);
  });
  afterAll(() => school.close());
  beforeEach(async () => {
    await school.db.deleteFrom('rate_limits').execute();
    await school.db.deleteFrom('sign_in_attempts').execute();
  });

  const signIn = (email: string, password = 'wrong-password', headers = {}) =>
    school.call('login', { body: { email, password }, headers });

  test('stops twenty sign-ins a second, but not reads', async () => {
    const token = await school.as('administrador');
    await school.db.deleteFrom('rate_limits').execute();
    const attempts = Promise.all(Array.from({ length: 20 }, () => signIn('docente@aromos.example')));
    const reads = Promise.all(Array.from({ length: 10 }, () => school.call('listPosts', { token })));
    const answers = await attempts;
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
    const stopped = answers.filter(({ status }) => status === 429);
    expect(stopped).toHaveLength(15);
    for (const { headers } of stopped) {
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
    }
    expect((await reads).every(({ status }) => status === 200)).toBe(true);
  });

  test('rejects even the correct password until the wait is over', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) await signIn('docente@aromos.example');
    expect((await signIn('docente@aromos.example', demoPasswords.aromos)).status).toBe(429);
    expect((await signIn('direccion@aromos.example', demoPasswords.aromos)).status).toBe(200);
    const started = school.clock.now;
    school.clock.now = new Date(started.getTime() + 61_000);
    expect((await signIn('docente@aromos.example', demoPasswords.aromos)).status).toBe(200);
    school.clock.now = started;
  });

  test('counts all names of an account together', async () => {
    const wrong = { password: 'wrong-password' };
    const statuses = [];
    for (const by of [{ email: 'direccion@aromos.example' }, { rut: '11.111.111-1' }])
      for (let attempt = 0; attempt < 4; attempt += 1)
        statuses.push((await school.call('login', { body: { ...by, ...wrong } })).status);
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429, 429]);
  });

  test('never limits correct sign-ins', async () => {
    for (let attempt = 0; attempt < 80; attempt += 1) {
      expect((await signIn('docente@aromos.example', demoPasswords.aromos)).status).toBe(200);
    }
  });

  test('limits an unknown account like a known one', async () => {
    const statuses = [];
    for (let attempt = 0; attempt < 6; attempt += 1)
      statuses.push((await signIn('nadie@aromos.example')).status);
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
  });

  test('ignores forged addresses', async () => {
    const attempts = Array.from({ length: 70 }, (_, index) =>
      signIn(`nadie${index}@aromos.example`, 'wrong-password', { 'x-forwarded-for': `10.0.0.${index}` }),
    );
    const stopped = (await Promise.all(attempts)).filter(({ status }) => status === 429);
    expect(stopped).toHaveLength(70 - defaultLimits.signInSource.hits);
  });

  test('limits mails by address', async () => {
    const requestReset = () =>
      school.call('requestPasswordReset', { body: { email: 'docente@aromos.example' } });
    const statuses = [];
    for (let attempt = 0; attempt < 4; attempt += 1) statuses.push((await requestReset()).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  test('limits invented sign-ins together, and a valid sign-in separately', async () => {
    const limits = { ...defaultLimits, request: { hits: 6, seconds: 10 } };
    const flooded = await openSchool(database, { limits });
    const token = await flooded.as('docente');
    const read = (bearer: string) => flooded.call('getCurrentUser', { token: bearer });
    expect((await read(token)).status).toBe(200);
    const invented = [];
    for (let one = 0; one < 8; one += 1) invented.push((await read(String(one).padEnd(43, 'x'))).status);
    const response = await read(token);
    const more = [];
    for (let one = 0; one < 6; one += 1) more.push((await read(token)).status);
    await flooded.close();
    // The sign-in itself is one of the six.
    expect(invented).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
    expect(response.status).toBe(200);
    expect(more).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test('counts an IPv6 network as one source', async () => {
    const attempts = Array.from({ length: 70 }, async (_, index) => {
      const { statusCode } = await school.app.inject({
        method: 'POST',
        url: '/api/login-mobile',
        remoteAddress: `2001:db8:0:12::${index + 1}`,
        headers: { host: 'aromos.localhost', 'content-type': 'application/json' },
        payload: JSON.stringify({ email: `nadie${index}@aromos.example`, password: 'wrong-password' }),
      });
      return statusCode;
    });
    const stopped = (await Promise.all(attempts)).filter((status) => status === 429);
    expect(stopped).toHaveLength(70 - defaultLimits.signInSource.hits);
  });

  test('limits a flood of any requests', async () => {
    const limits = { ...defaultLimits, request: { hits: 3, seconds: 10 } };
    const flooded = await openSchool(database, { limits });
    const statuses = [];
    for (let count = 0; count < 4; count += 1) statuses.push((await flooded.call('getCsrfCookie')).status);
    flooded.clock.now = new Date(flooded.clock.now.getTime() + 10_000);
    statuses.push((await flooded.call('getCsrfCookie')).status);
    await flooded.close();
    expect(statuses).toEqual([204, 204, 204, 429, 204]);
  });
});
