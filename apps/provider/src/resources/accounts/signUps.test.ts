import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { usualDatabases, openSchool, type School } from '../../testing/openSchool.ts';
import { addWaitingSignUps, confirmationToken, signUp } from '../../testing/signUps.ts';
import { defaultLimits } from '../../security/limits.ts';
import { mostWaiting } from './signUps.queries.ts';

const password = 'un caballo correcto';

describe.each(usualDatabases)('sign-ups on $name', (database) => {
  let school: School;
  let token: string;
  let reader: string;
  beforeAll(async () => {
    school = await openSchool(database);
    token = await school.as('administrador');
    reader = (await school.call('listRoles', { token })).data.data.find(({ slug }) => slug === 'lectura')!.id;
  });
  afterAll(() => school.close());
  beforeEach(async () => {
    await school.db.deleteFrom('rate_limits').execute();
    school.mails.length = 0;
    // Otherwise further sign-ups wait for the next notice.
    await school.arrange(async (tx) => {
      await tx.deleteFrom('notifications').where('subject_user_id', 'is not', null).execute();
      await tx.updateTable('users').set({ sign_up_notification_pending: false }).execute();
    });
  });

  const names = { name: 'Rocío', first_lastname: 'Ibarra', second_lastname: 'Ñanco' };
  const register = (email: string, change: Partial<typeof names> = {}) =>
    school.call('register', {
      body: { ...names, ...change, email, password, password_confirmation: password, offers: true },
    });
  const confirm = (signUpToken: string, tried = password) =>
    school.call('confirmSignUp', { body: { token: signUpToken, password: tried } });
  const signIn = async (email: string, tried = password) => {
    const { status, data } = await school.call('login', { body: { email, password: tried } });
    return { status, data };
  };
  const mailsTo = (email: string) => school.mails.filter(({ to }) => to.address === email);
  const subjects = (email: string) => mailsTo(email).map(({ subject }) => subject);
  const received = async (as = token) =>
    (await school.call('listNotifications', { token: as, query: { limit: 100 } })).data.data;
  const findNotification = async (email: string) =>
    (await received()).find(({ content }) => content.includes(email));
  const findPending = async (email: string) => {
    const query = { q: email.split('@')[0]!, 'filter[status]': 'pending' };
    return (await school.call('listUsers', { token, query })).data.data[0];
  };
  /** Without the events of live lists. */
  const events = () =>
    school.arrange((tx) =>
      tx
        .selectFrom('stream_events')
        .selectAll()
        .where('kind', 'not in', ['record.changed', 'records.changed'])
        .orderBy('seq')
        .execute(),
    );
  const me = async () => (await school.call('getCurrentUser', { token })).data.data.id;

  test('formats names as the user form does, keeps the choices and e-mails the applicant', async () => {
    const email = 'rocio.uno@correo.example';
    await register(email, { name: ' Rocío ' });
    expect(await confirm(await confirmationToken(school, email))).toMatchObject({
      status: 200,
      data: { data: { status: 'pending' } },
    });
    expect(await findPending(email)).toMatchObject(names);
    const stored = await school.arrange((tx) =>
      tx.selectFrom('users').select('offers').where('email', '=', email).execute(),
    );
    expect(stored).toEqual([{ offers: true }]);
    await expect
      .poll(() => subjects(email))
      .toEqual([
        'Confirma tu correo para Colegio Los Aromos',
        'Recibimos tu solicitud de cuenta en Colegio Los Aromos',
      ]);
  });

  test('N4: a sign-in after a sign-up does not reveal whether the address has an account', async () => {
    const [free, taken] = ['rocio.libre@correo.example', 'docente@aromos.example'];
    const answers = [await register(free), await register(taken)];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[0]!.data).toEqual(answers[1]!.data);
    expect(await signIn(free)).toEqual(await signIn(taken));
    expect((await signIn(free)).status).toBe(422);
    // The state is shown to the owner of the address.
    await confirm(await confirmationToken(school, free));
    expect((await signIn(free)).status).toBe(409);
  });

  test('N4: the mail to an address with an account names it, and offers no link to confirm', async () => {
    const takenEmail = 'docente@aromos.example';
    await register(takenEmail);
    await expect.poll(() => subjects(takenEmail)).toEqual(['Ya tienes una cuenta en Colegio Los Aromos']);
    const { text } = mailsTo(takenEmail)[0]!;
    expect(text).toContain('/auth/login');
    expect(text).not.toContain('#confirm=');
    expect(text).not.toContain('Rocío');
    // Nor does a request that is waiting for its answer.
    const email = 'rocio.doble@correo.example';
    await signUp(school, email, password);
    await expect.poll(() => subjects(email)).toHaveLength(2);
    await register(email);
    await expect
      .poll(() => subjects(email).slice(2))
      .toEqual(['Recibimos tu solicitud de cuenta en Colegio Los Aromos']);
    const waiting = await school.arrange((tx) => tx.selectFrom('sign_ups').select('email').execute());
    expect(waiting.map((row) => row.email)).not.toContain(email);
    expect(waiting.map((row) => row.email)).not.toContain(takenEmail);
  });

  test('N4: a sign-up is neither offered for approval nor reported before its address is confirmed', async () => {
    const email = 'rocio.dos@correo.example';
    await register(email);
    const signUpToken = await confirmationToken(school, email);
    expect(await findPending(email)).toBeUndefined();
    const before = (await events()).length;
    expect((await confirm(signUpToken)).status).toBe(200);
    await expect
      .poll(async () => (await findNotification(email))?.title)
      .toBe('Solicitud de cuenta: Rocío Ibarra Ñanco');
    const { id } = (await findPending(email))!;
    expect((await findNotification(email))!.about).toEqual({ kind: 'user', id });
    const teacher = await school.as('docente');
    expect((await received(teacher)).some(({ content }) => content.includes(email))).toBe(false);
    const lastEvents = (await events()).slice(before);
    expect(lastEvents.map(({ kind }) => kind)).toEqual(['sign_ups.changed', 'notification.created']);
    expect(lastEvents.every(({ user_ids }) => user_ids!.length > 0)).toBe(true);
    expect(lastEvents[0]!.user_ids).toContain(await me());
    // The notification does not appear in anyone's managed list.
    const managed = await school.call('listManagedNotifications', { token, query: { per_page: 100 } });
    expect(managed.data.data.some(({ title }) => title.startsWith('Solicitud'))).toBe(false);
  });

  test('N4: a link works once, for seven days, and not for an address that got an account', async () => {
    const email = 'rocio.tres@correo.example';
    await register(email);
    const first = await confirmationToken(school, email);
    await register(email);
    await expect.poll(() => mailsTo(email)).toHaveLength(2);
    const second = await confirmationToken(school, email);
    expect((await confirm(`${first}x`)).data.errors).toHaveProperty('token');
    expect((await confirm(first)).status).toBe(200);
    expect((await confirm(first)).data.errors).toHaveProperty('token');
    expect((await confirm(second)).status).toBe(409);
    const late = 'rocio.tarde@correo.example';
    await register(late);
    const token8 = await confirmationToken(school, late);
    const now = school.clock.now;
    school.clock.now = new Date(now.getTime() + 8 * 24 * 3600_000);
    expect((await confirm(token8)).status).toBe(422);
    school.clock.now = now;
  });

  test('N4: a link doesn’t confirm a password that its reader doesn’t know', async () => {
    const email = 'rocio.ajena@correo.example';
    await register(email);
    const signUpToken = await confirmationToken(school, email);
    const wrong = await confirm(signUpToken, 'lluvia y barro');
    expect(wrong).toMatchObject({ status: 422, data: { errors: { password: [expect.any(String)] } } });
    expect(await findPending(email)).toBeUndefined();
    // The link remains for the person who knows it.
    expect((await confirm(signUpToken)).status).toBe(200);
    expect(await findPending(email)).toMatchObject(names);
  });

  test('N4: a link takes few guesses of its password', async () => {
    const [email, other] = ['rocio.adivinada@correo.example', 'rocio.otra@correo.example'];
    await register(email);
    await register(other);
    const [guessed, free] = [await confirmationToken(school, email), await confirmationToken(school, other)];
    const { hits } = defaultLimits.signUpLink;
    const guesses = Array.from({ length: hits + 2 }, () => confirm(guessed, 'lluvia y barro'));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(hits);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    expect((await confirm(guessed)).status).toBe(429);
    expect((await confirm(free)).status).toBe(200);
  });

  test('N4: a mail to an unconfirmed address has no word of the applicant', async () => {
    const email = 'rocio.palabras@correo.example';
    await register(email, { name: 'Palabra', first_lastname: 'Ajena', second_lastname: 'Toda' });
    await expect.poll(() => mailsTo(email)).toHaveLength(1);
    const [mail] = mailsTo(email);
    expect(mail!.to.name).toBe('');
    expect(`${mail!.subject} ${mail!.text} ${mail!.html}`).not.toMatch(/Palabra|Ajena|Toda/);
  });

  test('N4: one address gets few mails, and a school takes a limited number of requests', async () => {
    const email = 'rocio.muchas@correo.example';
    for (const status of [201, 201, 201, 429]) expect((await register(email)).status).toBe(status);
    await school.arrange((tx) => addWaitingSignUps(tx, mostWaiting));
    const full = await register('rocio.llena@correo.example');
    await school.arrange((tx) => tx.deleteFrom('sign_ups').where('password_hash', '=', '').execute());
    expect([full.status, full.data.message]).toEqual([409, 'This school has too many requests waiting.']);
    expect((await register('rocio.llena@correo.example')).status).toBe(201);
  });

  test('N4: approvers get one notice about all sign-ups of an hour', async () => {
    const emails = ['a', 'b', 'c'].map((letter) => `rocio.${letter}@correo.example`);
    await signUp(school, emails[0]!, password);
    await expect.poll(() => findNotification(emails[0]!)).toBeTruthy();
    const now = school.clock.now;
    for (const [index, email] of emails.slice(1).entries()) {
      school.clock.now = new Date(now.getTime() + (index + 1) * 1000);
      await signUp(school, email, password);
    }
    const notices = async () =>
      (await received()).filter(({ title }) => title.startsWith('Solicitud')).map(({ title }) => title);
    expect(await notices()).toEqual(['Solicitud de cuenta: Rocío Ibarra Ñanco']);
    school.clock.now = new Date(now.getTime() + 3601_000);
    await expect.poll(async () => (await notices()).length, { timeout: 15_000 }).toBe(2);
    school.clock.now = now;
    expect((await notices()).toSorted()[1]).toMatch(/^Solicitudes de cuenta: \d+$/);
    expect(await findNotification(emails[2]!)).toBeTruthy();
  });

  test('e-mails the approval, updates open windows and grants access', async () => {
    const email = 'rocio.cuatro@correo.example';
    await signUp(school, email, password);
    await expect.poll(() => findNotification(email)).toBeTruthy();
    const { id, version } = (await findPending(email))!;
    const body = { ...names, email, status: 'active', role_ids: [reader] };
    const headers = { 'if-match': `"${version}"` };
    expect((await school.call('updateUser', { token, path: { id }, body, headers })).status).toBe(200);
    await expect.poll(() => subjects(email)).toContain('Tu cuenta en Colegio Los Aromos está lista');
    expect((await events()).map(({ kind }) => kind).slice(-2)).toContain('sign_ups.changed');
    expect((await school.call('login', { body: { email, password } })).status).toBe(200);
  });

  test('e-mails the rejection and removes the notification', async () => {
    const email = 'rocio.cinco@correo.example';
    await signUp(school, email, password);
    await expect.poll(() => findNotification(email)).toBeTruthy();
    const { id } = (await findPending(email))!;
    expect((await school.call('deleteUser', { token, path: { id } })).status).toBe(204);
    await expect.poll(() => subjects(email)).toContain('Tu solicitud de cuenta en Colegio Los Aromos');
    expect(await findNotification(email)).toBeUndefined();
    expect((await events()).map(({ kind }) => kind).slice(-2)).toContain('sign_ups.changed');
    // The same answer as for an account that never existed.
    expect((await school.call('login', { body: { email, password } })).status).toBe(422);
  });
});
