import { demoPasswords } from '@school/domain/fixtures';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { linkValues } from '../../testing/linkValues.ts';
import { usualDatabases, openSchool, type School } from '../../testing/openSchool.ts';

const fresh = 'un caballo correcto';

describe.each(usualDatabases)('accounts on $name', (database) => {
  let school: School;
  beforeAll(async () => {
    school = await openSchool(database);
  });
  afterAll(() => school.close());
  beforeEach(() => school.db.deleteFrom('rate_limits').execute());

  const signIn = (email: string, password: string) => school.call('login', { body: { email, password } });
  const recover = (email: string) => school.call('requestPasswordReset', { body: { email } });
  const linkIn = (text: string) => new URL(/https?:\/\/\S+/.exec(text)![0]);
  const mailTo = async (email: string) => {
    // Other e-mails, also to other people, may arrive in the meantime.
    const links = () =>
      school.mails.filter(({ to, text }) => to.address === email && /reset-password#\S*token=/.test(text));
    const before = links().length;
    await recover(email);
    await expect.poll(() => links().length).toBe(before + 1);
    return links().at(-1)!;
  };

  test('replaces a forgotten password through the mailed link, once', async () => {
    const before = (await signIn('docente@aromos.example', demoPasswords.aromos)).data.token;
    const mail = await mailTo('docente@aromos.example');
    expect(mail.subject).toBe('Elige una contraseña nueva para tu cuenta en Colegio Los Aromos');
    const link = linkIn(mail.text);
    expect(link.pathname).toBe('/auth/reset-password');
    expect(link.host).toBe('aromos.localhost');
    const body = {
      token: linkValues(link.href).get('token'),
      email: linkValues(link.href).get('email'),
      password: fresh,
      password_confirmation: fresh,
    };
    expect((await school.call('resetPassword', { body })).status).toBe(200);
    expect((await signIn('docente@aromos.example', fresh)).status).toBe(200);
    expect((await signIn('docente@aromos.example', demoPasswords.aromos)).status).toBe(422);
    const events = await school.arrange((tx) => tx.selectFrom('stream_events').selectAll().execute());
    expect(events.at(-1)).toMatchObject({ kind: 'session.revoked', data: { reason: 'password_changed' } });
    expect((await school.call('getCurrentUser', { token: before })).status).toBe(401);
    const again = await school.call('resetPassword', { body });
    expect(again.status).toBe(422);
    expect(again.data.errors).toHaveProperty('token');
  });

  test('ASVS 14.2.1: the link has its secret and the address where no server logs them', async () => {
    const link = linkIn((await mailTo('inspectoria@aromos.example')).text);
    expect(link.search).toBe('');
    expect([...linkValues(link.href).keys()]).toEqual(['token', 'email']);
  });

  test('invalidates a reset link when the password is changed without it', async () => {
    const email = 'asistente@aromos.example';
    const link = linkIn((await mailTo(email)).text);
    const token = await school.as('asistente');
    const changed = { current_password: demoPasswords.aromos, password: fresh, password_confirmation: fresh };
    expect((await school.call('updatePassword', { token, body: changed })).status).toBe(204);
    const other = 'otra-clave-larga-9';
    const body = {
      token: linkValues(link.href).get('token'),
      email,
      password: other,
      password_confirmation: other,
    };
    expect((await school.call('resetPassword', { body })).status).toBe(422);
    expect((await signIn(email, fresh)).status).toBe(200);
  });

  test('invalidates a reset link after an hour', async () => {
    const link = linkIn((await mailTo('direccion@aromos.example')).text);
    const started = school.clock.now;
    school.clock.now = new Date(started.getTime() + 3600_000 + 1000);
    const token = linkValues(link.href).get('token');
    const body = { token, email: 'direccion@aromos.example', password: fresh, password_confirmation: fresh };
    const answer = await school.call('resetPassword', { body });
    school.clock.now = started;
    expect(answer.status).toBe(422);
    expect((await school.call('resetPassword', { body })).status).toBe(200);
  });

  test('answers recovery for an unknown address alike and sends no e-mail', async () => {
    const sentTo = (email: string) => school.mails.filter(({ to }) => to.address === email).length;
    const [unknown, suspended] = [
      await recover('nadie@aromos.example'),
      await recover('docente@puertoclaro.example'),
    ];
    const withAccount = await recover('inspectoria@aromos.example');
    expect(unknown.status).toBe(200);
    expect([unknown.data, suspended.data]).toEqual([withAccount.data, withAccount.data]);
    await expect.poll(() => sentTo('inspectoria@aromos.example')).toBe(1);
    expect([sentTo('nadie@aromos.example'), sentTo('docente@puertoclaro.example')]).toEqual([0, 0]);
  });

  test('answers a sign-up with a taken address alike and changes nothing', async () => {
    const body = {
      name: 'X',
      first_lastname: 'Y',
      email: 'administrador@aromos.example',
      password: fresh,
      password_confirmation: fresh,
    };
    const answer = await school.call('register', { body });
    expect([answer.status, answer.data]).toEqual([201, { data: { status: 'pending' } }]);
    expect((await signIn('administrador@aromos.example', demoPasswords.aromos)).status).toBe(200);
  });

  test('rejects a sign-up when the school has closed sign-ups', async () => {
    const setOpen = (sign_up_open: boolean) =>
      school.arrange(
        (tx) => tx.updateTable('colleges').set({ sign_up_open }).execute(),
        'vallenorte.localhost',
      );
    const named = { name: 'Ana', first_lastname: 'Soto', email: 'ana@correo.example' };
    const body = { ...named, password: fresh, password_confirmation: fresh };
    const register = () => school.call('register', { body, host: 'vallenorte.localhost' });
    await setOpen(false);
    expect((await register()).status).toBe(403);
    await setOpen(true);
    expect((await register()).status).toBe(201);
    await setOpen(false);
    expect((await register()).status).toBe(403);
  });

  test.each([
    ['short', '1234567', 'password'],
    ['common', 'Contraseña1', 'password'],
    ['the school’s name', 'los aromos 2026', 'password'],
    ['one’s own name', 'ana soto 77', 'password'],
  ])('rejects a password that is %s', async (_kind, password, field) => {
    const body = {
      name: 'Ana',
      first_lastname: 'Soto',
      email: 'otra@correo.example',
      password,
      password_confirmation: password,
    };
    const answer = await school.call('register', { body });
    expect(answer.status).toBe(422);
    expect(answer.data.errors).toHaveProperty(field);
  });

  test('ends every other sign-in on a password change and answers a retry as the first time', async () => {
    const [here, withoutAccount] = [await school.as('comunicaciones'), await school.as('comunicaciones')];
    const body = { current_password: demoPasswords.aromos, password: fresh, password_confirmation: fresh };
    const headers = { 'idempotency-key': 'change-password-0001' };
    expect((await school.call('updatePassword', { token: here, body, headers })).status).toBe(204);
    expect((await school.call('getCurrentUser', { token: here })).status).toBe(200);
    expect((await school.call('getCurrentUser', { token: withoutAccount })).status).toBe(401);
    expect((await school.call('updatePassword', { token: here, body, headers })).status).toBe(204);
    expect((await school.call('updatePassword', { token: here, body })).data.errors).toHaveProperty(
      'current_password',
    );
    expect((await signIn('comunicaciones@aromos.example', fresh)).status).toBe(200);
  });

  test('rejects a confirmation that differs', async () => {
    const token = await school.as('administrador');
    const body = {
      current_password: demoPasswords.aromos,
      password: fresh,
      password_confirmation: `${fresh}!`,
    };
    const answer = await school.call('updatePassword', { token, body });
    expect(answer.status).toBe(422);
    expect(answer.data.errors).toEqual({ password_confirmation: ['The passwords do not match.'] });
  });
});
