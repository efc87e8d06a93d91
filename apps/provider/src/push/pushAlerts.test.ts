import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openAuthority } from '../testing/certificates.ts';
import { drill } from '../testing/notificationMails.ts';
import { usualDatabases, openSchool, type Role, type School } from '../testing/openSchool.ts';
import { openPushServer, type PushServer } from '../testing/pushServer.ts';

const authority = openAuthority();
const certificate = authority.certify('localhost');

interface Shown {
  title: string;
  tag: string;
  renotify: boolean;
  actions?: { action: string; title: string; navigate: string }[];
  data?: { answers: { path: string; notSent: string } };
}

describe.each(usualDatabases)('push messages of an alert on $name', (database) => {
  let school: School;
  let admin: string;
  let server: PushServer;
  beforeAll(async () => {
    const outboundAllow = ['127.0.0.1', '::1'];
    school = await openSchool(database, { outboundAllow, pushAuthority: authority.cert });
    admin = await school.as('administrador');
  });
  afterAll(() => school.close());
  beforeEach(async () => {
    server = await openPushServer(certificate);
    await school.arrange((tx) => tx.deleteFrom('push_subscriptions').execute());
  });
  afterEach(() => server.close());

  const subscribe = async (role: Role, path: string) => {
    const token = await school.as(role);
    const { status } = await school.call('subscribeToPush', { token, body: server.subscribe(path) });
    expect(status).toBe(200);
    return { token };
  };
  const send = async (body: object) =>
    (await school.call('createNotification', { token: admin, body })).data.data;
  const shown = () =>
    server.taken.map(({ json }) => (JSON.parse(json) as { notification: Shown }).notification);

  test('pushes an alert again to those who have not answered, instead of the first', async () => {
    await subscribe('docente', '/unanswered');
    const other = await subscribe('direccion', '/answered');
    const { id } = await send(drill);
    await expect.poll(() => server.taken.length).toBe(2);
    const body = { state: 'safe' };
    await school.call('acknowledgeNotification', { token: other.token, path: { id }, body });
    expect((await school.call('remindUnanswered', { token: admin, path: { id } })).status).toBe(200);
    await expect.poll(() => server.taken.length).toBe(3);
    expect(server.taken[2]).toMatchObject({ path: '/unanswered', topic: server.taken[0]!.topic });
    expect(shown()[2]).toMatchObject({
      tag: id,
      renotify: true,
      title: '[SIMULACRO] Recordatorio: Evacuación <b>',
    });
  });

  test('sends no reminder that still waits when the person answers', async () => {
    const { token } = await subscribe('docente', '/late');
    const { id } = await send(drill);
    await expect.poll(() => server.taken.length).toBe(1);
    server.rejections.set('/late', { status: 503 });
    expect((await school.call('remindUnanswered', { token: admin, path: { id } })).status).toBe(200);
    const reminder = () =>
      school.arrange((tx) =>
        tx
          .selectFrom('deliveries')
          .select(['error', 'reason'])
          .where('notification_id', '=', id)
          .where('message_id', '!=', id)
          .where('channel', '=', 'push')
          .executeTakeFirst(),
      );
    await expect.poll(async () => (await reminder())?.error).toContain('503');
    await school.call('acknowledgeNotification', { token, path: { id }, body: { state: 'safe' } });
    server.rejections.clear();
    school.clock.now = new Date(school.clock.now.getTime() + 120_000);
    await school.call('requestPasswordReset', { body: { email: 'nobody@aromos.example' } });
    await expect.poll(async () => (await reminder())?.reason).toBe('superseded');
    expect(server.taken).toHaveLength(1);
  });

  test('offers two answers on an alert in the person’s language, and none after its end', async () => {
    const { token } = await subscribe('docente', '/answers');
    await school.call('updatePreferences', { token, body: { language: 'ar' } });
    const { id } = await send({ ...drill, alert_kind: 'gas', content: '«ñ» '.repeat(480) });
    await expect.poll(() => server.taken.length).toBe(1);
    const { json } = server.taken[0]!;
    expect(Buffer.byteLength(json)).toBeLessThanOrEqual(3993);
    const [alert] = shown();
    expect(alert!.title).toBe('[تدريب] تسرّب غاز · Evacuación <b>');
    const { path, notSent } = alert!.data!.answers;
    expect(alert!.actions!.map(({ action, title }) => [action, title])).toEqual([
      ['safe', 'أنا بأمان'],
      ['needs_help', 'أحتاج إلى مساعدة'],
    ]);
    expect(alert!.actions![0]!.navigate).toBe(`http://aromos.localhost${path}`);
    expect(notSent).toMatch(/[\u0600-\u06ff]/);
    const payload = new URLSearchParams({ state: 'needs_help', seconds_ago: '0' }).toString();
    const type = { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' };
    const headers = { host: 'aromos.localhost', accept: 'application/json', ...type };
    const answer = () => school.app.inject({ method: 'POST', url: path, headers, payload });
    expect((await answer()).statusCode).toBe(204);
    const board = (await school.call('getNotificationBoard', { token: admin, path: { id } })).data;
    expect(board.data.filter(({ state }) => state === 'needs_help')).toHaveLength(1);
    await school.call('endEmergency', { token: admin, path: { id }, body: { content: 'Pueden volver.' } });
    await expect.poll(() => server.taken.length).toBe(2);
    expect(shown()[1]).not.toHaveProperty('actions');
    school.clock.now = new Date(school.clock.now.getTime() + 1000);
    expect((await answer()).statusCode).toBe(409);
  });
});
