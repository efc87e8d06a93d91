import { demoPasswords } from '@school/domain/fixtures';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../newId.ts';
import { cancelScheduled } from '../testing/cancelScheduled.ts';
import { type MailServer, type MailServerOptions, openMailServer } from '../testing/mailServer.ts';
import { linkValues } from '../testing/linkValues.ts';
import { nameMailServer } from '../testing/nameMailServer.ts';
import { usualDatabases, type Host, openSchool, type School } from '../testing/openSchool.ts';
import { newPerson } from '../testing/writing.ts';
import { mostAttempts } from './queue.ts';

const ours = 'aromos.localhost' as Host;
const theirs = 'puertoclaro.localhost' as Host;

describe.each(usualDatabases)('mail through a school’s own server on $name', (database) => {
  let school: School;
  const tokens = new Map<Host, string>();
  const open: MailServer[] = [];
  beforeAll(async () => {
    school = await openSchool(database, { outboundAllow: ['127.0.0.1'] });
    for (const host of [ours, theirs]) {
      tokens.set(host, await school.as('administrador', host));
      await cancelScheduled(school, host);
    }
  });
  afterAll(() => school.close());
  beforeEach(async () => {
    await school.db.deleteFrom('rate_limits').execute();
    for (const host of [ours, theirs])
      await school.arrange(async (tx) => {
        await tx.deleteFrom('email_jobs').execute();
        await tx.deleteFrom('smtp_settings').execute();
      }, host);
  });
  afterEach(() => Promise.all(open.splice(0).map((server) => server.close())));

  const settings = ({ port }: { port: number }, change: object = {}) => ({
    host: '127.0.0.1',
    port,
    encryption: 'none',
    auth: 'none',
    from_name: 'Avisos',
    from_address: 'avisos@colegio.example',
    reply_to: 'hola@colegio.example',
    ...change,
  });
  const serve = async (options: MailServerOptions = {}, host = ours, change: object = {}) => {
    const server = await openMailServer(options);
    open.push(server);
    await name(server, host, change);
    return server;
  };
  const name = async (server: { port: number }, host = ours, change: object = {}) => {
    await nameMailServer(school, { token: tokens.get(host)!, host, body: settings(server, change) });
  };
  const recover = (role: string, host = ours) =>
    school.call('requestPasswordReset', {
      host,
      body: { email: `${role}@${host.replace('localhost', 'example')}` },
    });
  const rows = (host = ours) =>
    school.arrange((tx) => tx.selectFrom('email_jobs').selectAll().orderBy('id').execute(), host);
  const later = (minutes: number) => {
    school.clock.now = new Date(school.clock.now.getTime() + minutes * 60_000);
    return recover('nobody');
  };
  const part = (text: string | undefined, pattern: RegExp) => pattern.exec(text ?? '')?.[0];
  const messageId = (text?: string) => part(text, /^Message-ID: .*$/im);
  const decoded = (text: string) => text.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
  const linkIn = (text?: string) => part(decoded(text ?? ''), /https?:\/\/\S+/);

  test('uses the school’s own server and sender address, and does not affect other schools', async () => {
    const server = await serve();
    await recover('docente');
    await recover('docente', theirs);
    await recover('direccion', theirs);
    await expect.poll(() => server.taken.length).toBe(1);
    expect(server.taken[0]).toMatchObject({ from: 'avisos@colegio.example', to: ['docente@aromos.example'] });
    expect(server.taken[0]!.text).toMatch(/^From: Avisos <avisos@colegio\.example>\r?$/m);
    expect(server.taken[0]!.text).toMatch(/^Reply-To: hola@colegio\.example\r?$/m);
    await expect
      .poll(() => school.mails.map(({ to }) => to.address))
      .toContain('direccion@puertoclaro.example');
    await expect
      .poll(async () => (await rows()).every(({ sent_at, payload }) => sent_at && !payload))
      .toBe(true);
  });

  test('invites a new person in the school’s language, for seven days', async () => {
    const server = await serve();
    const token = tokens.get(ours)!;
    const role = (await school.call('listRoles', { token })).data.data[4]!;
    const someone = newPerson({ role_ids: [role.id] });
    expect((await school.call('createUser', { token, body: someone })).status).toBe(201);
    await expect.poll(() => server.taken.length).toBe(1);
    expect(server.taken[0]!.to).toEqual([someone.email]);
    const link = new URL(linkIn(server.taken[0]!.text)!);
    expect(link.pathname).toBe('/auth/reset-password');
    const started = school.clock.now;
    school.clock.now = new Date(started.getTime() + 6 * 86_400_000);
    const words = { password: 'un caballo correcto', password_confirmation: 'un caballo correcto' };
    const body = { ...words, token: linkValues(link.href).get('token'), email: someone.email };
    expect((await school.call('resetPassword', { body })).status).toBe(200);
    school.clock.now = started;
  });

  test('does not retry a permanent rejection, and retries a temporary one with the same mail', async () => {
    const server = await serve({ reject: { recipient: '550 5.1.1 No such user' } });
    await recover('docente');
    await expect.poll(async () => (await rows())[0]?.problem).toBe('recipient_refused');
    const [rejected] = await rows();
    expect(rejected).toMatchObject({ attempts: 1, payload: null, lease: null, failed_at: expect.any(Date) });
    expect(rejected!.error).toContain('550 5.1.1 No such user');
    server.options.reject = { message: '451 4.3.0 Try again later' };
    await recover('direccion');
    await expect.poll(async () => (await rows()).map(({ problem }) => problem)).toContain('server_busy');
    delete server.options.reject;
    await later(2);
    await expect.poll(() => server.taken.map(({ to }) => to[0])).toEqual(['direccion@aromos.example']);
    const stays = (await rows()).find(({ id }) => id === rejected!.id);
    expect(stays).toMatchObject({ attempts: 1, sent_at: null });
  });

  test('does not delay other schools when one server is slow', async () => {
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const slow = await serve({ beforeTaking: () => held }, theirs);
    const quick = await serve();
    await recover('docente', theirs);
    await expect.poll(async () => (await rows(theirs))[0]?.lease).toBeTruthy();
    for (const role of ['docente', 'direccion', 'asistente']) await recover(role);
    await expect.poll(() => quick.taken.length).toBe(3);
    expect(slow.taken).toEqual([]);
    release();
    await expect.poll(() => slow.taken.length).toBe(1);
    await expect.poll(async () => (await rows(theirs))[0]?.sent_at).toBeTruthy();
  });

  test('sends at once by new settings when the old server fails during their change', async () => {
    let isDelivering = false;
    const old = await serve({
      beforeTaking: () => {
        isDelivering = true;
        return new Promise(() => undefined);
      },
    });
    await recover('docente');
    await expect.poll(() => isDelivering).toBe(true);
    const current = await openMailServer();
    open.push(current);
    const body = { ...settings(current), current_password: demoPasswords.aromos };
    const token = tokens.get(ours)!;
    expect((await school.call('updateSmtpSettings', { token, body })).status).toBe(200);
    await recover('direccion');
    await old.close();
    // The e-mail about the change waits for the old server too.
    const people = ['administrador', 'direccion', 'docente', 'h.bascunan'].map(
      (name) => `${name}@aromos.example`,
    );
    // The queue stores why an e-mail was not sent.
    const recipients = async () =>
      current.taken.length < people.length
        ? JSON.stringify(await rows())
        : current.taken.map(({ to }) => to[0]).toSorted();
    await expect.poll(recipients).toEqual(people);
  });

  test('shows a wrong password, and sends waiting mails as soon as it is corrected', async () => {
    const user = { name: 'avisos', password: 'una frase larga' };
    const login = { auth: 'login', username: user.name };
    const server = await serve({ user }, ours, { ...login, password: 'otra' });
    await recover('docente');
    await recover('direccion');
    const state = async () =>
      (await school.call('listIntegrations', { token: tokens.get(ours)! })).data.data[0];
    await expect.poll(async () => (await state())?.problem).toBe('wrong_password');
    expect(await state()).toMatchObject({ waiting: 2, given_up: 0 });
    await name(server, ours, { ...login, password: user.password });
    await expect.poll(() => server.taken.length).toBe(2);
    await expect.poll(async () => (await state())?.problem).toBe(null);
  });

  test('repeats a mail after a crash with the same Message-ID and link', async () => {
    const payloads: Buffer[] = [];
    const server = await serve({
      beforeTaking: async () => {
        const [row] = await rows();
        payloads.push(row!.payload!);
      },
    });
    await recover('docente');
    await expect.poll(async () => (await rows())[0]?.sent_at).toBeTruthy();
    // The row's state when the process died: claimed, sent, not marked.
    const crashed = {
      payload: payloads[0]!,
      sent_at: null,
      lease: newId(new Date()),
      lease_expires_at: school.clock.now,
    };
    await school.arrange((tx) => tx.updateTable('email_jobs').set(crashed).execute());
    await later(5);
    await expect.poll(() => server.taken.length).toBe(2);
    const [first, second] = server.taken.map(({ text }) => text);
    expect(messageId(first)).toMatch(/<[0-9a-f-]{36}@colegio\.example>/);
    expect(messageId(second)).toBe(messageId(first));
    expect(linkIn(second)).toBe(linkIn(first));
  });

  test('gives up a mail that cannot be rendered, without delaying others', async () => {
    const server = await serve();
    const early = new Date(school.clock.now.getTime() - 60_000);
    const id = newId(early);
    await school.arrange(async (tx) => {
      const { rows: colleges } = await sql<{ id: string }>`select id from colleges`.execute(tx);
      const row = { college_id: colleges[0]!.id, id, payload: Buffer.from('torn'), created_at: early };
      await tx
        .insertInto('email_jobs')
        .values({ ...row, next_attempt_at: early })
        .execute();
    });
    await recover('docente');
    // The queue stores why no e-mail was sent.
    const sent = async () => (server.taken.length > 0 ? 'sent' : JSON.stringify(await rows()));
    await expect.poll(sent).toBe('sent');
    await expect.poll(async () => (await rows())[0]?.error).toContain('Encrypted');
    const attempts = { attempts: mostAttempts - 1, next_attempt_at: early };
    await school.arrange((tx) => tx.updateTable('email_jobs').set(attempts).where('id', '=', id).execute());
    await recover('nobody');
    await expect.poll(async () => (await rows())[0]?.failed_at).toBeTruthy();
  });
});
