import { demoPasswords } from '@school/domain/fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usualDatabases, openSchool, type School } from '../../testing/openSchool.ts';
import { freePort } from '../../testing/startProvider.ts';

describe.each(usualDatabases)('removing the mail server on $name', (database) => {
  let school: School;
  let token: string;
  let port: number;
  beforeAll(async () => {
    school = await openSchool(database, { outboundAllow: ['127.0.0.1', '::1'] });
    token = await school.as('administrador');
    port = await freePort();
  });
  afterAll(() => school.close());

  const updateSettings = (change: object) => {
    const server = { host: 'localhost', port, encryption: 'none', auth: 'login', username: 'avisos' };
    const sender = {
      from_name: 'Colegio Los Aromos',
      from_address: 'avisos@aromos.example',
      current_password: demoPasswords.aromos,
    };
    return school.call('updateSmtpSettings', { token, body: { ...server, ...sender, ...change } });
  };

  test('deletes all settings, and sends waiting e-mails by the operator’s server', async () => {
    const response = await updateSettings({ password: 'una frase larga' });
    expect(response.status).toBe(200);
    const email = 'lectura@aromos.example';
    await school.call('requestPasswordReset', { body: { email } });
    const waiting = async () => {
      const [smtp] = (await school.call('listIntegrations', { token })).data.data;
      return [smtp!.connected, smtp!.waiting, smtp!.problem];
    };
    await expect.poll(waiting).toEqual([true, 1, 'connection_refused']);

    for (const _again of [1, 2]) {
      expect((await school.call('deleteSmtpSettings', { token })).status).toBe(204);
      expect((await school.call('getSmtpSettings', { token })).data.data).toMatchObject({
        host: null,
        has_password: false,
        updated_at: null,
      });
    }
    await expect.poll(() => school.mails.map(({ to }) => to.address)).toContain(email);
    await expect.poll(waiting).toEqual([false, 0, null]);
    const { data } = await school.call('listAudit', {
      token,
      query: { 'filter[action]': 'settings_deleted' },
    });
    expect(data.data).toMatchObject([
      { before: { port: expect.any(Number), username: 'avisos' }, after: null },
    ]);
    // Entering the same server again does not restore the password.
    expect((await updateSettings({})).data.errors).toHaveProperty('password');
  });
});
