import { demoPasswords } from '@school/domain/fixtures';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { collegeAt } from '../../database/collegeTransaction.ts';
import { createPasswords } from '../../security/passwords.ts';
import { cheapCost } from '../../testing/fixed.ts';
import { multipart } from '../../testing/multipart.ts';
import { usualDatabases, openSchool, type School } from '../../testing/openSchool.ts';
import { newPerson } from '../../testing/writing.ts';
import { verifyPin } from '../users/pins.ts';

const current_password = demoPasswords.aromos;

describe.each(usualDatabases)('own account on $name', (database) => {
  let school: School;
  let token: string;
  let admin: string;
  const passwords = createPasswords(cheapCost);
  let hashOfCurrent: string;
  beforeAll(async () => {
    school = await openSchool(database);
    token = await school.as('asistente');
    hashOfCurrent = await passwords.hash(current_password);
    admin = await school.as('administrador');
  });
  afterAll(() => school.close());
  beforeEach(async () => {
    await school.db.deleteFrom('rate_limits').execute();
    await school.db.deleteFrom('sign_in_attempts').execute();
    school.mails.length = 0;
  });

  const me = async (as = token) => (await school.call('getCurrentUser', { token: as })).data.data;
  const setPin = (pin: string | null, given = current_password, as = token) =>
    school.call('updateOwnPin', { token: as, body: { pin, current_password: given } });
  const check = async (pin: string) => {
    const collegeId = (await collegeAt(school.db, 'aromos.localhost'))!;
    const { id: userId } = await me();
    return verifyPin(school.db, passwords, { collegeId, userId, now: school.clock.now }, pin);
  };
  /** Reads only the e-mails of one person, because e-mails to others may still be under way. */
  const mailed = (to: string) =>
    school.mails.filter((mail) => mail.to.address === to).map(({ subject }) => subject);

  test('C12: signs in and changes with a password in the other form of Unicode', async () => {
    const [composed, decomposed] = ['Ñandú señorial'.normalize('NFC'), 'Ñandú señorial'.normalize('NFD')];
    const update = (from: string, to: string, again = to) =>
      school.call('updatePassword', {
        token,
        body: { current_password: from, password: to, password_confirmation: again },
      });
    expect((await update(current_password, decomposed, composed)).status).toBe(204);
    const signIn = async (password: string) =>
      (await school.call('login', { body: { email: 'asistente@aromos.example', password } })).status;
    expect(await Promise.all([signIn(composed), signIn(decomposed)])).toEqual([200, 200]);
    expect(await signIn('Nandu senorial')).toBe(422);
    const short = 'áéíóú'.normalize('NFD');
    expect((await update(composed, short)).data).toMatchObject({
      errors: { password: [expect.any(String)] },
    });
    await school.arrange((tx) =>
      tx
        .updateTable('users')
        .set({ password_hash: hashOfCurrent })
        .where('email', '=', 'asistente@aromos.example')
        .execute(),
    );
  });

  test('lets everyone set, change and remove their PIN with their password', async () => {
    const { email } = await me();
    expect((await setPin('4826')).status).toBe(204);
    expect([(await me()).has_pin, await check('4826')]).toMatchObject([true, { result: 'right' }]);
    await expect.poll(() => mailed(email)).toContain('Tu cuenta en Colegio Los Aromos tiene un PIN nuevo');
    expect((await setPin('730518')).status).toBe(204);
    expect(await check('4826')).toMatchObject({ result: 'wrong' });
    expect((await setPin(null)).status).toBe(204);
    expect((await me()).has_pin).toBe(false);
    await expect
      .poll(() => mailed(email).at(-1))
      .toBe('Se eliminó el PIN de tu cuenta en Colegio Los Aromos');
    expect(school.mails.at(-1)!.text).toMatch(/el \d+ de \w+ de 2026\D+\d+:\d\d/);
  });

  test('neither sets nor removes a PIN for a wrong password, and counts the attempt', async () => {
    await setPin('4826');
    for (const pin of ['730518', null]) {
      const answer = await setPin(pin, 'not the password');
      expect([answer.status, Object.keys(answer.data.errors!)]).toEqual([422, ['current_password']]);
    }
    expect(await check('4826')).toMatchObject({ result: 'right' });
    const answers = await Promise.all(Array.from({ length: 12 }, () => setPin('730518', 'not the password')));
    expect(answers.map(({ status }) => status)).toContain(429);
  });

  /** Guesses the own password by one form after the other, each as soon as the limit allows it. */
  const guess = async (as: string, mostEvaluated: number, ends = Infinity) => {
    const other = 'un caballo correcto';
    const wrong = { current_password: 'not the password' };
    const name = { _method: 'PUT', name: 'Ana', first_lastname: 'Soto', email: 'ana@correo.example' };
    const forms = [
      () => setPin('730518', wrong.current_password, as),
      () =>
        school.call('updatePassword', {
          token: as,
          body: { ...wrong, password: other, password_confirmation: other },
        }),
      () => school.call('updateProfile', { token: as, ...multipart({ ...name, ...wrong }) }),
    ];
    let evaluated = 0;
    while (evaluated < mostEvaluated && school.clock.now.getTime() < ends) {
      const answer = await forms[evaluated % forms.length]!();
      if (answer.status === 401) return { evaluated: evaluated + 1, ended: true };
      if (answer.status === 422) evaluated += 1;
      else {
        expect(answer.status).toBe(429);
        const wait = Number(answer.headers['retry-after']) * 1000;
        school.clock.now = new Date(school.clock.now.getTime() + wait);
      }
    }
    return { evaluated, ended: false };
  };

  test('N3: ends the session after ten wrong own passwords, whichever form asks, and e-mails the owner', async () => {
    const [own, second] = [await school.as('comunicaciones'), await school.as('comunicaciones')];
    const { email, id } = await me(own);
    expect(await guess(own, 50)).toEqual({ evaluated: 10, ended: true });
    expect((await school.call('getCurrentUser', { token: own })).status).toBe(401);
    expect((await school.call('getCurrentUser', { token: second })).status).toBe(200);
    await expect.poll(() => mailed(email)).toEqual(['Se cerró tu sesión en Colegio Los Aromos']);
    const events = await school.arrange((tx) =>
      tx.selectFrom('stream_events').selectAll().where('kind', '=', 'session.revoked').execute(),
    );
    expect(events.at(-1)).toMatchObject({ user_ids: [id], data: { reason: 'password_guesses' } });
    const entries = await school.arrange((tx) =>
      tx.selectFrom('audit_entries').select('action').where('subject_id', '=', id).execute(),
    );
    expect(entries.map(({ action }) => action)).toContain('session_ended');
  });

  test('N3: a new sign-in begins a new count', async () => {
    await guess(await school.as('direccion'), 50);
    const again = await school.as('direccion');
    expect(await guess(again, 3)).toEqual({ evaluated: 3, ended: false });
    expect((await setPin('730518', current_password, again)).status).toBe(204);
  });

  test('N3, ASVS 6.3.1: evaluates at most a hundred own passwords a day over all sessions', async () => {
    let evaluated = 0;
    const ends = school.clock.now.getTime() + 86_400_000;
    while (school.clock.now.getTime() < ends)
      evaluated += (await guess(await school.as('lectura'), 20, ends)).evaluated;
    expect(evaluated).toBeGreaterThan(20);
    expect(evaluated).toBeLessThanOrEqual(100);
  });

  test.each(['1111', '123', ''])('rejects %s as a PIN', async (pin) => {
    expect((await setPin(pin)).data.errors).toHaveProperty('pin');
  });

  test('requires the password to set an administrator’s own PIN or password', async () => {
    const path = { id: (await me(admin)).id };
    const answers = [
      await school.call('setUserPin', { token: admin, path, body: { pin: '4826' } }),
      await school.call('deleteUserPin', { token: admin, path }),
      await school.call('resetUserPassword', { token: admin, path }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
    expect((await school.call('getUser', { token: admin, path })).data.data.can.reset).toBe(false);
    expect((await setPin('4826', current_password, admin)).status).toBe(204);
  });

  const profile = async (change: Record<string, string>, as = token) => {
    const { name, first_lastname, email } = await me(as);
    const fields = { _method: 'PUT', name, first_lastname, email, ...change };
    return school.call('updateProfile', { token: as, ...multipart(fields) });
  };

  test('requires the password for a new e-mail address and notifies the old address', async () => {
    const { email } = await me();
    const other = { email: 'otra.direccion@aromos.example' };
    const attempts: Record<string, string>[] = [
      {},
      { current_password: '' },
      { current_password: 'not the password' },
    ];
    for (const given of attempts) {
      const answer = await profile({ ...other, ...given });
      expect([answer.status, Object.keys(answer.data.errors!)]).toEqual([422, ['current_password']]);
    }
    expect((await me()).email).toBe(email);
    expect((await profile({ name: 'Ema' })).status).toBe(200);
    expect((await profile({ ...other, current_password })).status).toBe(200);
    expect((await me()).email).toBe(other.email);
    await expect
      .poll(() => mailed(email))
      .toEqual(['Se cambió el correo de tu cuenta en Colegio Los Aromos']);
    expect(mailed(other.email)).toEqual([]);
    expect((await profile({ email, current_password })).status).toBe(200);
  });

  test('rejects a change of an administrator’s own address without the password', async () => {
    const before = await me(admin);
    const path = { id: before.id };
    const { data } = await school.call('getUser', { token: admin, path });
    const { name, first_lastname, status, roles } = data.data;
    const body = {
      name,
      first_lastname,
      status,
      role_ids: roles.map(({ id }) => id),
      email: 'x@aromos.example',
    };
    const headers = { 'if-match': `"${data.data.version}"` };
    const answer = await school.call('updateUser', { token: admin, path, body, headers });
    expect([answer.status, Object.keys(answer.data.errors!)]).toEqual([422, ['email']]);
    expect((await me(admin)).email).toBe(before.email);
  });

  test('e-mails a person about changes that others make to their account', async () => {
    const role = (await school.call('listRoles', { token: admin })).data.data[4]!.id;
    const someone = newPerson({ role_ids: [role] });
    const { id } = (await school.call('createUser', { token: admin, body: someone })).data.data;
    const path = { id };
    await school.call('setUserPin', { token: admin, path, body: { pin: '4826' } });
    await school.call('deleteUserPin', { token: admin, path });
    const headers = { 'if-match': '"1"' };
    const body = { ...someone, email: `otra.${someone.email}` };
    expect((await school.call('updateUser', { token: admin, path, body, headers })).status).toBe(200);
    await expect
      .poll(() => mailed(someone.email).sort())
      .toEqual([
        'Se cambió el correo de tu cuenta en Colegio Los Aromos',
        'Se eliminó el PIN de tu cuenta en Colegio Los Aromos',
        // The invitation.
        'Tu cuenta en Colegio Los Aromos',
        'Tu cuenta en Colegio Los Aromos tiene un PIN nuevo',
      ]);
  });

  test('e-mails the person when their password changes', async () => {
    const readerToken = await school.as('lectura');
    const { email } = await me(readerToken);
    const other = 'un caballo correcto';
    const body = { current_password, password: other, password_confirmation: other };
    expect((await school.call('updatePassword', { token: readerToken, body })).status).toBe(204);
    await expect
      .poll(() => mailed(email))
      .toContain('Se cambió la contraseña de tu cuenta en Colegio Los Aromos');
    expect(school.mails.find(({ subject }) => subject.startsWith('Se cambió la'))!.html).toContain(
      '/auth/login',
    );
  });
});
