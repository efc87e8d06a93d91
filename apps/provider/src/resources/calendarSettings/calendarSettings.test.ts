import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CalendarServer, freePort, openCalendarServer } from '../../testing/calendarServer.ts';
import { usualDatabases, openSchool, type School } from '../../testing/openSchool.ts';

describe.each(usualDatabases)('calendar settings on $name', (database) => {
  let server: CalendarServer;
  let school: School;
  let token: string;
  let url: string;
  beforeAll(async () => {
    const parts = { outboundAllow: ['127.0.0.1'] };
    [server, school] = await Promise.all([openCalendarServer(), openSchool(database, parts)]);
    token = await school.as('administrador');
    url = await server.calendar('eventos');
  }, 120_000);
  afterAll(() => Promise.all([school.close(), server.close()]));

  const body = (change: object = {}) => {
    const { username, password } = server;
    return { url, username, password, enabled: false, ...change };
  };
  const updateSettings = (change: object = {}, at = school) =>
    at.call('updateCalendarSettings', { token, body: body(change) });
  const steps = async (change: object) => {
    expect((await updateSettings(change)).status).toBe(200);
    const { data } = await school.call('testCalendar', { token });
    return data.steps.map(({ name, problem }) => problem ?? name);
  };

  test('never returns the password, and stores it encrypted', async () => {
    const fresh = await openSchool(database);
    const adminToken = await fresh.as('administrador');
    const none = await fresh.call('getCalendarSettings', { token: adminToken });
    expect(none.data.data).toEqual({
      url: null,
      username: null,
      has_password: false,
      enabled: false,
      updated_at: null,
      version: 0,
    });
    expect((await fresh.call('testCalendar', { token: adminToken })).status).toBe(422);
    const response = await fresh.call('updateCalendarSettings', { token: adminToken, body: body() });
    expect(response.data.data).toMatchObject({ url, username: 'colegio', has_password: true });
    const rows = await fresh.arrange(async (tx) => [
      await tx.selectFrom('calendar_settings').selectAll().execute(),
      await tx.selectFrom('audit_entries').selectAll().execute(),
    ]);
    const texts = JSON.stringify([
      response.data,
      rows,
      rows[0]!.map((row) => String((row as { password?: Buffer }).password)),
    ]);
    expect(texts).not.toContain(server.password);
    expect(rows[1]).toMatchObject([{ action: 'settings_changed', after: { url, password: 'changed' } }]);
    await fresh.close();
  });

  test('keeps an omitted password, but not for another server or user', async () => {
    const { password: _left, ...rest } = body();
    expect((await updateSettings()).status).toBe(200);
    const without = (change: object) =>
      school.call('updateCalendarSettings', { token, body: { ...rest, ...change } });
    expect((await without({ url: `${url}x/` })).status).toBe(200);
    expect((await without({ password: '' })).status).toBe(200);
    for (const change of [{ url: 'https://evil.example/' }, { username: 'otro' }]) {
      const answer = await without(change);
      expect([answer.status, Object.keys(answer.data.errors!)]).toEqual([422, ['password']]);
    }
  });

  test.each(['ftp://a.cl/x', 'https://a b.cl/', 'https://u:p@a.cl/', 'https://', 'https://a.cl/#x'])(
    'rejects the address %s',
    async (wrong) => {
      const answer = await updateSettings({ url: wrong });
      expect([answer.status, Object.keys(answer.data.errors!)]).toEqual([422, ['url']]);
    },
  );

  test('reports which step of a test failed', async () => {
    expect(await steps({})).toEqual(['reach', 'sign_in', 'calendar', 'write']);
    expect(await steps({ url: url.slice(0, -1) })).toEqual(['reach', 'sign_in', 'calendar', 'write']);
    expect(await steps({ password: 'otra' })).toEqual(['reach', 'wrong_password']);
    expect(await steps({ url: new URL('..', url).href })).toEqual(['reach', 'sign_in', 'not_calendar']);
    expect(await steps({ url: `${url}nada/` })).toEqual(['reach', 'sign_in', 'not_calendar']);
    expect(await steps({ url: url.replace('http:', 'https:') })).toEqual(['tls']);
    expect(await steps({ url: `http://127.0.0.1:${await freePort()}/` })).toEqual(['unreachable']);
  });

  test('distinguishes a read-only calendar from a writable one', async () => {
    const answer = `<d:multistatus xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"><d:resourcetype><c:calendar/></d:resourcetype>
      <d:current-user-privilege-set><d:privilege><d:read/></d:privilege></d:current-user-privilege-set></d:multistatus>`;
    const reading: Server = createServer((_request, response) => response.writeHead(207).end(answer));
    await new Promise<void>((resolve) => void reading.listen(0, '127.0.0.1', resolve));
    const { port } = reading.address() as AddressInfo;
    expect(await steps({ url: `http://127.0.0.1:${port}/` })).toEqual([
      'reach',
      'sign_in',
      'calendar',
      'read_only',
    ]);
    reading.close();
  });

  test('answers alike for a private address and an address without a server, unless the operator allows it', async () => {
    const closed = await openSchool(database);
    const adminToken = await closed.as('administrador');
    const testSteps = async (address: string) => {
      await closed.call('updateCalendarSettings', { token: adminToken, body: body({ url: address }) });
      return (await closed.call('testCalendar', { token: adminToken })).data.steps;
    };
    const nothing = await testSteps('https://nowhere.invalid/');
    expect(nothing).toEqual([
      { name: 'reach', ok: false, problem: 'unreachable', detail: 'The server cannot be reached.' },
    ]);
    for (const address of [
      url,
      'https://169.254.169.254/',
      'http://[::1]/',
      'http://localhost:5432/',
      'https://2130706433/',
    ])
      expect([address, await testSteps(address)]).toEqual([address, nothing]);
    await closed.close();
  });

  test('is available to administrators only', async () => {
    const other = await school.as('direccion');
    for (const operation of ['getCalendarSettings', 'testCalendar'] as const)
      expect((await school.call(operation, { token: other })).status).toBe(403);
    expect((await school.call('updateCalendarSettings', { token: other, body: body() })).status).toBe(403);
  });
});
