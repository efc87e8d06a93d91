import { demoPasswords } from '@school/domain/fixtures';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type MailServer, openMailServer } from '../../testing/mailServer.ts';
import { usualDatabases, openSchool, type School } from '../../testing/openSchool.ts';

const current_password = demoPasswords.aromos;
const administrator = 'administrador@aromos.example';
const changed = 'Se cambió el servidor de correo de Colegio Los Aromos';

describe.each(usualDatabases)('a changed mail server on $name', (database) => {
  let school: School;
  let token: string;
  const open: MailServer[] = [];
  beforeAll(async () => {
    school = await openSchool(database, { outboundAllow: ['127.0.0.1'] });
    token = await school.as('administrador');
  });
  afterAll(() => school.close());
  beforeEach(async () => {
    await school.arrange(async (tx) => {
      await tx.deleteFrom('smtp_settings').execute();
      await tx.deleteFrom('email_jobs').execute();
    });
    school.mails.length = 0;
  });
  afterEach(() => Promise.all(open.splice(0).map((server) => server.close())));

  const waiting = async () => {
    const jobs = await school.arrange((tx) =>
      tx
        .selectFrom('email_jobs')
        .select('id')
        .where('sent_at', 'is', null)
        .where('failed_at', 'is', null)
        .execute(),
    );
    return jobs.length;
  };
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
  const subjects = (server: MailServer) => server.taken;

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

  test('N2: lets only people who may assign roles change the server', async () => {
    const { port } = await serve();
    await update(port, { current_password });
    const permissions = [{ permission: 'integrations.write' as const, scope: 'any' as const }];
    const role = await school.call('createRole', { token, body: { name: 'Técnico', permissions } });
    const technician = await school.as('lectura');
    const { id } = (await school.call('getCurrentUser', { token: technician })).data.data;
    await school.arrange(async (tx) => {
      const { college_id } = await tx
        .selectFrom('users')
        .select('college_id')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const role_id = role.data.data.id;
      await tx.insertInto('user_roles').values({ college_id, user_id: id, role_id }).execute();
    });
    const updateAs = (change: object) =>
      school.call('updateSmtpSettings', {
        token: technician,
        body: body(port, { current_password, ...change }),
      });
    expect((await updateAs({ from_name: 'Los Aromos' })).status).toBe(200);
    expect((await updateAs({ host: 'localhost' })).status).toBe(403);
  });

  test('N2: counts wrong passwords with the other forms that ask for it', async () => {
    const { port } = await serve();
    await school.db.deleteFrom('sign_in_attempts').execute();
    const wrong = { current_password: 'not the password' };
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1) statuses.push((await update(port, wrong)).status);
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
    await school.db.deleteFrom('sign_in_attempts').execute();
  });

  test('N2: e-mails people who may assign roles, by the former server', async () => {
    const [first, second] = [await serve(), await serve()];
    await update(first.port, { current_password });
    // There was none before, so the installation's server sends.
    await expect
      .poll(() => school.mails.map(({ subject, to }) => [subject, to.address]))
      .toContainEqual([changed, administrator]);
    await update(second.port, { current_password });
    await expect.poll(() => subjects(first).length).toBe(1);
    expect(subjects(second)).toEqual([]);
    await school.call('deleteSmtpSettings', { token });
    await expect.poll(() => subjects(second).length).toBe(1);
    await expect.poll(waiting).toBe(0);
  });

  test('N2: e-mails them by the new server when the former one is broken', async () => {
    const first = await serve();
    await update(first.port, { current_password });
    await expect.poll(waiting).toBe(0);
    await first.close();
    open.length = 0;
    const second = await serve();
    await update(second.port, { current_password });
    await expect.poll(() => subjects(second).length).toBe(1);
    await expect.poll(waiting).toBe(0);
  });
});
