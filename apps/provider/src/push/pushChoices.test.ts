import type { PushKind } from '@school/domain';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openAuthority } from '../testing/certificates.ts';
import { drill, ordinary } from '../testing/notificationMails.ts';
import { usualDatabases, openSchool, type School } from '../testing/openSchool.ts';
import { openPushServer, type PushServer } from '../testing/pushServer.ts';

const authority = openAuthority();
const certificate = authority.certify('localhost');

describe.each(usualDatabases)('the choice of push messages on $name', (database) => {
  let school: School;
  let admin: string;
  let token: string;
  let server: PushServer;
  beforeAll(async () => {
    const outboundAllow = ['127.0.0.1', '::1'];
    school = await openSchool(database, { outboundAllow, pushAuthority: authority.cert });
    admin = await school.as('administrador');
    token = await school.as('docente');
  });
  afterAll(() => school.close());
  beforeEach(async () => {
    server = await openPushServer(certificate);
    await school.arrange(async (tx) => {
      await tx.deleteFrom('deliveries').execute();
      await tx.updateTable('users').set({ email_choices: '{}', push_choices: '{}' }).execute();
    });
    await school.call('subscribeToPush', { token, body: server.subscribe('/phone') });
  });
  afterEach(() => server.close());

  const prefer = async (body: object) => {
    const { status, data } = await school.call('updatePreferences', { token, body });
    expect(status).toBe(200);
    return data.data;
  };
  const choose = (kind: PushKind, enabled: boolean) => prefer({ push: { kind, enabled } });
  const send = async (body: object) =>
    expect((await school.call('createNotification', { token: admin, body })).status).toBe(201);
  const pushes = () =>
    school.arrange((tx) =>
      tx.selectFrom('deliveries').select(['state', 'reason']).where('channel', '=', 'push').execute(),
    );
  const titles = () =>
    server.taken.map(
      ({ json }) => (JSON.parse(json) as { notification: { title: string } }).notification.title,
    );
  const reminder = { ...ordinary, title: 'Recuerda', kind: 'reminder' };

  test('every kind is on at first, and one is changed at a time', async () => {
    const { data } = await school.call('getPreferences', { token });
    expect(data.data.pushes).toEqual([
      { kind: 'reminders', enabled: true },
      { kind: 'notifications', enabled: true },
      { kind: 'messages', enabled: true },
    ]);
    await choose('messages', false);
    const { pushes: changed, emails } = await choose('reminders', false);
    expect(changed).toEqual([
      { kind: 'reminders', enabled: false },
      { kind: 'notifications', enabled: true },
      { kind: 'messages', enabled: false },
    ]);
    expect(emails).toEqual(data.data.emails);
    expect((await choose('reminders', true)).pushes[0]).toEqual({ kind: 'reminders', enabled: true });
    const other = await school.call('getPreferences', { token: admin });
    expect(other.data.data.pushes.every(({ enabled }) => enabled)).toBe(true);
  });

  test.each([
    ['an unknown kind', { kind: 'emergencies', enabled: false }],
    ['no answer', { kind: 'messages' }],
  ])('rejects %s (422)', async (_, push) => {
    expect((await school.call('updatePreferences', { token, body: { push } })).status).toBe(422);
  });

  test('reminders and other notifications are chosen apart, drills always arrive', async () => {
    await choose('notifications', false);
    await send(ordinary);
    await send(reminder);
    await expect.poll(titles).toEqual(['Recuerda']);
    await choose('notifications', true);
    await choose('reminders', false);
    await send(reminder);
    await send(ordinary);
    await expect.poll(titles).toEqual(['Recuerda', 'Reunión']);
    await choose('notifications', false);
    await send(drill);
    await expect.poll(() => server.taken.length).toBe(3);
    expect(titles()[2]).toContain('Evacuación');
    expect(await pushes()).toHaveLength(3);
  });

  test('devices do not follow the choice for e-mails', async () => {
    await prefer({ email: { kind: 'notifications', frequency: 'weekly' } });
    await send(ordinary);
    await expect.poll(titles).toEqual(['Reunión']);
  });

  test('a choice applies to what waits for a device', async () => {
    server.rejections.set('/phone', { status: 503 });
    await send(ordinary);
    await expect.poll(() => server.requests.get('/phone')).toBe(1);
    await choose('notifications', false);
    server.rejections.clear();
    await expect.poll(async () => (await pushes())[0]?.state).toBe('queued');
    school.clock.now = new Date(school.clock.now.getTime() + 60_000);
    await school.call('requestPasswordReset', { body: { email: 'nobody@aromos.example' } });
    await expect.poll(pushes).toEqual([{ state: 'failed', reason: 'not_recipient' }]);
    expect(server.taken).toEqual([]);
  });
});
