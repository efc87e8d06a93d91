import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usualDatabases, openSchool, type School } from '../../testing/openSchool.ts';

describe.each(usualDatabases)('colleges on $name', (database) => {
  let school: School;
  beforeAll(async () => {
    school = await openSchool(database);
  });
  afterAll(() => school.close());

  const find = (domain: string) => school.call('findCollegeByDomain', { body: { domain } });

  test.each([
    ['aromos.localhost', 'Colegio Los Aromos', '#0F6E5A'],
    ['localhost', 'Colegio Los Aromos', '#0F6E5A'],
    ['Localhost:4000', 'Colegio Los Aromos', '#0F6E5A'],
    ['puertoclaro.localhost', 'Liceo Puerto Claro', '#C2410C'],
    ['VALLENORTE.localhost', 'Instituto Valle Norte', '#4338CA'],
  ])('%s resolves to %s', async (domain, name, colour) => {
    const { status, data } = await find(domain);
    expect(status).toBe(200);
    expect(data.data).toMatchObject({ name, setting: { theme_color: colour, language: 'es' } });
    expect(data.data.places.length).toBeGreaterThan(0);
  });

  test.each(['unknown.example', 'localhost.evil.example', "' or 1=1 --"])(
    'rejects %s, which is no school',
    async (domain) => {
      expect((await find(domain)).status).toBe(404);
    },
  );

  test('answers nothing for a host that belongs to no school', async () => {
    const body = { domain: 'aromos.localhost' };
    const answer = await school.call('findCollegeByDomain', { body, host: 'unknown.example' });
    expect(answer.status).toBe(404);
  });

  test('ignores a forwarded host without a proxy', async () => {
    const token = await school.as('docente');
    const headers = { 'x-forwarded-host': 'puertoclaro.localhost' };
    const { data } = await school.call('getSessionCollege', { token, headers });
    expect(data).toMatchObject({ name: 'Colegio Los Aromos', slug: 'aromos' });
  });

  test('uses the forwarded host behind a proxy', async () => {
    const proxied = await openSchool(database, { trustedProxies: 1 });
    const token = await proxied.as('docente', 'puertoclaro.localhost');
    const headers = { 'x-forwarded-host': 'puertoclaro.localhost' };
    const { data } = await proxied.call('getSessionCollege', { token, headers, host: 'inside' });
    await proxied.close();
    expect(data.name).toBe('Liceo Puerto Claro');
  });

  test('serves pictures from the host’s own school only', async () => {
    const crest = (host: string) => school.app.inject({ url: '/media/files/crest.webp', headers: { host } });
    const [ours, theirs] = [await crest('aromos.localhost'), await crest('puertoclaro.localhost')];
    expect([ours.statusCode, theirs.statusCode]).toEqual([200, 200]);
    expect(ours.headers['content-type']).toBe('image/webp');
    expect(ours.rawPayload.equals(theirs.rawPayload)).toBe(false);
    const out = await school.app.inject({
      url: '/media/files/..%2fpuertoclaro%2fcrest.webp',
      headers: { host: 'aromos.localhost' },
    });
    expect(out.statusCode).toBeGreaterThanOrEqual(400);
    expect((await crest('unknown.example')).statusCode).toBe(404);
  });
});
