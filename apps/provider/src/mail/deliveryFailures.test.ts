import { describe, expect, test } from 'vitest';
import {
  drill,
  header,
  messageId,
  ordinary,
  prepareNotificationMails,
} from '../testing/notificationMails.ts';
import { usualDatabases } from '../testing/openSchool.ts';

describe.each(usualDatabases)('e-mails of notifications and failing servers on $name', (database) => {
  const { school, token, serve, send, getUserId, active, rows, states, wake, to } =
    prepareNotificationMails(database);

  const mailIntegration = async () => {
    const { data } = await school().call('listIntegrations', { token: token() });
    return data.data.find(({ id }) => id === 'smtp')!;
  };
  const stateOfMail = async () => (await mailIntegration()).state;

  test('lists why an e-mail was not delivered, and filters by it', async () => {
    const server = await serve({
      rejectAddress: (address) => (address.startsWith('docente') ? '550 5.1.1 No such user' : undefined),
    });
    const people = [await getUserId('docente'), await getUserId('direccion'), await getUserId('lectura')];
    const { id } = await send({ ...drill, ...to(...people) });
    await expect.poll(states).toEqual({ sent: 2, failed: 1 });
    expect(server.taken.map((mail) => mail.to[0]).toSorted()).toEqual([
      'direccion@aromos.example',
      'lectura@aromos.example',
    ]);
    const list = async (query = {}) =>
      (await school().call('listNotificationRecipients', { token: token(), path: { id }, query })).data;
    const all = await list();
    expect(all.meta).toMatchObject({ total: 3, deliveries: { email: { queued: 0, sent: 2, failed: 1 } } });
    const failed = await list({ 'filter[email]': 'failed' });
    expect(failed.meta.total).toBe(1);
    expect(failed.data).toMatchObject([
      { person: { id: people[0] }, email: { state: 'failed', failure: 'mailbox_refused' } },
    ]);
    await wake(60 * 24);
    expect((await rows()).find(({ state }) => state === 'failed')!.attempts).toBe(1);
  });

  test('sends the rest when a server rejects half of the recipients for now, and the rejected ones later', async () => {
    let isBusy = true;
    const isOdd = (address: string) => address.charCodeAt(0) % 2 === 1;
    const server = await serve({
      rejectAddress: (address) => (isBusy && isOdd(address) ? '450 4.2.1 Try again later' : undefined),
    });
    const expected = await active();
    await send(drill);
    const rejected = expected.filter(isOdd).length;
    expect(rejected).toBeGreaterThan(0);
    await expect.poll(states).toEqual({ sent: expected.length - rejected, queued: rejected });
    isBusy = false;
    await wake(1);
    await expect.poll(states).toEqual({ sent: expected.length });
    expect(server.taken.map((mail) => mail.to[0]).toSorted()).toEqual(expected);
  });

  test('sends all e-mails at once to a server that allows three connections, which is not failing', async () => {
    const server = await serve({ mostClients: 3 });
    const expected = await active();
    await send(drill);
    await expect.poll(states).toEqual({ sent: expected.length });
    expect(server.taken.map((mail) => mail.to[0]).toSorted()).toEqual(expected);
    // No e-mail waited for another attempt.
    expect(new Set((await rows()).map(({ attempts }) => attempts))).toEqual(new Set([1]));
    expect(await stateOfMail()).toBe('working');
  });

  test('keeps the e-mails that exceed the limit of a day, and sends them when the server takes them', async () => {
    let isOver = true;
    const server = await serve({
      rejectAddress: () =>
        isOver && server.taken.length >= 10 ? '550 5.4.5 Daily user sending limit exceeded' : undefined,
    });
    const expected = await active();
    const { id } = await send(drill);
    await expect.poll(stateOfMail).toBe('failing');
    const counts = await states();
    expect(counts.failed).toBeUndefined();
    expect(counts.queued).toBeGreaterThan(0);
    const reply = '550 5.4.5 Daily user sending limit exceeded';
    expect(await mailIntegration()).toMatchObject({
      problem: 'limit_reached',
      reply,
      waiting: counts.queued,
    });
    const { data } = await school().call('listNotificationRecipients', { token: token(), path: { id } });
    expect(data.meta.hold).toMatchObject({ problem: 'limit_reached', reply });
    isOver = false;
    await wake(60);
    await expect.poll(states).toEqual({ sent: expected.length });
    expect(server.taken.map((mail) => mail.to[0]).toSorted()).toEqual(expected);
  });

  test('sends each e-mail once to a server that dies in the middle and comes back', async () => {
    let left = 5;
    const server = await serve({
      beforeTaking: async () => {
        left -= 1;
        if (left === 0) void server.close();
      },
    });
    const expected = await active();
    await send(drill);
    await expect.poll(async () => (await rows()).some(({ error }) => error !== null)).toBe(true);
    const again = await serve();
    await expect.poll(states).toEqual({ sent: expected.length });
    const ids = [...server.taken, ...again.taken].map(({ text }) => messageId(text));
    expect(new Set(ids).size).toBe(expected.length);
  });

  test('retries a server that accepts connections and stays silent, while other schools’ e-mails go on', async () => {
    let connections = 0;
    const server = await serve({
      beforeGreeting: () => {
        connections += 1;
        return new Promise(() => undefined);
      },
    });
    const expected = await active();
    await send(drill);
    await expect.poll(() => connections).toBeGreaterThan(0);
    const host = 'puertoclaro.localhost';
    const theirs = await school().as('administrador', host);
    const { id } = (await school().call('getCurrentUser', { token: theirs, host })).data.data;
    const body = { ...drill, ...to(id) };
    expect((await school().call('createNotification', { token: theirs, host, body })).status).toBe(201);
    await expect.poll(() => school().mails.map((mail) => mail.to.address)).toHaveLength(1);
    expect(await states()).toEqual({ queued: expected.length });
    await expect
      .poll(async () => (await rows()).map(({ error }) => error))
      .toContain('The server did not answer in time.');
    delete server.options.beforeGreeting;
    await wake(1);
    await expect.poll(states).toEqual({ sent: expected.length });
    expect(server.taken.map((mail) => mail.to[0]).toSorted()).toEqual(expected);
  }, 60_000);

  test('sends an alert while a server holds the ordinary e-mails', async () => {
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let isHolding = false;
    const server = await serve({
      beforeTaking: () => {
        if (isHolding) return Promise.resolve();
        isHolding = server.taken.length === 0 && waiting.length === 4;
        waiting.push(1);
        return held;
      },
    });
    const waiting: number[] = [];
    await send(ordinary);
    await expect.poll(() => waiting.length).toBe(5);
    await send({ ...drill, ...to(await getUserId('docente')) });
    await expect.poll(() => server.taken.length).toBe(1);
    expect(header(server.taken[0]!.text, 'Subject')).toContain('SIMULACRO');
    release();
    const expected = await active();
    await expect.poll(states).toEqual({ sent: expected.length + 1 });
  });

  test('sends nothing to a person who was suspended after the alert, and no late alert after its end', async () => {
    const server = await serve({ reject: { sender: '451 Later' } });
    const [teacher, head] = [await getUserId('docente'), await getUserId('direccion')];
    const { id } = await send({ ...drill, ...to(teacher, head) });
    await expect.poll(async () => (await rows()).some(({ error }) => error !== null)).toBe(true);
    await school().call('endEmergency', { token: token(), path: { id }, body: { content: 'Terminó.' } });
    // No attempt is in progress, which could still have read that the account was active.
    const isResting = ({ lease, next_attempt_at }: Awaited<ReturnType<typeof rows>>[number]) =>
      lease === null && next_attempt_at > school().clock.now;
    await expect.poll(async () => (await rows()).every(isResting)).toBe(true);
    const suspend = (status: 'active' | 'suspended') =>
      school().arrange((tx) => tx.updateTable('users').set({ status }).where('id', '=', teacher).execute());
    await suspend('suspended');
    delete server.options.reject;
    await wake(5);
    await expect.poll(states).toEqual({ sent: 1, failed: 3 });
    await suspend('active');
    expect(server.taken.map((mail) => mail.to[0])).toEqual(['direccion@aromos.example']);
    expect(header(server.taken[0]!.text, 'Subject')).toContain('FIN_DEL_SIMULACRO');
    const reasons = (await rows())
      .map(({ reason }) => reason)
      .filter(Boolean)
      .toSorted();
    expect(reasons).toEqual(['account_inactive', 'account_inactive', 'superseded']);
  });

  test('takes over the e-mails of a process that died', async () => {
    const server = await serve({ reject: { sender: '451 Later' } });
    await send({ ...drill, ...to(await getUserId('docente')) });
    await expect.poll(async () => (await rows())[0]?.error).toContain('451');
    // The row's state when the process died: claimed, not marked.
    const lease_expires_at = new Date(school().clock.now.getTime() + 30_000);
    const died = { lease: '01990000-0000-7000-8000-000000000001', lease_expires_at };
    await school().arrange((tx) =>
      tx
        .updateTable('deliveries')
        .set({ ...died, next_attempt_at: school().clock.now })
        .execute(),
    );
    delete server.options.reject;
    await wake();
    expect(await states()).toEqual({ queued: 1 });
    await wake(1);
    await expect.poll(states).toEqual({ sent: 1 });
    expect(server.taken).toHaveLength(1);
  });
});
