import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openAuthority } from '../testing/certificates.ts';
import { drill, ordinary } from '../testing/notificationMails.ts';
import { usualDatabases, openSchool, type Role, type School } from '../testing/openSchool.ts';
import { openPushServer, type PushServer } from '../testing/pushServer.ts';

const authority = openAuthority();
const certificate = authority.certify('localhost');
/** In the past, so that notifications of the sample school stay out of the test. */
const noon = new Date('2026-09-08T15:00:00Z');

interface Shown {
  title: string;
  body: string;
  navigate: string;
  tag: string;
  requireInteraction: boolean;
}

describe.each(usualDatabases)('push messages on $name', (database) => {
  let school: School;
  let admin: string;
  let server: PushServer;
  beforeAll(async () => {
    school = await openSchool(database, {
      outboundAllow: ['127.0.0.1', '::1'],
      pushAuthority: authority.cert,
    });
    admin = await school.as('administrador');
  });
  afterAll(() => school.close());
  beforeEach(async () => {
    server = await openPushServer(certificate);
    await school.arrange(async (tx) => {
      await tx.deleteFrom('deliveries').execute();
      await tx.deleteFrom('push_subscriptions').execute();
      await tx.updateTable('users').set({ push_choices: '{}', language: null }).execute();
    });
  });
  afterEach(() => server.close());

  const subscribe = async (role: Role, path: string) => {
    const token = await school.as(role);
    const body = server.subscribe(path);
    const { status, data } = await school.call('subscribeToPush', { token, body });
    expect(status).toBe(200);
    return { token, state: data.data };
  };
  const send = async (body: object) => {
    const { status, data } = await school.call('createNotification', { token: admin, body });
    expect(status).toBe(201);
    return data.data;
  };
  const rows = () =>
    school.arrange((tx) => tx.selectFrom('deliveries').selectAll().where('channel', '=', 'push').execute());
  const states = async () => (await rows()).map(({ state, reason }) => reason ?? state).toSorted();
  const shown = () =>
    server.taken.map(({ json }) => (JSON.parse(json) as { notification: Shown }).notification);
  /** Wakes the workers after some minutes. */
  const wake = async (minutes: number) => {
    school.clock.now = new Date(school.clock.now.getTime() + minutes * 60_000);
    await school.db.deleteFrom('rate_limits').execute();
    await school.call('requestPasswordReset', { body: { email: 'nobody@aromos.example' } });
  };

  test('shows a drill on all devices of a person as a drill, and then the all-clear instead of it', async () => {
    await subscribe('docente', '/phone');
    await subscribe('docente', '/laptop');
    const { id } = await send(drill);
    await expect.poll(states).toEqual(['sent']);
    expect(server.taken.map(({ path }) => path).toSorted()).toEqual(['/laptop', '/phone']);
    expect(server.taken[0]).toMatchObject({ timeToLive: 3600, urgency: 'high' });
    expect(server.taken[0]!.subject).toBe('mailto:no-reply@aromos.localhost');
    expect(shown()[0]).toMatchObject({
      title: '[SIMULACRO] Evacuación <b>',
      body: drill.content,
      navigate: `http://aromos.localhost/notifications/${id}`,
      tag: id,
      requireInteraction: true,
    });
    await school.call('endEmergency', { token: admin, path: { id }, body: { content: 'Pueden volver.' } });
    await expect.poll(() => server.taken.length).toBe(4);
    expect(shown()[3]).toMatchObject({ body: 'Pueden volver.', tag: id, requireInteraction: false });
    expect(shown()[3]!.title).toContain('FIN DEL SIMULACRO');
    expect(server.taken[3]!.topic).toBe(server.taken[0]!.topic);
  });

  test('sends ordinary notifications to people who want them, in their language, and alerts to all', async () => {
    const { token } = await subscribe('docente', '/yes');
    const other = await subscribe('direccion', '/no');
    await school.call('updatePreferences', { token, body: { language: 'en' } });
    await school.call('updatePreferences', {
      token: other.token,
      body: { push: { kind: 'notifications', enabled: false } },
    });
    await send({ ...ordinary, content: '«ñ» '.repeat(480) });
    await expect.poll(states).toEqual(['sent']);
    expect(server.taken).toHaveLength(1);
    expect(server.taken[0]).toMatchObject({ path: '/yes', urgency: 'normal', timeToLive: 86_400 });
    expect(Buffer.byteLength(server.taken[0]!.json)).toBeLessThanOrEqual(3993);
    expect(shown()[0]).toMatchObject({ title: 'Reunión', lang: 'en', requireInteraction: false });
    expect(shown()[0]!.body).toMatch(/^(?:«ñ» )+(?:«ñ»|«ñ|«)?…$/u);
    await send(drill);
    await expect.poll(() => server.taken.length).toBe(3);
    expect(
      shown()
        .slice(1)
        .map(({ title }) => title.slice(0, 7))
        .toSorted(),
    ).toEqual(['[DRILL]', '[SIMULA']);
  });

  test('deletes a device that its push service no longer knows, and reaches the others', async () => {
    await subscribe('docente', '/old');
    const { token } = await subscribe('docente', '/new');
    server.rejections.set('/old', { status: 410 });
    await send(drill);
    await expect.poll(states).toEqual(['sent']);
    const left = (await school.call('getPushState', { token })).data.data.devices;
    expect(left.map(({ current }) => current)).toEqual([true]);
    server.rejections.set('/new', { status: 404 });
    const { id } = await send(drill);
    await expect.poll(states).toEqual(['no_device', 'sent']);
    const list = await school.call('listNotificationRecipients', {
      token: admin,
      path: { id },
      query: { 'filter[push]': 'failed' },
    });
    expect(list.data.meta).toMatchObject({
      total: 1,
      deliveries: { push: { queued: 0, sent: 0, failed: 1 } },
    });
    expect(list.data.data).toMatchObject([{ push: { state: 'failed', failure: 'no_device' }, sms: null }]);
    expect((await school.call('getPushState', { token })).data.data.devices).toEqual([]);
    await send(drill);
    expect(await rows()).toHaveLength(2);
  });

  test('waits as long as a busy push service asks for, and tries a failing one again', async () => {
    await subscribe('docente', '/busy');
    server.rejections.set('/busy', { status: 429, headers: { 'retry-after': '600' } });
    await send(drill);
    await expect.poll(async () => (await rows())[0]?.error).toContain('429');
    const [row] = await rows();
    expect(row!.next_attempt_at.getTime() - school.clock.now.getTime()).toBe(600_000);
    server.rejections.set('/busy', { status: 503 });
    await wake(10);
    await expect.poll(async () => (await rows())[0]?.error).toContain('503');
    server.rejections.clear();
    await wake(2);
    await expect.poll(states).toEqual(['sent']);
    expect(server.taken).toHaveLength(1);
  });

  test.each([
    ['a refused message', { status: 400 }],
    ['a redirect', { status: 307, headers: { location: '/elsewhere' } }],
  ])('gives up after %s', async (_, rejection) => {
    await subscribe('docente', '/strict');
    server.subscribe('/elsewhere');
    server.rejections.set('/strict', rejection);
    await send(drill);
    await expect.poll(states).toEqual(['message_refused']);
    expect((await rows())[0]!.error).toContain(String(rejection.status));
    expect([...server.requests]).toEqual([['/strict', 1]]);
  });

  test('takes over the messages of a process that died', async () => {
    await subscribe('docente', '/taken-over');
    server.rejections.set('/taken-over', { status: 503 });
    await send(drill);
    await expect.poll(async () => (await rows())[0]?.error).toContain('503');
    // The row's state when the process died: claimed, not marked.
    const lease_expires_at = new Date(school.clock.now.getTime() + 30_000);
    const died = { lease: '01990000-0000-7000-8000-000000000001', lease_expires_at };
    await school.arrange((tx) =>
      tx
        .updateTable('deliveries')
        .set({ ...died, next_attempt_at: school.clock.now })
        .execute(),
    );
    server.rejections.clear();
    await wake(0);
    expect(await states()).toEqual(['queued']);
    await wake(1);
    await expect.poll(states).toEqual(['sent']);
    expect(server.taken).toHaveLength(1);
  });

  test('stops with the sign-in of the device', async () => {
    const { token } = await subscribe('docente', '/signed-out');
    await school.call('logout', { token });
    const { token: other, state } = await subscribe('docente', '/stays');
    expect(state.devices).toHaveLength(1);
    await school.arrange((tx) =>
      tx.updateTable('users').set({ status: 'suspended' }).where('email', 'like', 'docente@%').execute(),
    );
    await send(drill);
    expect(await rows()).toEqual([]);
    await school.arrange((tx) =>
      tx.updateTable('users').set({ status: 'active' }).where('email', 'like', 'docente@%').execute(),
    );
    expect((await school.call('getPushState', { token: other })).status).toBe(200);
    expect(server.taken).toEqual([]);
  });

  test('moves a device to the person who uses it now, and keeps the newest twenty', async () => {
    const first = await subscribe('docente', '/shared');
    const body = server.subscribe('/shared');
    const second = await school.as('lectura');
    await school.call('subscribeToPush', { token: second, body });
    const listDevices = async (token: string) =>
      (await school.call('getPushState', { token })).data.data.devices;
    expect(await listDevices(first.token)).toEqual([]);
    const [device] = await listDevices(second);
    expect(device).toMatchObject({ current: true });
    for (let count = 0; count < 21; count += 1) {
      school.clock.now = new Date(school.clock.now.getTime() + 1000);
      await school.db.deleteFrom('sign_in_attempts').execute();
      await subscribe('lectura', `/device-${count}`);
    }
    const devices = await listDevices(second);
    expect(devices).toHaveLength(20);
    expect(devices.map(({ id }) => id)).not.toContain(device!.id);
  });

  test('removes a device of the person, repeatedly, and none of others', async () => {
    const ownSubscription = await subscribe('docente', '/own');
    const other = await subscribe('direccion', '/other');
    const remove = (token: string, id: string) => school.call('unsubscribeFromPush', { token, path: { id } });
    const { id } = other.state.devices[0]!;
    expect((await remove(ownSubscription.token, id)).status).toBe(204);
    expect((await school.call('getPushState', { token: other.token })).data.data.devices).toHaveLength(1);
    expect((await remove(other.token, id)).status).toBe(204);
    expect((await remove(other.token, id)).status).toBe(204);
    expect((await school.call('getPushState', { token: other.token })).data.data.devices).toEqual([]);
  });

  test.each([
    ['plain http', { endpoint: 'http://push.example/x' }, 'endpoint'],
    ['a password in the address', { endpoint: 'https://user:secret@push.example/x' }, 'endpoint'],
    ['no address', { endpoint: 'https://[x' }, 'endpoint'],
    ['a key that is no point', { keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) } }, 'keys.p256dh'],
  ])('rejects a subscription with %s', async (_, change, field) => {
    const token = await school.as('docente');
    const body = { ...server.subscribe('/x'), ...change };
    const { status, data } = await school.call('subscribeToPush', { token, body });
    expect(status).toBe(422);
    expect(Object.keys(data.errors ?? {})).toEqual([field]);
  });

  test('stores endpoint and keys encrypted', async () => {
    await subscribe('docente', '/secret-endpoint');
    const [row] = await school.arrange((tx) => tx.selectFrom('push_subscriptions').selectAll().execute());
    expect(row!.subscription.includes('secret-endpoint')).toBe(false);
    const { private_key, public_key } = await school.db
      .selectFrom('vapid_keys')
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(private_key.length).toBeGreaterThan(43);
    expect(public_key).toHaveLength(87);
  });

  test('never connects to a private address', async () => {
    const strict = await openSchool(database, { pushAuthority: authority.cert, clock: () => noon });
    const token = await strict.as('docente');
    for (const [at, host] of ['localhost', '127.0.0.1', '[::1]', '10.0.0.7', '169.254.169.254'].entries()) {
      const { endpoint, keys } = server.subscribe(`/private-${at}`);
      const body = { endpoint: endpoint.replace('localhost', host), keys };
      expect((await strict.call('subscribeToPush', { token, body })).status).toBe(200);
      await strict.call('createNotification', { token: await strict.as('administrador'), body: drill });
      const reasons = () =>
        strict.arrange((tx) =>
          tx.selectFrom('deliveries').select('reason').where('channel', '=', 'push').execute(),
        );
      await expect
        .poll(async () => (await reasons()).map(({ reason }) => reason))
        .toEqual(Array.from({ length: at + 1 }, () => 'message_refused'));
    }
    expect(server.requests.size).toBe(0);
    await strict.close();
  });
});
