import { demoPasswords } from '@school/domain/fixtures';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type MailServer, openMailServer } from '../../testing/mailServer.ts';
import { usualDatabases, openSchool, type School } from '../../testing/openSchool.ts';

const current_password = demoPasswords.aromos;

describe.each(usualDatabases)('a changed mail server on $name', (database) => {
  let school: School;
  let token: string;
  const open: MailServer[] = [];
  beforeAll(async () => {
    school = await openSchool(database, { outboundAllow: ['127.0.0.1'] });
    token = await school.as('administrador');
  });
  afterAll(() => school.close());
  afterEach(() => Promise.all(open.splice(0).map((server) => server.close())));

  const serve = async () => {
    const server = await openMailServer();
    open.push(server);
    return server;
  };
  const body = (port: number, change: object = {}) => ({
    host: '127.0.0.1',
    port,
    encryption: 'none',
    auth: 'none',
    from_name: 'Avisos',
    from_address: 'avisos@colegio.example',
    ...change,
  });
  const update = (port: number, change: object = {}) =>
    school.call('updateSmtpSettings', { token, body: body(port, change) });

  test('N2: requires the own password to change where e-mails go, not to change the sender', async () => {
    const { port } = await serve();
    for (const change of [{}, { current_password: '' }, { current_password: 'not the password' }]) {
      const answer = await update(port, change);
      expect([answer.status, Object.keys(answer.data.errors!)]).toEqual([422, ['current_password']]);
    }
    expect((await school.call('getSmtpSettings', { token })).data.data.host).toBeNull();
    expect((await update(port, { current_password })).status).toBe(200);
    expect((await update(port, { from_name: 'Los Aromos' })).status).toBe(200);
    for (const change of [{ host: 'localhost' }, { port: port + 1 }, { encryption: 'tls' }])
      expect((await update(port, change)).status).toBe(422);
  });

  test('N2: counts wrong passwords with the other forms that ask for it', async () => {
    await school.call('deleteSmtpSettings', { token });
    const { port } = await serve();
    await school.db.deleteFrom('sign_in_attempts').execute();
    const wrong = { current_password: 'not the password' };
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1) statuses.push((await update(port, wrong)).status);
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
    await school.db.deleteFrom('sign_in_attempts').execute();
  });
});
