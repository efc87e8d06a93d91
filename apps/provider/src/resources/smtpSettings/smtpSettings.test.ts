import { demoPasswords } from '@school/domain/fixtures';
import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openAuthority } from '../../testing/certificates.ts';
import { type MailServer, type MailServerOptions, openMailServer } from '../../testing/mailServer.ts';
import { usualDatabases, openSchool, type School } from '../../testing/openSchool.ts';
import { nameMailServer } from '../../testing/nameMailServer.ts';
import { freePort } from '../../testing/startProvider.ts';

const authority = openAuthority();
const certificate = authority.certify('localhost');
const user = { name: 'avisos', password: 'una frase larga' };

describe.each(usualDatabases)('mail settings on $name', (database) => {
  let school: School;
  let token: string;
  const open: { close: () => unknown }[] = [];
  const trusted = getCACertificates('default');
  beforeAll(async () => {
    setDefaultCACertificates([...trusted, authority.cert]);
    school = await openSchool(database, { outboundAllow: ['127.0.0.1', '::1'] });
    token = await school.as('administrador');
  });
  afterAll(async () => {
    setDefaultCACertificates(trusted);
    await school.close();
  });
  beforeEach(() => school.db.deleteFrom('rate_limits').execute());
  afterEach(() => Promise.all(open.splice(0).map((server) => server.close())));

  const server = async (options: MailServerOptions = {}): Promise<MailServer> => {
    const opened = await openMailServer(options);
    open.push(opened);
    return opened;
  };
  const body = (change: object = {}) => ({
    host: 'localhost',
    port: 25,
    encryption: 'none',
    auth: 'none',
    from_name: 'Colegio Los Aromos',
    from_address: 'avisos@aromos.example',
    current_password: demoPasswords.aromos,
    ...change,
  });
  const login = { auth: 'login', username: user.name, password: user.password };
  const updateSettings = (change: object = {}) =>
    school.call('updateSmtpSettings', { token, body: body(change) });
  const testSmtp = (to = 'ana@correo.example') => school.call('testSmtp', { token, body: { to } });
  /** Without the e-mails about the changed server. */
  const testMails = ({ taken }: MailServer) => taken.filter(({ text }) => text.includes('Correo de prueba'));
  /** The names of the passed steps, and the problem of the failed one. */
  const steps = async (change: object) => {
    const response = await updateSettings(change);
    expect([response.status, response.data.errors]).toEqual([200, undefined]);
    const { data } = await testSmtp();
    return data.steps.map(({ name, ok, problem }) => (ok ? name : `${name}: ${problem}`)).join(', ');
  };

  test('never returns the password, and stores it encrypted', async () => {
    const fresh = await openSchool(database);
    const adminToken = await fresh.as('administrador');
    expect((await fresh.call('getSmtpSettings', { token: adminToken })).data.data).toMatchObject({
      host: null,
      has_password: false,
      updated_at: null,
    });
    const to = { to: 'ana@correo.example' };
    expect((await fresh.call('testSmtp', { token: adminToken, body: to })).status).toBe(422);
    const response = await fresh.call('updateSmtpSettings', {
      token: adminToken,
      body: body({ ...login, reply_to: 'contacto@aromos.example' }),
    });
    expect(response.data.data).toMatchObject({ host: 'localhost', username: 'avisos', has_password: true });
    const rows = await fresh.arrange(async (tx) => [
      await tx.selectFrom('smtp_settings').selectAll().execute(),
      await tx.selectFrom('audit_entries').selectAll().execute(),
    ]);
    const encrypted = rows[0]!.map((row) => String((row as { password?: Buffer }).password));
    expect(JSON.stringify([response.data, rows, encrypted])).not.toContain(user.password);
    expect(rows[1]).toMatchObject([
      { action: 'settings_changed', after: { host: 'localhost', password: 'changed' } },
    ]);
    await fresh.close();
  });

  test('keeps an omitted password, but not for another server or user, or without encryption', async () => {
    const { password: _left, ...without } = login;
    await updateSettings({ ...login, encryption: 'starttls' });
    const again = await updateSettings({ ...without, encryption: 'tls', password: '', from_name: 'Otro' });
    expect(again.data.data).toMatchObject({ has_password: true, from_name: 'Otro' });
    for (const change of [
      { host: 'evil.example' },
      { port: 2525 },
      { username: 'otro' },
      { encryption: 'none' },
    ]) {
      const answer = await updateSettings({ ...without, encryption: 'tls', ...change });
      expect([answer.status, Object.keys(answer.data.errors!)]).toEqual([422, ['password']]);
    }
    expect((await updateSettings({})).data.data.has_password).toBe(false);
    expect((await updateSettings({ ...without, encryption: 'tls' })).status).toBe(422);
  });

  test.each([
    ['host', 'a b'],
    ['host', 'smtp.aromos.example\r\nx'],
    ['host', 'https://smtp.aromos.example'],
    ['host', '-a.example'],
    ['host', 'a..b'],
    ['port', 0],
    ['port', 65_536],
    ['encryption', 'ssl'],
    ['from_name', 'Colegio\r\nBcc: evil@example.com'],
    ['from_name', ' '],
    ['from_address', 'avisos@aromos.example\nBcc: x@y.z'],
    ['from_address', 'nobody'],
    ['reply_to', 'a@b.cl\r\nx'],
    ['username', 'a\nb'],
    ['password', 'a\r\nb'],
    ['enabled', true],
  ])('rejects %s as %j', async (field, value) => {
    const answer = await updateSettings({ ...login, [field]: value });
    expect([answer.status, Object.keys(answer.data.errors!)]).toEqual([422, [field]]);
  });

  test('sends a test e-mail and reports each step', async () => {
    const opened = await server();
    expect(await steps({ port: opened.port, reply_to: 'contacto@aromos.example' })).toBe(
      'resolve, connect, greeting, sender, recipient, send',
    );
    const testMailsBefore = testMails(opened);
    expect(testMailsBefore).toMatchObject([
      { from: 'avisos@aromos.example', to: ['ana@correo.example'], secure: false },
    ]);
    expect(testMailsBefore[0]!.text).toMatch(/^Subject: Correo de prueba de Colegio Los Aromos\r?$/m);
    expect(testMailsBefore[0]!.text).toMatch(/^Reply-To: contacto@aromos\.example\r?$/m);
    const to = { to: 'a@b.cl\r\nBcc: x@y.z' };
    expect((await school.call('testSmtp', { token, body: to })).data.errors).toHaveProperty('to');
  });

  test('encrypts from the first byte or with STARTTLS, and signs in with user and password', async () => {
    const start = await server({ encryption: 'starttls', certificate, user });
    expect(await steps({ ...login, port: start.port, encryption: 'starttls' })).toBe(
      'resolve, connect, greeting, secure, sign_in, sender, recipient, send',
    );
    const whole = await server({ encryption: 'tls', certificate, user });
    expect(await steps({ ...login, port: whole.port, encryption: 'tls' })).toBe(
      'resolve, connect, secure, greeting, sign_in, sender, recipient, send',
    );
    const expected = [{ user: 'avisos', secure: true }];
    for (const opened of [start, whole]) expect(testMails(opened)).toMatchObject(expected);
  });

  test('distinguishes wrong certificates', async () => {
    const wrong = {
      certificate_wrong_host: authority.certify('otro.example'),
      certificate_expired: authority.certify('localhost', Date.now() - 86_400_000),
      certificate_untrusted: openAuthority().certify('localhost'),
    };
    for (const [problem, bad] of Object.entries(wrong)) {
      const start = await server({ encryption: 'starttls', certificate: bad });
      expect(await steps({ port: start.port, encryption: 'starttls' })).toBe(
        `resolve, connect, greeting, secure: ${problem}`,
      );
      const whole = await server({ encryption: 'tls', certificate: bad });
      expect(await steps({ port: whole.port, encryption: 'tls' })).toBe(
        `resolve, connect, secure: ${problem}`,
      );
    }
  });

  test('never falls back from encryption to a plain connection', async () => {
    const plain = await server();
    expect(await steps({ port: plain.port, encryption: 'starttls' })).toBe(
      'resolve, connect, greeting, secure: tls_not_offered',
    );
    expect(await steps({ port: plain.port, encryption: 'tls' })).toBe('resolve, connect, secure: tls_failed');
    expect(plain.taken).toEqual([]);
  });

  test('distinguishes a failed sign-in from a rejected message', async () => {
    const { port, options } = await server({ user, reject: {} });
    const other = { ...login, port };
    expect(await steps({ ...other, password: 'otra' })).toBe(
      'resolve, connect, greeting, sign_in: wrong_password',
    );
    const last = (await testSmtp()).data.steps.at(-1)!;
    expect(last.detail).toContain('535 5.7.8 Authentication failed');
    expect(last.server_reply).toBe('535 5.7.8 Authentication failed');
    for (const { took_ms } of (await testSmtp()).data.steps) expect(took_ms).toBeGreaterThanOrEqual(0);
    options.reject!.sender = '553 5.7.1 Not your address';
    expect(await steps(other)).toBe('resolve, connect, greeting, sign_in, sender: sender_refused');
    options.reject = { recipient: '550 5.1.1 No such user' };
    expect(await steps(other)).toBe(
      'resolve, connect, greeting, sign_in, sender, recipient: recipient_refused',
    );
    options.reject = { recipient: '450 4.2.0 Greylisted' };
    expect(await steps(other)).toBe('resolve, connect, greeting, sign_in, sender, recipient: server_busy');
    options.reject = { message: '554 5.7.1 Spam' };
    expect(await steps(other)).toBe(
      'resolve, connect, greeting, sign_in, sender, recipient, send: message_refused',
    );
    const open_ = await server();
    expect(await steps({ ...login, port: open_.port })).toMatch(
      /sign_in: (login_not_offered|wrong_password)$/,
    );
  });

  /** Starts a server that does not speak SMTP. */
  const listenOddly = async (greet: (socket: Socket) => void) => {
    const sockets = new Set<Socket>();
    const listening: Server = createServer((socket) => {
      sockets.add(socket.on('error', () => undefined));
      greet(socket);
    });
    await new Promise<void>((resolve) => void listening.listen(0, '127.0.0.1', resolve));
    open.push({
      close() {
        for (const socket of sockets) socket.destroy();
        listening.close();
      },
    });
    return (listening.address() as AddressInfo).port;
  };

  test('distinguishes no server, another protocol and a closed connection', async () => {
    expect(await steps({ port: await freePort() })).toBe('resolve, connect: connection_refused');
    const web = await listenOddly((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\ncanary\r\n'));
    expect(await steps({ port: web })).toBe('resolve, connect, greeting: not_smtp');
    // The reply of another protocol's server is not shown.
    expect(JSON.stringify((await testSmtp()).data)).not.toContain('canary');
    const closedPort = await listenOddly((socket) => socket.end());
    expect(await steps({ port: closedPort })).toBe('resolve, connect, greeting: connection_lost');
    const busy = await listenOddly((socket) => socket.end('421 4.3.2 Come back later\r\n'));
    expect(await steps({ port: busy })).toMatch(/greeting: (server_busy|not_smtp)$/);
  });

  test('answers alike for a private address and an unknown name, unless the operator allows it', async () => {
    const closed = await openSchool(database);
    const admin = await closed.as('administrador');
    const { port, taken } = await server();
    const tryHost = async (host: string) => {
      await closed.db.deleteFrom('rate_limits').execute();
      await closed.call('updateSmtpSettings', { token: admin, body: body({ host, port }) });
      return (await closed.call('testSmtp', { token: admin, body: { to: 'ana@correo.example' } })).data.steps;
    };
    const nothing = await tryHost('nowhere.invalid');
    expect(nothing).toEqual([
      {
        name: 'resolve',
        ok: false,
        problem: 'unreachable',
        detail: 'The server cannot be reached.',
        server_reply: null,
        took_ms: null,
      },
    ]);
    for (const host of [
      'localhost',
      '127.0.0.1',
      '10.0.0.1',
      '169.254.169.254',
      '2130706433',
      '::ffff:7f00:1',
    ])
      expect([host, await tryHost(host)]).toEqual([host, nothing]);
    expect(taken).toEqual([]);
    await closed.close();
  });

  test('limits the number of tests', async () => {
    const { port } = await server();
    await updateSettings({ port });
    for (let count = 0; count < 10; count += 1) expect((await testSmtp()).status).toBe(200);
    const over = await testSmtp();
    expect([over.status, Number(over.headers['retry-after'])]).toEqual([429, expect.any(Number)]);
  });

  test('lists each integration with its state', async () => {
    await school.arrange((tx) => tx.deleteFrom('email_jobs').execute());
    const { port } = await server();
    await nameMailServer(school, { token, host: 'aromos.localhost', body: body({ port }) });
    const { data } = await school.call('listIntegrations', { token });
    expect(data.data).toMatchObject([
      { id: 'smtp', connected: true, enabled: true, waiting: 0, given_up: 0, problem: null },
      { id: 'calendar', connected: false, enabled: false, waiting: 0, problem: null, updated_at: null },
    ]);
  });

  test('is available to administrators only', async () => {
    const other = await school.as('direccion');
    expect((await school.call('getSmtpSettings', { token: other })).status).toBe(403);
    expect((await school.call('listIntegrations', { token: other })).status).toBe(403);
    expect((await school.call('updateSmtpSettings', { token: other, body: body() })).status).toBe(403);
    expect((await school.call('deleteSmtpSettings', { token: other })).status).toBe(403);
  });
});
