import { demoPasswords } from '@school/domain/fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usualDatabases, openSchool, type School } from '../../testing/openSchool.ts';

describe.each(usualDatabases)('versions of the mail settings on $name', (database) => {
  let school: School;
  let token: string;
  beforeAll(async () => {
    school = await openSchool(database);
    token = await school.as('administrador');
  });
  afterAll(() => school.close());

  const body = (change: object) => ({
    host: 'localhost',
    port: 25,
    encryption: 'none',
    auth: 'none',
    from_name: 'Colegio Los Aromos',
    from_address: 'avisos@aromos.example',
    current_password: demoPasswords.aromos,
    ...change,
  });

  test('rejects a change from an older version and names who made the newer one', async () => {
    const change = (version: number, from_name: string) =>
      school.call('updateSmtpSettings', {
        token,
        body: body({ from_name }),
        headers: { 'if-match': `"${version}"` },
      });
    const none = await school.call('getSmtpSettings', { token });
    expect([none.data.data.version, none.headers.etag]).toEqual([0, '"0"']);
    expect((await change(0, 'Uno')).data.data.version).toBe(1);
    const rejected = await change(0, 'Dos');
    expect(rejected.status).toBe(409);
    expect(rejected.data).toMatchObject({
      current_version: 1,
      changed_by: 'Marcela Fuentes Rojas',
      changed_at: school.clock.now.toISOString(),
    });
    expect((await change(1, 'Dos')).headers.etag).toBe('"2"');
    expect((await school.call('deleteSmtpSettings', { token })).status).toBe(204);
    const removed = await school.call('getSmtpSettings', { token });
    expect([removed.data.data.version, removed.headers.etag]).toEqual([3, '"3"']);
    expect((await school.call('deleteSmtpSettings', { token })).status).toBe(204);
    for (const older of [0, 1, 2]) {
      const answer = await change(older, 'Tres');
      expect([answer.status, answer.data.current_version]).toEqual([409, 3]);
    }
    expect((await change(3, 'Tres')).headers.etag).toBe('"4"');
    for (const older of [0, 1, 2, 3]) expect((await change(older, 'Cuatro')).status).toBe(409);
    const any = await school.call('updateSmtpSettings', { token, body: body({}) });
    expect(any.status).toBe(200);
  });
});
