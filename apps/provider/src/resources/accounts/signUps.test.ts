import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { usualDatabases, openSchool, type School } from '../../testing/openSchool.ts';

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
  });

  const names = { name: 'Rocío', first_lastname: 'Ibarra', second_lastname: 'Ñanco' };
  const register = (email: string) =>
    school.call('register', {
      body: { ...names, email, password, password_confirmation: password },
    });
  const subjects = (email: string) =>
    school.mails.filter(({ to }) => to.address === email).map(({ subject }) => subject);
  const received = async (as = token) =>
    (await school.call('listNotifications', { token: as, query: { limit: 100 } })).data.data;
  const noticeOf = async (email: string) => (await received()).find(({ content }) => content.includes(email));
  const pendingOf = async (email: string) => {
    const query = { q: email.split('@')[0]!, 'filter[status]': 'pending' };
    return (await school.call('listUsers', { token, query })).data.data[0]!;
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

  test('formats names as the user form does and e-mails the applicant', async () => {
    const email = 'rocio.uno@correo.example';
    expect((await register(email)).status).toBe(201);
    expect(await pendingOf(email)).toMatchObject(names);
    await expect
      .poll(() => subjects(email))
      .toEqual(['Recibimos tu solicitud de cuenta en Colegio Los Aromos']);
  });

  test('notifies only the approvers at once, with a link to the request', async () => {
    const email = 'rocio.dos@correo.example';
    await register(email);
    await expect
      .poll(async () => (await noticeOf(email))?.title)
      .toBe('Solicitud de cuenta: Rocío Ibarra Ñanco');
    const { id } = await pendingOf(email);
    expect((await noticeOf(email))!.about).toEqual({ kind: 'user', id });
    const teacher = await school.as('docente');
    expect((await received(teacher)).some(({ content }) => content.includes(email))).toBe(false);
    const lastEvents = (await events()).slice(-2);
    expect(lastEvents.map(({ kind }) => kind)).toEqual(['notification.created', 'sign_ups.changed']);
    expect(lastEvents.every(({ user_ids }) => user_ids!.length > 0)).toBe(true);
    expect(lastEvents[1]!.user_ids).toContain(await me());
    // The notification does not appear in anyone's managed list.
    const managed = await school.call('listManagedNotifications', { token, query: { per_page: 100 } });
    expect(managed.data.data.some(({ title }) => title.startsWith('Solicitud'))).toBe(false);
  });

  test('sends no e-mail and no notification for an address that has an account', async () => {
    const taken = 'docente@aromos.example';
    expect((await register(taken)).status).toBe(201);
    const email = 'rocio.tres@correo.example';
    await register(email);
    await expect.poll(() => subjects(email)).toHaveLength(1);
    await expect.poll(() => noticeOf(email)).toBeTruthy();
    expect(subjects(taken)).toEqual([]);
    expect((await received()).some(({ content }) => content.includes(taken))).toBe(false);
  });

  test('e-mails the approval, updates open windows and grants access', async () => {
    const email = 'rocio.cuatro@correo.example';
    await register(email);
    await expect.poll(() => noticeOf(email)).toBeTruthy();
    const { id, version } = await pendingOf(email);
    const body = { ...names, email, status: 'active', role_ids: [reader] };
    const headers = { 'if-match': `"${version}"` };
    expect((await school.call('updateUser', { token, path: { id }, body, headers })).status).toBe(200);
    await expect.poll(() => subjects(email)).toContain('Tu cuenta en Colegio Los Aromos está lista');
    expect((await events()).map(({ kind }) => kind).slice(-2)).toContain('sign_ups.changed');
    expect((await school.call('login', { body: { email, password } })).status).toBe(200);
  });

  test('e-mails the rejection and removes the notification', async () => {
    const email = 'rocio.cinco@correo.example';
    await register(email);
    await expect.poll(() => noticeOf(email)).toBeTruthy();
    const { id } = await pendingOf(email);
    expect((await school.call('deleteUser', { token, path: { id } })).status).toBe(204);
    await expect.poll(() => subjects(email)).toContain('Tu solicitud de cuenta en Colegio Los Aromos');
    expect(await noticeOf(email)).toBeUndefined();
    expect((await events()).map(({ kind }) => kind).slice(-2)).toContain('sign_ups.changed');
    // The same answer as for an account that never existed.
    expect((await school.call('login', { body: { email, password } })).status).toBe(422);
  });
});
