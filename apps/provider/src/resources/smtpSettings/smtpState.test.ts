import { demoPasswords } from '@school/domain/fixtures';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type MailServer, type MailServerOptions, openMailServer } from '../../testing/mailServer.ts';
import { usualDatabases, openSchool, type School } from '../../testing/openSchool.ts';
import { freePort } from '../../testing/startProvider.ts';

describe.each(usualDatabases)('state of the mail settings on $name', (database) => {
  let school: School;
  let token: string;
  const open: { close: () => unknown }[] = [];
  beforeAll(async () => {
    school = await openSchool(database, { outboundAllow: ['127.0.0.1', '::1'] });
    token = await school.as('administrador');
  });
  afterAll(() => school.close());
  beforeEach(async () => {
    await school.db.deleteFrom('rate_limits').execute();
    await school.arrange((tx) => tx.deleteFrom('email_jobs').execute());
  });
  afterEach(() => Promise.all(open.splice(0).map((server) => server.close())));

  const server = async (options: MailServerOptions = {}): Promise<MailServer> => {
    const opened = await openMailServer(options);
    open.push(opened);
    return opened;
  };
  const updateSettings = (change: object = {}) =>
    school.call('updateSmtpSettings', {
      token,
      body: {
        host: 'localhost',
        port: 25,
        encryption: 'none',
        auth: 'none',
        from_name: 'Colegio Los Aromos',
        from_address: 'avisos@aromos.example',
        current_password: demoPasswords.aromos,
        ...change,
      },
    });
  const testSmtp = () => school.call('testSmtp', { token, body: { to: 'ana@correo.example' } });

  const state = async () => (await school.call('listIntegrations', { token })).data.data[0]!;

  test('shows the result of the last test until the settings change', async () => {
    const { port } = await server();
    await school.call('deleteSmtpSettings', { token });
    expect(await state()).toMatchObject({ state: 'none', problem: null, checked_at: null });
    await updateSettings({ port });
    expect(await state()).toMatchObject({ state: 'untested', problem: null, checked_at: null });
    await testSmtp();
    const checked_at = school.clock.now.toISOString();
    expect(await state()).toMatchObject({ state: 'working', problem: null, checked_at });
    await updateSettings({ port: await freePort() });
    expect(await state()).toMatchObject({ state: 'untested' });
    await testSmtp();
    expect(await state()).toMatchObject({ state: 'failing', problem: 'connection_refused' });
    await updateSettings({ port });
    await testSmtp();
    expect(await state()).toMatchObject({ state: 'working', problem: null });
  });

  test('shows the result of the last real e-mail too', async () => {
    const { port, options } = await server();
    await updateSettings({ port });
    await school.call('requestPasswordReset', { body: { email: 'lectura@aromos.example' } });
    await expect.poll(async () => (await state()).state).toBe('working');
    await expect.poll(async () => (await state()).waiting).toBe(0);
    options.reject = { sender: '550 5.7.1 Not allowed' };
    await school.call('requestPasswordReset', { body: { email: 'docente@aromos.example' } });
    await expect.poll(async () => (await state()).problem).toBe('sender_refused');
    expect(await state()).toMatchObject({ state: 'failing', waiting: 1 });
  });

  test('keeps the state when the server rejects one recipient', async () => {
    const { port } = await server({ reject: { recipient: '550 5.1.1 No such user' } });
    await updateSettings({ port });
    await school.call('requestPasswordReset', { body: { email: 'asistente@aromos.example' } });
    await expect.poll(async () => (await state()).given_up).toBe(1);
    expect(await state()).toMatchObject({ state: 'untested', problem: null });
  });
});
