import type { UserWrite } from '@school/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../newId.ts';
import { linkValues } from '../../testing/linkValues.ts';
import { usualDatabases, openSchool, type School } from '../../testing/openSchool.ts';
import { multipart } from '../../testing/multipart.ts';
import { signUp } from '../../testing/signUps.ts';
import { newPerson } from '../../testing/writing.ts';

const password = 'un caballo correcto';

describe.each(usualDatabases)('people of the school on $name', (database) => {
  let school: School;
  let token: string;
  let roles: Record<string, string>;
  beforeAll(async () => {
    school = await openSchool(database);
    token = await school.as('administrador');
    const { data } = await school.call('listRoles', { token });
    roles = Object.fromEntries(data.data.map(({ slug, id }) => [slug, id]));
  });
  afterAll(() => school.close());
  beforeEach(() => school.db.deleteFrom('rate_limits').execute());

  const teacher = (change: Partial<UserWrite> = {}) => newPerson({ role_ids: [roles.docente!], ...change });
  const create = (body: unknown) => school.call('createUser', { token, body });
  const createTeacher = async (change: Partial<UserWrite> = {}) => {
    const answer = await create(teacher(change));
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.data));
    return answer.data.data;
  };
  const get = (id: string) => school.call('getUser', { token, path: { id } });
  const update = (id: string, version: number, body: unknown) =>
    school.call('updateUser', { token, path: { id }, body, headers: { 'if-match': `"${version}"` } });
  const remove = (id: string) => school.call('deleteUser', { token, path: { id } });
  /* Links to choose a password; notifications of a change have none. */
  const links = (email: string) =>
    school.mails
      .filter(({ to }) => to.address === email)
      .flatMap(({ text }) => text.match(/https?:\/\/\S+token=\S+/g) ?? []);
  const mailTo = async (email: string) => {
    await expect.poll(() => links(email).length).toBeGreaterThan(0);
    return linkValues(links(email).at(-1)!);
  };
  const choosePassword = async (email: string) => {
    const link = await mailTo(email);
    const body = { token: link.get('token'), email, password, password_confirmation: password };
    expect((await school.call('resetPassword', { body })).status).toBe(200);
    return (await school.call('login', { body: { email, password } })).data.token;
  };
  const whoIs = async (as: string) => (await school.call('getCurrentUser', { token: as })).status;
  const revoked = async (userId: string) => {
    const events = await school.arrange((tx) =>
      tx.selectFrom('stream_events').selectAll().where('kind', '=', 'session.revoked').execute(),
    );
    return events.filter(({ user_ids }) => user_ids?.includes(userId)).map(({ data }) => data);
  };

  test('e-mails an added person a link to choose a password and sign in', async () => {
    const body = teacher({ email: 'F.Nancupil@Aromos.example', rut: '16743102k', birthdate: '1988-04-27' });
    const answer = await create(body);
    expect([answer.status, answer.headers.etag]).toEqual([201, '"1"']);
    const person = answer.data.data;
    expect(person).toMatchObject({
      email: 'f.nancupil@aromos.example',
      rut: '16.743.102-K',
      status: 'active',
      has_pin: null,
      version: 1,
      can: { update: true, delete: true, reset: true, invite: true, roles: true },
    });
    expect(person.roles.map(({ slug }) => slug)).toEqual(['docente']);
    expect((await get(person.id)).data.data).toEqual(person);
    const mailedLink = await choosePassword('f.nancupil@aromos.example');
    expect(await whoIs(mailedLink)).toBe(200);
  });

  test('accepts a unique value once, also from eight parallel requests', async () => {
    await createTeacher({ email: 'una@aromos.example', passport: 'ab12345' });
    expect((await create(teacher({ email: 'UNA@aromos.example' }))).data.errors).toHaveProperty('email');
    expect((await create(teacher({ passport: 'AB12345' }))).data.errors).toHaveProperty('passport');
    const duplicate = await create(teacher({ rut: '12.345.678-5' }));
    expect([duplicate.status, Object.keys(duplicate.data.errors!)]).toEqual([422, ['rut']]);
    const all = await create(
      teacher({ email: 'una@aromos.example', passport: 'ab12345', rut: '12.345.678-5' }),
    );
    expect(Object.keys(all.data.errors!)).toEqual(['email', 'rut', 'passport']);
    const body = teacher({ email: 'ocho@aromos.example' });
    const parallel = await Promise.all(Array.from({ length: 8 }, () => create(body)));
    expect(parallel.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(422)]);
  });

  test.each([
    [{ rut: '12.345.678-4' }, 'rut'],
    [{ birthdate: '1988-02-30' }, 'birthdate'],
    [{ birthdate: '2030-01-01' }, 'birthdate'],
    [{ name: '  ' }, 'name'],
    [{ role_ids: [] }, 'role_ids'],
    [{ status: 'pending' }, 'status'],
    [{ role_ids: ['01990000-0000-7000-8000-000000000000'] }, 'role_ids'],
    [{ place_ids: ['01990000-0000-7000-8000-000000000000'] }, 'place_ids'],
    [{ college_id: 'x' }, 'college_id'],
    [{ password: 'ocho8888' }, 'password'],
  ])('rejects %o by its field', async (change, field) => {
    const answer = await create({ ...teacher(), ...change });
    expect([answer.status, Object.keys(answer.data.errors ?? {})]).toEqual([422, [field]]);
  });

  test('rejects the second change of the same person without losing data', async () => {
    const person = await createTeacher();
    const texts = ['Profesora de Arte', 'Profesora de Música'];
    const answers = await Promise.all(
      texts.map((position) => update(person.id, 1, teacher({ email: person.email, position }))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)!.data.current_version).toBe(2);
    const won = answers.find(({ status }) => status === 200)!.data.data;
    expect((await get(person.id)).data.data).toEqual(won);
  });

  test('versions a change of the person’s own profile', async () => {
    const person = await createTeacher();
    const mailedLink = await choosePassword(person.email);
    const fields = { _method: 'PUT', name: 'Fer', first_lastname: 'Ñancupil', email: person.email };
    expect((await school.call('updateProfile', { token: mailedLink, ...multipart(fields) })).status).toBe(
      200,
    );
    expect((await update(person.id, 1, teacher({ email: person.email }))).status).toBe(409);
    expect((await get(person.id)).data.data).toMatchObject({ name: 'Fer', version: 2 });
  });

  test('approves a sign-up only with a role, and then grants access', async () => {
    const email = 'ana.soto@correo.example';
    await signUp(school, email, password);
    const listed = await school.call('listUsers', {
      token,
      query: { 'filter[status]': 'pending', q: 'ana.soto' },
    });
    const [pending] = listed.data.data;
    expect(pending).toMatchObject({ email, status: 'pending', first_lastname: 'Ibarra', roles: [] });
    const approve = (role_ids: string[]) =>
      update(pending!.id, 1, { name: 'Ana', first_lastname: 'Soto', email, status: 'active', role_ids });
    expect((await approve([])).data.errors).toHaveProperty('role_ids');
    expect((await school.call('login', { body: { email, password } })).status).toBe(409);
    expect((await approve([roles.lectura!])).data.data).toMatchObject({ status: 'active', version: 2 });
    expect((await school.call('login', { body: { email, password } })).status).toBe(200);
    const back = { name: 'Ana', first_lastname: 'Soto', email, status: 'pending', role_ids: [roles.lectura] };
    expect((await update(pending!.id, 2, back)).data.errors).toHaveProperty('status');
  });

  test('rejects a suspended person from the next request and notifies their screens', async () => {
    const person = await createTeacher();
    const mailedLink = await choosePassword(person.email);
    const change = { email: person.email, status: 'suspended' } as const;
    expect((await update(person.id, 1, teacher(change))).data.data.status).toBe('suspended');
    expect(await whoIs(mailedLink)).toBe(401);
    expect(await revoked(person.id)).toEqual([{ reason: 'suspended', session_ids: [expect.any(String)] }]);
    await update(person.id, 2, teacher({ email: person.email }));
    expect(await whoIs(mailedLink)).toBe(401);
    expect((await school.call('login', { body: { email: person.email, password } })).status).toBe(200);
  });

  test('N1, ASVS 6.4.1: a link that went to another address opens nothing after a change of the address', async () => {
    const person = await createTeacher({ email: 'equivocada@evil.example' });
    const wrong = await mailTo(person.email);
    const email = 'correcta@aromos.example';
    expect((await update(person.id, 1, teacher({ email }))).status).toBe(200);
    const reset = (to: string, link: URLSearchParams) =>
      school.call('resetPassword', {
        body: { token: link.get('token'), email: to, password, password_confirmation: password },
      });
    for (const to of [person.email, email]) expect((await reset(to, wrong)).status).toBe(422);
    // The person is invited anew, at their own address.
    expect((await reset(email, await mailTo(email))).status).toBe(200);
    expect(links(email)).toHaveLength(1);
    const signedIn = (await school.call('login', { body: { email, password } })).data.token;
    expect(await whoIs(signedIn)).toBe(200);

    await school.call('requestPasswordReset', { body: { email } });
    await expect.poll(() => links(email).length).toBe(2);
    const sentMail = await mailTo(email);
    const profile = multipart({
      _method: 'PUT',
      name: person.name,
      first_lastname: 'Nancupil',
      email: 'nueva@aromos.example',
      current_password: password,
    });
    const changed = await school.call('updateProfile', { token: signedIn, ...profile });
    expect(changed.status, JSON.stringify(changed.data)).toBe(200);
    expect((await reset('nueva@aromos.example', sentMail)).status).toBe(422);
    // A person who has chosen a password needs no invitation.
    await update(person.id, 3, teacher({ email: 'otra@aromos.example' }));
    expect(links('otra@aromos.example')).toEqual([]);
  });

  test('N1: sends the invitation again until a password is chosen', async () => {
    const person = await createTeacher();
    const first = await mailTo(person.email);
    const invite = () => school.call('sendInvitation', { token, path: { id: person.id } });
    expect(person.can.invite).toBe(true);
    expect((await invite()).status).toBe(204);
    await expect.poll(() => links(person.email).length).toBe(2);
    const { text } = school.mails.findLast((mail) => mail.to.address === person.email)!;
    expect(text).toContain('siete días');
    const body = { email: person.email, password, password_confirmation: password };
    const used = await school.call('resetPassword', { body: { ...body, token: first.get('token') } });
    expect(used.status).toBe(422);
    await choosePassword(person.email);
    expect((await invite()).data.errors).toHaveProperty('status');
    expect((await get(person.id)).data.data.can.invite).toBe(false);
  });

  test('N1: limits invitations to one person', async () => {
    const { id } = await createTeacher();
    const invite = async () => (await school.call('sendInvitation', { token, path: { id } })).status;
    const statuses: number[] = [];
    for (let sent = 0; sent < 6; sent += 1) statuses.push(await invite());
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
  });

  test('ends sign-ins and the old password on a reset, and e-mails a link to a new one', async () => {
    const person = await createTeacher();
    const mailedLink = await choosePassword(person.email);
    const invitations = links(person.email).length;
    const reset = () => school.call('resetUserPassword', { token, path: { id: person.id } });
    expect((await reset()).status).toBe(204);
    expect(await whoIs(mailedLink)).toBe(401);
    expect((await school.call('login', { body: { email: person.email, password } })).status).toBe(422);
    expect(await revoked(person.id)).toMatchObject([{ reason: 'password_reset' }]);
    await expect.poll(() => links(person.email).length).toBe(invitations + 1);
    const text = school.mails.findLast((mail) => mail.to.address === person.email)!.text;
    // The old password is already invalid, so the e-mail must not say that nothing changed, as after “forgot password”.
    expect(text).toContain('La anterior ya no funciona');
    expect(await whoIs(await choosePassword(person.email))).toBe(200);
    await update(person.id, 1, teacher({ email: person.email, status: 'suspended' }));
    expect((await reset()).data.errors).toHaveProperty('status');
  });

  test('removes a person without content, and rejects the removal of an author (409)', async () => {
    const person = await createTeacher();
    const mailedLink = await choosePassword(person.email);
    expect((await remove(person.id)).status).toBe(204);
    expect([await whoIs(mailedLink), (await get(person.id)).status]).toEqual([401, 404]);
    expect(await revoked(person.id)).toMatchObject([{ reason: 'removed' }]);
    expect((await remove(person.id)).status).toBe(404);
    const post = (await school.call('listPosts', { token, query: { per_page: 100 } })).data.data.find(
      ({ author }) => author.name !== 'Marcela Fuentes Rojas',
    )!;
    const response = await remove(post.author.id);
    expect(response.status).toBe(409);
    expect(response.data.message).toContain('Suspend them instead');
    expect((await get(post.author.id)).status).toBe(200);
  });

  test('rejects removal and suspension of oneself', async () => {
    const me = (await school.call('getCurrentUser', { token })).data.data;
    expect((await remove(me.id)).status).toBe(409);
    const { version } = (await get(me.id)).data.data;
    const body = teacher({ email: me.email, status: 'suspended', role_ids: me.roles.map(({ id }) => id) });
    expect((await update(me.id, version, body)).data.errors).toHaveProperty('status');
    expect(await whoIs(token)).toBe(200);
  });

  test('adds one person and sends one e-mail for fifty retries', async () => {
    const body = teacher();
    const headers = { 'idempotency-key': 'fifty-people-0001' };
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => school.call('createUser', { token, body, headers })),
    );
    expect(new Set(answers.map(({ status, data }) => `${status} ${data.data?.id}`)).size).toBe(1);
    await expect.poll(() => school.mails.filter(({ to }) => to.address === body.email).length).toBe(1);
  });

  test('takes at most eight statements for a write, besides begin and commit', async () => {
    // Suspended people get no e-mail, so no other statements run meanwhile.
    const away = { status: 'suspended' } as const;
    const person = await createTeacher(away);
    const cost = async (work: () => Promise<{ status: number }>) => {
      const before = school.statements();
      expect((await work()).status).toBeLessThan(300);
      return school.statements() - before;
    };
    const body = teacher({ email: person.email, position: 'Bibliotecaria' });
    expect(await cost(() => update(person.id, 1, body))).toBeLessThanOrEqual(10);
    const suspend = () => update(person.id, 2, { ...body, ...away });
    const { college_id } = await school.arrange((tx) =>
      tx.selectFrom('users').select('college_id').executeTakeFirstOrThrow(),
    );
    const at = school.clock.now;
    const times = { created_at: at, last_used_at: at, expires_at: new Date(at.getTime() + 60_000) };
    const signIn = { college_id, id: newId(at), user_id: person.id, hash: Buffer.alloc(32), ...times };
    await school.arrange((tx) => tx.insertInto('tokens').values(signIn).execute());
    expect(await cost(suspend)).toBeLessThanOrEqual(10);
    expect(await cost(() => remove(person.id))).toBeLessThanOrEqual(10);
  });
});
