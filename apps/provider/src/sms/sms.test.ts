import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { drill, ordinary } from '../testing/notificationMails.ts';
import { usualDatabases, openSchool, type School } from '../testing/openSchool.ts';

interface Received {
  headers: IncomingHttpHeaders;
  body: { id: string; to: string; text: string };
}

/** Opens a service that answers with `answer.status`. */
async function openSmsService() {
  const received: Received[] = [];
  const answer = { status: 202 };
  const server = createServer(async (request, response) => {
    received.push({ headers: request.headers, body: JSON.parse(await text(request)) as Received['body'] });
    response.writeHead(answer.status).end();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/messages`, received, answer, close: () => void server.close() };
}

describe.each(usualDatabases)('text messages on $name', (database) => {
  let school: School;
  let admin: string;
  let service: Awaited<ReturnType<typeof openSmsService>>;
  let people: string[];
  beforeAll(async () => {
    service = await openSmsService();
    school = await openSchool(database, { sms: { url: service.url, token: 'a-secret-of-the-service' } });
    admin = await school.as('administrador');
    people = await Promise.all(
      (['docente', 'lectura'] as const).map(
        async (role) => (await school.call('getCurrentUser', { token: await school.as(role) })).data.data.id,
      ),
    );
    const setPhone = (id: string, phone: string | null) =>
      school.arrange((tx) => tx.updateTable('users').set({ phone }).where('id', '=', id).execute());
    await setPhone(people[0]!, '+56912345678');
    await setPhone(people[1]!, null);
  });
  afterAll(async () => {
    await school.close();
    service.close();
  });
  beforeEach(() => school.arrange((tx) => tx.deleteFrom('deliveries').execute()));

  const send = async (body: object) => {
    const audience = { scope: 'restricted', user_ids: people };
    const { status, data } = await school.call('createNotification', {
      token: admin,
      body: { ...body, audience },
    });
    expect(status).toBe(201);
    return data.data.id;
  };
  const rows = () =>
    school.arrange((tx) => tx.selectFrom('deliveries').selectAll().where('channel', '=', 'sms').execute());
  const states = async () => (await rows()).map(({ state, reason }) => reason ?? state);

  test('sends a drill to people with a phone number, and ordinary notifications to no one', async () => {
    const before = service.received.length;
    await send(ordinary);
    expect(await rows()).toEqual([]);
    const id = await send({ ...drill, content: 'Salgan al patio norte. '.repeat(40) });
    await expect.poll(states).toEqual(['sent']);
    const [message] = service.received.slice(before);
    expect(message!.headers).toMatchObject({
      authorization: 'Bearer a-secret-of-the-service',
      'content-type': 'application/json',
      'idempotency-key': message!.body.id,
    });
    expect(message!.body.to).toBe('+56912345678');
    expect(message!.body.text).toMatch(/^\[SIMULACRO\] Evacuación <b> · .* · Salgan al patio norte\. /);
    const [link] = /http:\S+$/.exec(message!.body.text)!;
    expect(link).toMatch(/^http:\/\/aromos\.localhost\/alert\/[\w-]+$/);
    expect(message!.body.text).toContain(`… ${link}`);
    expect(message!.body.text.length).toBeLessThanOrEqual(400);
    const path = { id };
    const { meta, data } = (await school.call('listNotificationRecipients', { token: admin, path })).data;
    expect(meta.deliveries.sms).toEqual({ queued: 0, sent: 1, failed: 0 });
    expect(data.map(({ person, sms }) => [person.id, sms?.state])).toEqual(
      expect.arrayContaining([
        [people[0], 'sent'],
        [people[1], undefined],
      ]),
    );
  });

  test.each([
    [422, 'number_refused'],
    [400, 'message_refused'],
  ])('gives up after the answer %i', async (status, reason) => {
    service.answer.status = status;
    await send(drill);
    await expect.poll(states).toEqual([reason]);
    service.answer.status = 202;
  });

  test('tries again, with the same id, when the service fails', async () => {
    const before = service.received.length;
    service.answer.status = 401;
    await send(drill);
    await expect.poll(async () => (await rows())[0]?.error).toContain('401');
    service.answer.status = 200;
    school.clock.now = new Date(school.clock.now.getTime() + 60_000);
    await school.call('requestPasswordReset', { body: { email: 'nobody@aromos.example' } });
    await expect.poll(states).toEqual(['sent']);
    const ids = service.received.slice(before).map(({ body }) => body.id);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });
});
