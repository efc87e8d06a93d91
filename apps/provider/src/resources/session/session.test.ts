import { createHash } from 'node:crypto';
import { demoPasswords } from '@school/domain/fixtures';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { usualDatabases, openSchool, type School } from '../../testing/openSchool.ts';

const forged = 'A'.repeat(43);

describe.each(usualDatabases)('session on $name', (database) => {
  let school: School;
  beforeAll(async () => {
    school = await openSchool(database);
  });
  afterAll(() => school.close());
  beforeEach(async () => {
    await school.db.deleteFrom('rate_limits').execute();
    await school.db.deleteFrom('sign_in_attempts').execute();
  });

  const signIn = (body: object, host?: string) => school.call('login', { body, host });
  const setStatus = (email: string, status: 'active' | 'pending' | 'suspended') =>
    school.arrange((tx) => tx.updateTable('users').set({ status }).where('email', '=', email).execute());
  const whoIs = (token: string) => school.call('getCurrentUser', { token });

  test.each([
    ['e-mail', { email: 'docente@aromos.example' }],
    ['e-mail in capitals', { email: ' Docente@Aromos.Example ' }],
    ['passport', { passport: 'x1234567' }],
  ])('signs in by %s', async (_kind, identifier) => {
    const answer = await signIn({ ...identifier, password: demoPasswords.aromos, device_name: 'Sala 3' });
    expect(answer.status).toBe(200);
    const { data } = await whoIs(answer.data.token);
    expect(data.data).toMatchObject({
      email: 'docente@aromos.example',
      passport: 'X1234567',
      status: 'active',
    });
    expect(data.data.roles.map(({ slug }) => slug)).toEqual(['docente']);
  });

  test.each(['12.345.678-5', '12345678-5', ' 123456785 '])('signs in by RUT %s', async (rut) => {
    const answer = await signIn({ rut, password: demoPasswords.aromos });
    expect(answer.status).toBe(200);
    expect((await whoIs(answer.data.token)).data.data.rut).toBe('12.345.678-5');
  });

  test('answers every wrong password alike, whatever the state of the account', async () => {
    await setStatus('asistente@aromos.example', 'suspended');
    await setStatus('lectura@aromos.example', 'pending');
    const answers = await Promise.all([
      signIn({ email: 'nobody@aromos.example', password: demoPasswords.aromos }),
      signIn({ email: 'docente@aromos.example', password: 'wrong-password' }),
      signIn({ email: 'asistente@aromos.example', password: 'wrong-password' }),
      signIn({ email: 'lectura@aromos.example', password: 'wrong-password' }),
      signIn({ email: 'docente@puertoclaro.example', password: demoPasswords.puertoclaro }),
    ]);
    await setStatus('asistente@aromos.example', 'active');
    await setStatus('lectura@aromos.example', 'active');
    for (const answer of answers) {
      expect(answer.status).toBe(422);
      expect(answer.data).toEqual(answers[0].data);
    }
    expect(answers[0].data.errors).toEqual({ email: ['These credentials do not match our records.'] });
    expect((await signIn({ rut: '1-1', password: 'x' })).data.errors).toHaveProperty('rut');
    expect((await signIn({ passport: 'NONE', password: 'x' })).data.errors).toHaveProperty('passport');
  });

  test.each([
    ['pending', 409, 'Your account is waiting for approval.'],
    ['suspended', 403, 'Your access to this school is suspended.'],
  ] as const)('reveals a %s account only after the right password', async (status, code, message) => {
    await setStatus('lectura@aromos.example', status);
    const right = await signIn({ email: 'lectura@aromos.example', password: demoPasswords.aromos });
    const wrong = await signIn({ email: 'lectura@aromos.example', password: 'wrong-password' });
    await setStatus('lectura@aromos.example', 'active');
    expect([right.status, right.data]).toEqual([code, { message }]);
    expect(wrong.status).toBe(422);
    expect((await signIn({ email: 'lectura@aromos.example', password: demoPasswords.aromos })).status).toBe(
      200,
    );
  });

  test.each([
    ['none', undefined],
    ['forged', `Bearer ${forged}`],
    ['not a token', 'Bearer x'],
    ['another scheme', 'Basic eDp5'],
  ])('rejects a token that is %s', async (_kind, authorization) => {
    const answer = await school.call('getCurrentUser', { headers: authorization ? { authorization } : {} });
    expect(answer.status).toBe(401);
    expect(answer.data.message).toBe('Unauthenticated.');
  });

  test('never signs in by the app’s cookie', async () => {
    const token = await school.as('docente');
    const answer = await school.call('getCurrentUser', { headers: { cookie: `token=${token}` } });
    expect(answer.status).toBe(401);
  });

  test('accepts a token only at its own school', async () => {
    const token = await school.as('docente');
    expect((await whoIs(token)).status).toBe(200);
    const elsewhere = await school.call('getCurrentUser', { token, host: 'puertoclaro.localhost' });
    expect(elsewhere.status).toBe(401);
  });

  test('ends a token after thirty days', async () => {
    const token = await school.as('docente');
    const started = school.clock.now;
    school.clock.now = new Date(started.getTime() + 30 * 86_400_000 - 1000);
    const before = await whoIs(token);
    school.clock.now = new Date(started.getTime() + 30 * 86_400_000 + 1000);
    const after = await whoIs(token);
    school.clock.now = started;
    expect([before.status, after.status]).toEqual([200, 401]);
  });

  test('ends only this sign-in on sign-out', async () => {
    const [one, other] = [await school.as('docente'), await school.as('docente')];
    expect((await school.call('logout', { token: one })).status).toBe(204);
    expect((await whoIs(one)).status).toBe(401);
    expect((await whoIs(other)).status).toBe(200);
  });

  test('ends a sign-in by the digest of its token, and does nothing else', async () => {
    const body = { email: 'docente@aromos.example', password: demoPasswords.aromos };
    const [lost, other] = [(await signIn(body)).data.token, (await signIn(body)).data.token];
    const digest = createHash('sha256').update(lost).digest('hex');
    const revoke = (host?: string) => school.call('revokeSignIn', { body: { digest }, host });
    expect((await whoIs(digest)).status).toBe(401);
    expect((await whoIs(Buffer.from(digest, 'hex').toString('base64url'))).status).toBe(401);
    expect((await revoke('puertoclaro.localhost')).status).toBe(204);
    expect((await whoIs(lost)).status).toBe(200);
    expect((await revoke()).status).toBe(204);
    expect([(await whoIs(lost)).status, (await whoIs(other)).status]).toEqual([401, 200]);
    // The answer does not reveal whether the sign-in existed.
    expect((await revoke()).status).toBe(204);
  });

  test('N13: keeps no key of a visitor who ends sign-ins that do not exist', async () => {
    const revoke = (digest: string, key: string) =>
      school.call('revokeSignIn', { body: { digest }, headers: { 'idempotency-key': key } });
    const countKeys = async () => {
      const rows = await school.arrange((tx) =>
        tx.selectFrom('idempotency_keys').select('key').where('actor', '=', '-').execute(),
      );
      return rows.length;
    };
    const before = await countKeys();
    const invented = (index: number) => createHash('sha256').update(`invented ${index}`).digest('hex');
    for (let index = 0; index < 3; index += 1)
      expect((await revoke(invented(index), `invented-${index}-${'0'.repeat(8)}`)).status).toBe(204);
    expect(await countKeys()).toBe(before);
    const body = { email: 'docente@aromos.example', password: demoPasswords.aromos };
    const { token } = (await signIn(body)).data;
    const digest = createHash('sha256').update(token).digest('hex');
    for (let time = 0; time < 2; time += 1)
      expect((await revoke(digest, 'ends-a-sign-in-0001')).status).toBe(204);
    expect(await countKeys()).toBe(before + 1);
  });

  test('rejects a suspended person from the next request', async () => {
    const token = await school.as('asistente');
    expect((await whoIs(token)).status).toBe(200);
    await setStatus('asistente@aromos.example', 'suspended');
    expect((await whoIs(token)).status).toBe(401);
    await setStatus('asistente@aromos.example', 'active');
    expect((await whoIs(token)).status).toBe(200);
  });

  test('lists and ends the person’s own sign-ins', async () => {
    const here = await school.as('inspectoria');
    const body = {
      email: 'inspectoria@aromos.example',
      password: demoPasswords.aromos,
      device_name: 'Teléfono',
    };
    const newToken = (await signIn(body)).data.token;
    const { data } = await school.call('listSessions', { token: here });
    expect(data.data.filter(({ current }) => current)).toHaveLength(1);
    const phone = data.data.find(({ device_name }) => device_name === 'Teléfono')!;
    expect((await school.call('revokeSession', { token: here, path: { id: phone.id } })).status).toBe(204);
    expect((await whoIs(newToken)).status).toBe(401);
    const events = await school.arrange((tx) => tx.selectFrom('stream_events').selectAll().execute());
    const me = (await whoIs(here)).data.data;
    expect(events.at(-1)).toMatchObject({
      kind: 'session.revoked',
      user_ids: [me.id],
      data: { reason: 'signed_out', session_ids: [phone.id] },
    });
    expect((await school.call('revokeSession', { token: here, path: { id: phone.id } })).status).toBe(404);
  });

  test('lists this device first, then by last use, with what its User-Agent says', async () => {
    const body = { email: 'inspectoria@aromos.example', password: demoPasswords.aromos };
    const started = school.clock.now;
    const agents = [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
      'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0',
      'curl/8.5.0',
    ];
    const tokens: string[] = [];
    for (const agent of agents) {
      school.clock.now = new Date(school.clock.now.getTime() + 60_000);
      tokens.push((await school.call('login', { body, headers: { 'user-agent': agent } })).data.token);
    }
    school.clock.now = new Date(school.clock.now.getTime() + 3600_000);
    await whoIs(tokens[0]!);
    const { data } = await school.call('listSessions', { token: tokens[1]! });
    school.clock.now = started;
    const shown = data.data.slice(0, 3).map(({ browser, system, current }) => [browser, system, current]);
    expect(shown).toEqual([
      ['Firefox', 'Linux', true],
      ['Chrome', 'Windows', false],
      [null, null, false],
    ]);
  });

  test('ends every sign-in except this one', async () => {
    const [here, there, elsewhere] = [
      await school.as('inspectoria'),
      await school.as('inspectoria'),
      await school.as('docente'),
    ];
    expect((await school.call('revokeOtherSessions', { token: here })).status).toBe(204);
    expect([(await whoIs(here)).status, (await whoIs(there)).status]).toEqual([200, 401]);
    expect((await whoIs(elsewhere)).status).toBe(200);
    const { data } = await school.call('listSessions', { token: here });
    expect(data.data.map(({ current }) => current)).toEqual([true]);
  });

  test('does not end another person’s sign-in', async () => {
    const teacherToken = await school.as('docente');
    const theirs = await school.as('administrador');
    const { data } = await school.call('listSessions', { token: theirs });
    const answer = await school.call('revokeSession', {
      token: teacherToken,
      path: { id: data.data[0]!.id },
    });
    expect(answer.status).toBe(404);
    expect((await whoIs(theirs)).status).toBe(200);
  });

  test('stores no token that can be read from the database', async () => {
    const token = await school.as('docente');
    const rows = await school.arrange((tx) => tx.selectFrom('tokens').select('hash').execute());
    expect(rows.length).toBeGreaterThan(0);
    expect(
      rows.some(({ hash }) => hash.toString('base64url').includes(token) || hash.toString().includes(token)),
    ).toBe(false);
  });
});
