import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { drill, ordinary, prepareNotificationMails } from '../testing/notificationMails.ts';
import { usualDatabases } from '../testing/openSchool.ts';
import { readChoices, newEvent, newPost } from '../testing/writing.ts';

const addresses = ['direccion@aromos.example', 'docente@aromos.example'];

describe.each(usualDatabases)('e-mails by kind and choice on $name', (database) => {
  const { school, token, serve, send, getUserId, to, rows, wake } = prepareNotificationMails(database);

  const choose = async (role: 'docente' | 'direccion' | 'lectura', body: object) => {
    const answer = await school().call('updatePreferences', { token: await school().as(role), body });
    expect(answer.status).toBe(200);
  };
  const people = async () => to(await getUserId('docente'), await getUserId('direccion'));
  const publish = async (change: object = {}) => {
    const body = newPost(await readChoices(school(), token()), { ...(await people()), ...change });
    const answer = await school().call('createPost', { token: token(), body });
    expect(answer.status).toBe(201);
    return answer.data.data;
  };
  const received = () =>
    school()
      .mails.map(({ to: { address }, subject }) => `${address}: ${subject}`)
      .toSorted();
  const allSent = () =>
    expect.poll(async () => (await rows()).filter(({ state }) => state === 'queued').length).toBe(0);

  test('e-mails a published post to its audience once, not again after edits or a second publication', async () => {
    const post = await publish({ title: 'Feria' });
    await expect.poll(received).toEqual(addresses.map((address) => `${address}: Feria`));
    const [mail] = school().mails;
    expect(mail!.text).toContain(`http://aromos.localhost/blog/post/${post.id}`);
    expect(mail!.text).toContain('Nos vemos el jueves.');
    const edited = newPost(await readChoices(school(), token()), { ...(await people()), title: 'Feria 2' });
    const change = { token: token(), path: { id: post.id }, headers: { 'if-match': `"${post.version}"` } };
    expect((await school().call('updatePost', { ...change, body: edited })).status).toBe(200);
    expect((await school().call('archivePost', { token: token(), path: { id: post.id } })).status).toBe(200);
    expect((await school().call('publishPost', { token: token(), path: { id: post.id } })).status).toBe(200);
    expect(await rows()).toHaveLength(2);
  });

  test('e-mails a scheduled post when it is published', async () => {
    const published_at = new Date(school().clock.now.getTime() + 60_000).toISOString();
    await publish({ published_at });
    expect(await rows()).toEqual([]);
    await wake(2);
    await expect.poll(() => school().mails.length).toBe(2);
  });

  test('sends no e-mail about a post and a notification that are published silently', async () => {
    const post = await publish({ notify: false });
    expect(post.notify).toBe(false);
    await send({ ...ordinary, ...(await people()), notify: false });
    expect(await rows()).toEqual([]);
    await send({ ...drill, ...(await people()), notify: false });
    expect(await rows()).toHaveLength(2);
    await allSent();
  });

  test('sends nothing about a post to a person who left its audience before it was sent', async () => {
    const server = await serve({ reject: { sender: '451 Later' } });
    const { id } = await publish();
    const isResting = ({ lease, next_attempt_at }: Awaited<ReturnType<typeof rows>>[number]) =>
      lease === null && next_attempt_at > school().clock.now;
    await expect.poll(async () => (await rows()).every(isResting)).toBe(true);
    const audience = { ...(await people()).audience, exclude_user_ids: [await getUserId('docente')] };
    const body = newPost(await readChoices(school(), token()), { audience });
    const change = { token: token(), path: { id }, headers: { 'if-match': '"1"' }, body };
    expect((await school().call('updatePost', change)).status).toBe(200);
    delete server.options.reject;
    await wake(5);
    await allSent();
    expect(server.taken.map((mail) => mail.to[0])).toEqual(['direccion@aromos.example']);
    const reasons = (await rows()).map(({ reason }) => reason);
    expect(reasons.toSorted()).toEqual(['not_recipient', null]);
  });

  test('e-mails a moved, a cancelled and a deleted event with what changed, and no other edit', async () => {
    const audience = (await people()).audience;
    const later = (hours: number) => new Date(school().clock.now.getTime() + hours * 3600_000).toISOString();
    const event = newEvent({ name: 'Acto', audience, start: later(48), end: later(50) });
    const { id } = (await school().call('createEvent', { token: token(), body: event })).data.data;
    const edit = async (version: number, change: object) => {
      const body = { ...event, ...change };
      const headers = { 'if-match': `"${version}"` };
      const answer = await school().call('updateEvent', { token: token(), path: { id }, headers, body });
      expect(answer.status).toBe(200);
    };
    await edit(1, { description: 'Con uniforme.' });
    expect(await rows()).toEqual([]);
    await edit(2, { start: later(72), end: later(74) });
    await allSent();
    expect(received()).toEqual(addresses.map((address) => `${address}: Cambió: Acto`));
    expect(school().mails[0]!.text).toMatch(/Ahora: .*\nAntes: /);
    school().mails.length = 0;
    expect((await school().call('cancelEvent', { token: token(), path: { id } })).status).toBe(200);
    await allSent();
    expect(received()).toEqual(addresses.map((address) => `${address}: Cancelado: Acto`));
    school().mails.length = 0;
    expect((await school().call('deleteEvent', { token: token(), path: { id } })).status).toBe(204);
    expect((await rows()).filter(({ state }) => state === 'queued')).toEqual([]);
  });

  test('e-mails a sign-up request to those who may decide, unless they chose otherwise', async () => {
    const approvers = await school().arrange(async (tx) => {
      const { rows: stored } = await sql<{ id: string; email: string }>`
        select distinct u.id, u.email from users u
        join user_roles r on r.college_id = u.college_id and r.user_id = u.id
        join role_permissions p on p.college_id = r.college_id and p.role_id = r.role_id
        where p.permission = 'users.write' and u.status = 'active'`.execute(tx);
      const [silent] = stored;
      await tx
        .updateTable('users')
        .set({ email_choices: JSON.stringify({ requests: 'app_only' }) })
        .where('id', '=', silent!.id)
        .execute();
      await tx
        .updateTable('users')
        .set({ status: 'pending', sign_up_notification_pending: true })
        .where('email', '=', 'lectura@aromos.example')
        .execute();
      return stored.slice(1).map(({ email }) => email);
    });
    await expect.poll(async () => (await rows()).length).toBe(approvers.length);
    await allSent();
    expect(
      school()
        .mails.map((mail) => mail.to.address)
        .toSorted(),
    ).toEqual(approvers.toSorted());
    await school().arrange((tx) =>
      tx
        .updateTable('users')
        .set({ status: 'active' })
        .where('email', '=', 'lectura@aromos.example')
        .execute(),
    );
  });

  test('sends a locked kind to everyone, rejects another choice and offers no address to switch it off', async () => {
    await choose('docente', { email: { kind: 'posts', frequency: 'app_only' } });
    const lock = { kind: 'posts', frequency: 'weekly', locked: true };
    const locked = await school().call('updateEmailSetting', { token: token(), body: lock });
    expect(locked.status).toBe(200);
    await publish();
    await allSent();
    expect(received()).toHaveLength(2);
    expect(school().mails.every(({ unsubscribe }) => unsubscribe === undefined)).toBe(true);
    const teacherToken = await school().as('docente');
    const body = { email: { kind: 'posts', frequency: 'app_only' } };
    expect((await school().call('updatePreferences', { token: teacherToken, body })).status).toBe(422);
    const unlock = { kind: 'posts', frequency: 'immediately', locked: false };
    expect((await school().call('updateEmailSetting', { token: token(), body: unlock })).status).toBe(200);
    const { emails } = (await school().call('getPreferences', { token: teacherToken })).data.data;
    expect(emails[1]).toEqual({ kind: 'posts', frequency: 'app_only', locked: false });
    expect((await school().call('updateEmailSetting', { token: teacherToken, body: unlock })).status).toBe(
      403,
    );
    const { data } = await school().call('listAudit', { token: token() });
    const changes = data.data.map(({ before, after }) => [before?.email_posts, after?.email_posts]);
    expect(changes).toContainEqual(['immediately', 'locked']);
    expect(changes).toContainEqual(['locked', 'immediately']);
  });

  test('switches off the kind of an e-mail by its one-click address', async () => {
    await publish();
    await allSent();
    const mail = school().mails.find(({ to: { address } }) => address.startsWith('docente'))!;
    const { pathname: url } = new URL(mail.unsubscribe!);
    const headers = { host: 'aromos.localhost', 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await school().app.inject({
      method: 'POST',
      url,
      headers,
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(answer.statusCode).toBe(204);
    const teacherToken = await school().as('docente');
    const { emails } = (await school().call('getPreferences', { token: teacherToken })).data.data;
    expect(emails.map(({ frequency }) => frequency)).toEqual([
      'immediately',
      'app_only',
      'immediately',
      'immediately',
      'daily',
    ]);
    school().mails.length = 0;
    await publish();
    await allSent();
    expect(received()).toEqual(['direccion@aromos.example: Reunión de apoderados']);
  });

  test('delays ordinary e-mails to the end of the quiet hours across midnight, but no alert', async () => {
    const real = school().clock.now;
    await choose('docente', { quiet_hours: { from: '22:00', to: '07:00' } });
    // 23:30 in Santiago.
    school().clock.now = new Date('2026-11-26T02:30:00Z');
    await send({ ...ordinary, ...to(await getUserId('docente')) });
    const [row] = await rows();
    expect(row!.next_attempt_at.toISOString()).toBe('2026-11-26T10:00:00.000Z');
    await send({ ...drill, ...to(await getUserId('docente')) });
    await expect.poll(() => school().mails.length).toBe(1);
    expect(school().mails[0]!.priority).toBe('urgent');
    await wake(8 * 60);
    await expect.poll(() => school().mails.length).toBe(2);
    school().clock.now = real;
  });

  test('delays an e-mail that waits when the quiet hours are chosen', async () => {
    const real = school().clock.now;
    school().clock.now = new Date('2026-11-26T15:00:00Z');
    await send({ ...ordinary, ...to(await getUserId('docente')), scheduled_at: '2026-11-27T03:00:00Z' });
    await choose('docente', { quiet_hours: { from: '23:00', to: '06:30' } });
    school().clock.now = new Date('2026-11-27T03:00:30Z');
    await expect
      .poll(async () => (await rows()).map(({ next_attempt_at }) => next_attempt_at.toISOString()))
      .toEqual(['2026-11-27T09:30:00.000Z']);
    expect(school().mails).toEqual([]);
    school().clock.now = real;
  });

  test.each([
    ['outside', '2026-09-10T15:00:00Z', '22:00', '07:00', '2026-09-10T15:00:00.000Z'],
    ['at the start', '2026-09-10T01:00:00Z', '22:00', '07:00', '2026-09-10T10:00:00.000Z'],
    ['at the end', '2026-09-10T10:00:00Z', '22:00', '07:00', '2026-09-10T10:00:00.000Z'],
    ['within a day', '2026-09-10T16:00:00Z', '12:00', '14:00', '2026-09-10T17:00:00.000Z'],
    ['before the clocks go forward', '2026-09-06T03:30:00Z', '22:00', '07:00', '2026-09-06T10:00:00.000Z'],
    ['before the clocks go back', '2026-04-05T02:30:00Z', '22:00', '07:00', '2026-04-05T11:00:00.000Z'],
  ])('the quiet hours end at the right moment %s', async (_, moment, from, until, end) => {
    const { rows: stored } = await school().arrange((tx) =>
      sql<{ end: Date }>`
        select after_quiet_hours(${moment}::timestamptz, 'America/Santiago', ${from}::time, ${until}::time) as end`.execute(
        tx,
      ),
    );
    expect(stored[0]!.end.toISOString()).toBe(end);
  });
});
