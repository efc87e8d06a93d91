import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { NotificationWrite } from '@school/domain';
import { type MailServer, type MailServerOptions, openMailServer } from '../testing/mailServer.ts';
import { databases, type Host, openSchool, type School } from '../testing/openSchool.ts';

const ours = 'aromos.localhost' as Host;
const theirs = 'puertoclaro.localhost' as Host;

const drill: NotificationWrite = {
  title: 'Evacuación <b>',
  content: 'Salgan al patio norte.\n\nNo usen el ascensor.',
  audience: { scope: 'all' },
  status: 'sent',
  emergency: true,
  mode: 'drill',
};
const ordinary: NotificationWrite = { ...drill, title: 'Reunión', emergency: false, mode: 'real' };

const header = (text: string, name: string) =>
  new RegExp(`^${name}: (.*(?:\\r?\\n[ \\t].*)*)`, 'im').exec(text)?.[1];
const messageId = (text: string) => header(text, 'Message-ID')!;

describe.each(databases)('e-mails of notifications on $name', (database) => {
  let school: School;
  let token: string;
  const open: MailServer[] = [];
  beforeAll(async () => {
    school = await openSchool(database, { outboundAllow: ['127.0.0.1'] });
    token = await school.as('administrador');
  });
  afterAll(() => school.close());
  beforeEach(async () => {
    await school.db.deleteFrom('rate_limits').execute();
    for (const host of [ours, theirs])
      await school.arrange(async (tx) => {
        await tx.deleteFrom('deliveries').execute();
        await tx.deleteFrom('smtp_settings').execute();
        await tx.updateTable('users').set({ email_notifications: 'immediately', language: null }).execute();
      }, host);
    school.mails.length = 0;
  });
  afterEach(() => Promise.all(open.splice(0).map((server) => server.close())));

  const serve = async (options: MailServerOptions = {}) => {
    const server = await openMailServer(options);
    open.push(server);
    const body = {
      host: '127.0.0.1',
      port: server.port,
      encryption: 'none',
      auth: 'none',
      from_name: 'Avisos',
      from_address: 'avisos@colegio.example',
      reply_to: null,
    };
    expect((await school.call('updateSmtpSettings', { token, body })).status).toBe(200);
    return server;
  };
  const send = async (body: object) => {
    const answer = await school.call('createNotification', { token, body });
    expect(answer.status).toBe(201);
    return answer.data.data;
  };
  const idOf = async (role: 'docente' | 'direccion' | 'lectura') =>
    (await school.call('getCurrentUser', { token: await school.as(role) })).data.data.id;
  const to = (...ids: string[]) => ({ audience: { scope: 'restricted' as const, user_ids: ids } });
  const active = (host = ours) =>
    school.arrange(
      async (tx) =>
        (await tx.selectFrom('users').select('email').where('status', '=', 'active').execute())
          .map(({ email }) => email)
          .toSorted(),
      host,
    );
  const rows = () =>
    school.arrange((tx) => tx.selectFrom('deliveries').selectAll().orderBy('user_id').execute());
  const states = async () => {
    const counts: Record<string, number> = {};
    for (const { state } of await rows()) counts[state] = (counts[state] ?? 0) + 1;
    return counts;
  };
  const wake = (minutes = 0) => {
    school.clock.now = new Date(school.clock.now.getTime() + minutes * 60_000);
    return school.call('requestPasswordReset', { body: { email: 'nobody@aromos.example' } });
  };

  test('sends each active person of the school exactly one e-mail, of an alert, its update and its end', async () => {
    const server = await serve();
    const expected = await active();
    const { id } = await send(drill);
    await expect.poll(() => server.taken.length, { timeout: 15_000 }).toBe(expected.length);
    expect(server.taken.flatMap((mail) => mail.to).toSorted()).toEqual(expected);
    const update = { token, path: { id }, body: { content: 'Sigan en el patio.' } };
    expect((await school.call('followUpNotification', update)).status).toBe(200);
    await expect.poll(() => server.taken.length, { timeout: 15_000 }).toBe(expected.length * 2);
    expect((await school.call('endEmergency', update)).status).toBe(200);
    await expect.poll(() => server.taken.length, { timeout: 15_000 }).toBe(expected.length * 3);
    expect(new Set(server.taken.map(({ text }) => messageId(text))).size).toBe(expected.length * 3);
    await expect.poll(states).toEqual({ sent: expected.length * 3 });
    const mine = server.taken.filter((mail) => mail.to[0] === 'docente@aromos.example');
    const [first, second, third] = mine.map(({ text }) => text) as [string, string, string];
    expect(header(first, 'References')).toBeUndefined();
    expect([second, third].map((text) => header(text, 'References'))).toEqual([
      messageId(first),
      messageId(first),
    ]);
    expect(first).toMatch(/^X-Priority: 1/m);
    expect(header(first, 'List-Unsubscribe')).toBeUndefined();
  });

  test('says in subject, text and HTML that a drill is one, and escapes what people wrote', async () => {
    await send({ ...drill, ...to(await idOf('docente')) });
    await expect.poll(() => school.mails.length).toBe(1);
    const [mail] = school.mails;
    expect(mail!.subject).toBe('[SIMULACRO] Evacuación <b>');
    expect(mail!.text).toMatch(/^\*\*\* SIMULACRO \*\*\*/);
    expect(mail!.text).toContain('No hay una emergencia real');
    expect(mail!.text).toContain('Salgan al patio norte.\n\nNo usen el ascensor.');
    expect(mail!.html).toContain('Evacuación &lt;b&gt;');
    expect(mail!.html).not.toContain('Evacuación <b>');
    expect(mail!.text).toMatch(/\nhttp:\/\/aromos\.localhost\/notifications\/[0-9a-f-]{36}\n/);
  });

  test('names a real alert as real', async () => {
    const inspector = await school.as('inspectoria');
    const me = (await school.call('getCurrentUser', { token: inspector })).data.data;
    await school.call('setUserPin', { token, path: { id: me.id }, body: { pin: '739154' } });
    const body = { ...drill, mode: 'real', pin: '739154', ...to(await idOf('docente')) };
    expect((await school.call('createNotification', { token: inspector, body })).status).toBe(201);
    const urgent = () => school.mails.filter(({ priority }) => priority === 'urgent');
    await expect.poll(() => urgent().map(({ subject }) => subject)).toEqual(['[ALERTA REAL] Evacuación <b>']);
  });

  test('writes in the language of the person', async () => {
    const teacher = await school.as('docente');
    const body = { language: 'ar' };
    expect((await school.call('updatePreferences', { token: teacher, body })).data.data.language).toBe('ar');
    await send({ ...drill, ...to(await idOf('docente')) });
    await expect.poll(() => school.mails.length).toBe(1);
    expect(school.mails[0]!.subject).toContain('[تدريب]');
    expect(school.mails[0]!.html).toContain('<html lang="ar" dir="rtl">');
    expect(school.mails[0]!.html).toContain('<h1 dir="ltr"');
  });

  test('sends a scheduled notification by e-mail when its time comes', async () => {
    const scheduled_at = new Date(school.clock.now.getTime() + 60_000).toISOString();
    await send({ ...ordinary, scheduled_at, ...to(await idOf('docente')) });
    expect(await rows()).toEqual([]);
    await wake(2);
    await expect.poll(() => school.mails.length, { timeout: 12_000 }).toBe(1);
    expect(school.mails[0]).toMatchObject({ subject: 'Reunión', priority: 'bulk' });
  }, 20_000);

  test('does not send ordinary notifications to a person who wants none, but alerts', async () => {
    const [teacher, head] = [await idOf('docente'), await idOf('direccion')];
    const own = await school.as('docente');
    const preferences = { token: own, body: { email_notifications: 'app_only' } };
    expect((await school.call('updatePreferences', preferences)).status).toBe(200);
    expect((await school.call('getPreferences', { token: own })).data.data).toEqual({
      language: null,
      email_notifications: 'app_only',
    });
    const { id } = await send({ ...ordinary, ...to(teacher, head) });
    await expect.poll(states).toEqual({ sent: 1 });
    expect(school.mails.map((mail) => mail.to.address)).toEqual(['direccion@aromos.example']);
    const listed = await school.call('listNotificationRecipients', { token, path: { id } });
    expect(listed.data.data.find(({ person }) => person.id === teacher)!.email).toBeNull();
    await send({ ...drill, ...to(teacher) });
    await expect.poll(() => school.mails.length).toBe(2);
    expect(school.mails[1]!.to.address).toBe('docente@aromos.example');
  });

  test('switches ordinary e-mails off by the one-click address, for its person only', async () => {
    const teacher = await idOf('docente');
    await send({ ...ordinary, ...to(teacher) });
    await expect.poll(() => school.mails.length).toBe(1);
    const address = new URL(school.mails[0]!.unsubscribe!);
    const post = (url: string, host: string = ours) =>
      school.app.inject({
        method: 'POST',
        url,
        headers: { host, 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      });
    const altered = `${address.pathname.slice(0, -2)}${address.pathname.endsWith('AA') ? 'BB' : 'AA'}`;
    expect((await post(altered)).statusCode).toBe(404);
    expect((await post(address.pathname, theirs)).statusCode).toBe(404);
    expect((await post(address.pathname)).statusCode).toBe(204);
    expect((await post(address.pathname)).statusCode).toBe(204);
    const off = await school.arrange((tx) =>
      tx.selectFrom('users').select('id').where('email_notifications', '=', 'app_only').execute(),
    );
    expect(off).toEqual([{ id: teacher }]);
  });

  test('lists why an e-mail was not delivered, and filters by it', async () => {
    const server = await serve({
      refuseAddress: (address) => (address.startsWith('docente') ? '550 5.1.1 No such user' : undefined),
    });
    const people = [await idOf('docente'), await idOf('direccion'), await idOf('lectura')];
    const { id } = await send({ ...drill, ...to(...people) });
    await expect.poll(states).toEqual({ sent: 2, failed: 1 });
    expect(server.taken.map((mail) => mail.to[0]).toSorted()).toEqual([
      'direccion@aromos.example',
      'lectura@aromos.example',
    ]);
    const list = async (query = {}) =>
      (await school.call('listNotificationRecipients', { token, path: { id }, query })).data;
    const all = await list();
    expect(all.meta).toMatchObject({ total: 3, emails: { queued: 0, sent: 2, failed: 1 } });
    const failed = await list({ 'filter[email]': 'failed' });
    expect(failed.meta.total).toBe(1);
    expect(failed.data).toMatchObject([
      { person: { id: people[0] }, email: { state: 'failed', failure: 'mailbox_refused' } },
    ]);
    await wake(60 * 24);
    expect((await rows()).find(({ state }) => state === 'failed')!.attempts).toBe(1);
  });

  test('sends the rest when a server refuses half of the recipients for now, and the refused ones later', async () => {
    let isBusy = true;
    const odd = (address: string) => address.charCodeAt(0) % 2 === 1;
    const server = await serve({
      refuseAddress: (address) => (isBusy && odd(address) ? '450 4.2.1 Try again later' : undefined),
    });
    const expected = await active();
    await send(drill);
    const refused = expected.filter(odd).length;
    expect(refused).toBeGreaterThan(0);
    await expect.poll(states).toEqual({ sent: expected.length - refused, queued: refused });
    isBusy = false;
    await wake(1);
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
    await expect
      .poll(async () => (await rows()).some(({ error }) => error !== null), { timeout: 15_000 })
      .toBe(true);
    const again = await serve();
    await expect.poll(states, { timeout: 15_000 }).toEqual({ sent: expected.length });
    const ids = [...server.taken, ...again.taken].map(({ text }) => messageId(text));
    expect(new Set(ids).size).toBe(expected.length);
  }, 40_000);

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
    await send({ ...drill, ...to(await idOf('docente')) });
    await expect.poll(() => server.taken.length).toBe(1);
    expect(header(server.taken[0]!.text, 'Subject')).toContain('SIMULACRO');
    release();
    const expected = await active();
    await expect.poll(states, { timeout: 15_000 }).toEqual({ sent: expected.length + 1 });
  }, 40_000);

  test('sends nothing to a person who was suspended after the alert, and no late alert after its end', async () => {
    const server = await serve({ refuse: { sender: '451 Later' } });
    const [teacher, head] = [await idOf('docente'), await idOf('direccion')];
    const { id } = await send({ ...drill, ...to(teacher, head) });
    await expect.poll(async () => (await rows()).some(({ error }) => error !== null)).toBe(true);
    await school.call('endEmergency', { token, path: { id }, body: { content: 'Terminó.' } });
    const suspend = (status: 'active' | 'suspended') =>
      school.arrange((tx) => tx.updateTable('users').set({ status }).where('id', '=', teacher).execute());
    await suspend('suspended');
    delete server.options.refuse;
    await wake(5);
    await expect.poll(states, { timeout: 15_000 }).toEqual({ sent: 1, failed: 3 });
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
    const server = await serve({ refuse: { sender: '451 Later' } });
    await send({ ...drill, ...to(await idOf('docente')) });
    await expect.poll(async () => (await rows())[0]?.error).toContain('451');
    // The row's state when the process died: claimed, not marked.
    const lease_expires_at = new Date(school.clock.now.getTime() + 30_000);
    const died = { lease: '01990000-0000-7000-8000-000000000001', lease_expires_at };
    await school.arrange((tx) =>
      tx
        .updateTable('deliveries')
        .set({ ...died, next_attempt_at: school.clock.now })
        .execute(),
    );
    delete server.options.refuse;
    await wake();
    expect(await states()).toEqual({ queued: 1 });
    await wake(1);
    await expect.poll(states).toEqual({ sent: 1 });
    expect(server.taken).toHaveLength(1);
  });

  test('queues five thousand e-mails in one statement', async () => {
    const add = sql`
      insert into users (college_id, id, name, email, password_hash, status, search_text, created_at, updated_at)
      select college_id, gen_random_uuid(), 'Ana', 'many' || n || '@aromos.example', 'x', 'active', 'ana', created_at, created_at
      from (select college_id, created_at from users limit 1) one, generate_series(1, 5000) n`;
    await school.arrange((tx) => add.execute(tx));
    const statements: string[] = [];
    school.watch((statement) => statements.push(statement));
    const { counts } = await send(ordinary);
    school.watch(undefined);
    expect(counts.recipients).toBeGreaterThan(5000);
    expect(statements.filter((statement) => statement.includes('insert into deliveries'))).toHaveLength(1);
    expect(await rows()).toHaveLength(counts.recipients);
    await school.arrange(async (tx) => {
      await tx.deleteFrom('deliveries').execute();
      await tx.deleteFrom('users').where('email', 'like', 'many%').execute();
    });
  }, 60_000);
});
