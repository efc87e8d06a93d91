import type { NotificationWrite } from '@school/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { collegeAt } from '../../database/collegeTransaction.ts';
import { usualDatabases, openSchool, type Role, type School } from '../../testing/openSchool.ts';
import { type Choices, readChoices, forCourse, newPerson } from '../../testing/writing.ts';
import { startScheduler } from '../../worker/scheduler.ts';
import { sendDue } from './sendDue.ts';

describe.each(usualDatabases)('sending notifications on $name', (database) => {
  let school: School;
  let token: string;
  let choices: Choices;
  let courseOfTeacher: string;
  beforeAll(async () => {
    school = await openSchool(database);
    token = await school.as('comunicaciones');
    choices = await readChoices(school, token);
    const teacher = (await school.call('getCurrentUser', { token: await school.as('docente') })).data.data;
    courseOfTeacher = choices.courses.find(({ id }) => teacher.course_ids.includes(id))!.code;
  });
  afterAll(() => school.close());

  const words: NotificationWrite = {
    title: 'Sin clases el viernes',
    content: 'Volvemos el lunes.',
    audience: { scope: 'all' },
    status: 'sent',
  };
  const create = (change: Partial<NotificationWrite> = {}, as = token) =>
    school.call('createNotification', { token: as, body: { ...words, ...change } });
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
  const received = async (role: Role) =>
    (await school.call('listNotifications', { token: await school.as(role), query: { limit: 100 } })).data
      .data;
  const inAnHour = () => new Date(school.clock.now.getTime() + 3600_000).toISOString();

  test('reaches its audience at once, without people who join later', async () => {
    const answer = await create({ audience: forCourse(choices, courseOfTeacher), title: 'Salida del 7° A' });
    expect(answer.status).toBe(201);
    const { id, counts } = answer.data.data;
    expect(counts).toMatchObject({ delivered: 0, seen: 0 });
    expect(counts.recipients).toBeGreaterThan(0);
    expect((await received('docente')).map((one) => one.id)).toContain(id);
    const event = (await events()).at(-1)!;
    expect(event.kind).toBe('notification.created');
    expect(event.user_ids).toHaveLength(counts.recipients);
    const toAll = await create();
    expect(toAll.data.data.counts.recipients).toBeGreaterThan(counts.recipients);
    const later = await school.call('getNotification', { token, path: { id } });
    expect(later.data.data).toMatchObject({ counts: { delivered: 1, seen: 0 } });
  });

  test('counts a view once, and marks all as seen at once', async () => {
    const { id } = (await create()).data.data;
    const reader = await school.as('docente');
    const before = (await school.call('countUnreadNotifications', { token: reader })).data.data.count;
    for (const _ of [1, 2])
      expect((await school.call('markNotificationRead', { token: reader, path: { id } })).status).toBe(204);
    const after = (await school.call('countUnreadNotifications', { token: reader })).data.data.count;
    expect(after).toBe(before - 1);
    await school.call('markAllNotificationsRead', { token: reader });
    const count = (await school.call('countUnreadNotifications', { token: reader })).data.data.count;
    const list = await received('docente');
    expect(list.find((one) => one.id === id)!.seen_at).not.toBeNull();
    // Leaves out what another test sent at a later time.
    const now = school.clock.now.getTime();
    const later = list.filter(({ sent_at }) => sent_at !== null && Date.parse(sent_at) > now);
    expect(count).toBe(later.length);
  });

  test('lists the current audience of a scheduled one as queued', async () => {
    const audience = forCourse(choices, courseOfTeacher);
    const answer = await create({ audience, scheduled_at: inAnHour(), title: 'Mañana' });
    const { id } = answer.data.data;
    const listRecipients = () =>
      school.call('listNotificationRecipients', { token, path: { id }, query: { per_page: 100 } });
    const { data } = await listRecipients();
    expect(data.data.length).toBeGreaterThan(0);
    expect(data.meta.total).toBe(data.data.length);
    expect(data.data.every(({ state, at, failure }) => state === 'queued' && !at && !failure)).toBe(true);
    await school.call('cancelNotification', { token, path: { id } });
    expect((await listRecipients()).data.data).toEqual([]);
  });

  test('marks recipients suspended before delivery as failed, with the reason', async () => {
    const admin = await school.as('administrador');
    const roles = (await school.call('listRoles', { token: admin })).data.data;
    const role_ids = [roles.find(({ slug }) => slug === 'lectura')!.id];
    const person = newPerson({ role_ids });
    const { id: userId } = (await school.call('createUser', { token: admin, body: person })).data.data;
    const audience = { scope: 'restricted' as const, user_ids: [userId] };
    const { id } = (await create({ audience, title: 'Solo una' })).data.data;
    const shown = async () => {
      const { data } = await school.call('listNotificationRecipients', { token, path: { id } });
      const { counts } = (await school.call('listManagedNotifications', { token, query: { q: 'Solo una' } }))
        .data.data[0]!;
      return [data.data[0]!.state, data.data[0]!.failure, counts.failed];
    };
    const turn = (status: 'active' | 'suspended', version: number) =>
      school.call('updateUser', {
        token: admin,
        path: { id: userId },
        body: { ...person, status },
        headers: { 'if-match': `"${version}"` },
      });
    expect(await shown()).toEqual(['sent', null, 0]);
    await turn('suspended', 1);
    expect(await shown()).toEqual(['failed', 'account_suspended', 1]);
    await turn('active', 2);
    expect(await shown()).toEqual(['sent', null, 0]);
    const delivered_at = school.clock.now;
    await school.arrange((tx) =>
      tx.updateTable('notification_recipients').set({ delivered_at }).where('user_id', '=', userId).execute(),
    );
    await turn('suspended', 3);
    expect(await shown()).toEqual(['delivered', null, 0]);
  });

  test('shows its sender the state of each recipient, and counts each state', async () => {
    const answer = await create({ audience: forCourse(choices, courseOfTeacher), title: 'Cambio de sala' });
    const { id, counts } = answer.data.data;
    const teacher = await school.as('docente');
    const stateOfTeacher = async () => {
      const query = { per_page: 100 };
      const { data } = await school.call('listNotificationRecipients', { token, path: { id }, query });
      expect(data.meta.total).toBe(counts.recipients);
      expect(data.data).toHaveLength(counts.recipients);
      const me = (await school.call('getCurrentUser', { token: teacher })).data.data.id;
      return data.data.find(({ person }) => person.id === me);
    };
    expect(await stateOfTeacher()).toMatchObject({ state: 'sent', at: null });
    await received('docente');
    expect((await stateOfTeacher())?.state).toBe('delivered');
    await school.call('markNotificationRead', { token: teacher, path: { id } });
    expect((await stateOfTeacher())?.state).toBe('seen');
    const rejected = await school.call('listNotificationRecipients', { token: teacher, path: { id } });
    expect(rejected.status).toBe(403);

    const list = async (status?: 'draft' | 'sent') =>
      (
        await school.call('listManagedNotifications', {
          token,
          query: status ? { 'filter[status]': status } : {},
        })
      ).data;
    const { meta } = await list();
    const { all, ...each } = meta.counts;
    expect(all).toBe(meta.total);
    expect(Object.values(each).reduce((sum, count) => sum + count)).toBe(all);
    const sent = (await list('sent')).meta;
    expect(sent.counts).toEqual(meta.counts);
    expect(sent.total).toBe(each.sent);
  });

  test('waits for its scheduled time, and can be changed and cancelled until then', async () => {
    const answer = await create({ scheduled_at: inAnHour(), title: 'Recuerden la reunión' });
    const { id, version } = answer.data.data;
    expect(answer.data.data).toMatchObject({ status: 'scheduled', sent_at: null });
    expect((await received('docente')).map((one) => one.id)).not.toContain(id);
    const change = (title: string, of: number) =>
      school.call('updateNotification', {
        token,
        path: { id },
        body: { ...words, title, scheduled_at: inAnHour() },
        headers: { 'if-match': `"${of}"` },
      });
    expect((await change('Recuerden la reunión de las 18', version)).status).toBe(200);
    const stale = await change('Otra cosa', version);
    expect([stale.status, stale.data.current_version]).toEqual([409, version + 1]);
    const cancelled = await school.call('cancelNotification', { token, path: { id } });
    expect(cancelled.data.data).toMatchObject({
      title: 'Recuerden la reunión de las 18',
      status: 'cancelled',
    });
    expect((await change('Tarde', version + 2)).status).toBe(409);
  });

  test('sends a scheduled one exactly once, with several providers and after downtime', async () => {
    const { id } = (await create({ scheduled_at: inAnHour(), title: 'A su hora' })).data.data;
    const failures: unknown[] = [];
    const clock = () => new Date(school.clock.now.getTime() + 5 * 3600_000);
    const before = (await events()).length;
    const schedulers = [1, 2, 3, 4].map(() =>
      startScheduler(school.db, clock, [sendDue(['email'])], (error) => failures.push(error)),
    );
    for (const scheduler of schedulers) scheduler.wake();
    await Promise.all(schedulers.map((scheduler) => scheduler.idle()));
    await Promise.all(schedulers.map((scheduler) => scheduler.stop()));
    expect(failures).toEqual([]);
    const published = (await events()).slice(before).filter(({ data }) => JSON.stringify(data).includes(id));
    expect(published).toHaveLength(1);
    const { data } = (await school.call('getNotification', { token, path: { id } })).data;
    expect(data).toMatchObject({ status: 'sent', sent_at: clock().toISOString() });
  });

  test('rejects an audience beyond the sender’s scope', async () => {
    const teacher = await school.as('docente');
    expect((await create({}, teacher)).status).toBe(403);
    expect((await create({ audience: forCourse(choices, courseOfTeacher) }, teacher)).status).toBe(201);
    const ownNotifications = await school.call('listManagedNotifications', { token: teacher });
    expect(ownNotifications.data.data.length).toBeGreaterThan(0);
    const me = (await school.call('getCurrentUser', { token: teacher })).data.data;
    expect(new Set(ownNotifications.data.data.map(({ author }) => author.id))).toEqual(new Set([me.id]));
    expect((await create({}, await school.as('lectura'))).status).toBe(403);
  });

  test('rejects an empty audience or unknown ids, except in a draft', async () => {
    const unknown = '01990000-0000-7000-8000-000000000000';
    const empty = await create({ audience: { scope: 'restricted' } });
    expect(empty.data.errors).toHaveProperty('audience');
    const foreign = await create({ audience: { scope: 'restricted', user_ids: [unknown] } });
    expect(foreign.data.errors).toHaveProperty(['audience.user_ids']);
    const draft = await create({ audience: { scope: 'restricted' }, status: 'draft' });
    expect(draft.data.data.status).toBe('draft');
    const response = await school.call('listManagedNotifications', {
      token,
      query: { q: 'VIERNES', 'filter[status]': 'draft' },
    });
    expect(response.data.data.map(({ id }) => id)).toContain(draft.data.data.id);
  });

  test('previews the recipients and the excluded people', async () => {
    const preview = (audience: object, as = token) =>
      school.call('previewAudience', { token: as, body: { audience } });
    const all = (await preview({ scope: 'all' })).data.data;
    expect(all.sample.length).toBe(10);
    const left = all.sample[0]!;
    const without = (await preview({ scope: 'all', exclude_user_ids: [left.id] })).data.data;
    expect(without.count).toBe(all.count - 1);
    expect(without.excluded).toContainEqual({ person: left, reason: 'excluded' });
    const sent = (await create({ audience: { scope: 'all', exclude_user_ids: [left.id] } })).data.data;
    expect(sent.counts.recipients).toBe(without.count);
    expect((await preview({ scope: 'all' }, await school.as('lectura'))).status).toBe(403);
  });

  test('names in the preview only people that the sender sees elsewhere', async () => {
    const stranger = { name: 'Extraño', first_lastname: 'Pérez', email: 'extrano@correo.example' };
    const password = { password: 'una-clave-larga-7', password_confirmation: 'una-clave-larga-7' };
    await school.call('register', { body: { ...stranger, ...password } });
    const preview = async (as: string, left: readonly { id: string }[] = []) => {
      const body = { audience: { scope: 'all', exclude_user_ids: left.map(({ id }) => id) } };
      return (await school.call('previewAudience', { token: as, body })).data.data;
    };
    const teacher = await school.as('docente');
    const shown = (await school.call('listUsers', { token: teacher, query: { per_page: 100 } })).data.data;
    const visibleIds = new Set(shown.map(({ id }) => id));
    const [all, some] = [await preview(token), await preview(teacher)];
    expect(some.count).toBe(all.count);
    expect(some.sample.length).toBeGreaterThan(0);
    expect(some.sample.filter(({ id }) => !visibleIds.has(id))).toEqual([]);
    const excluded = async (as: string) =>
      (await preview(as, all.sample)).excluded.map(({ person }) => person.id);
    expect((await excluded(token)).toSorted()).toEqual(all.sample.map(({ id }) => id).toSorted());
    expect((await excluded(teacher)).filter((id) => !visibleIds.has(id))).toEqual([]);
  });

  test('names chosen people in the preview, and skips deleted ones', async () => {
    const preview = async (audience: object) =>
      (await school.call('previewAudience', { token, body: { audience } })).data.data;
    const people = (await preview({ scope: 'all' })).sample.slice(0, 2);
    const ids = people.map(({ id }) => id);
    const unknownId = '01990000-0000-7000-8000-000000000000';
    const chosen = {
      scope: 'restricted',
      user_ids: [...ids, unknownId],
      exclude_user_ids: [...ids, unknownId],
    };
    expect(await preview(chosen)).toEqual({
      count: 0,
      sample: [],
      excluded: people.map((person) => ({ person, reason: 'excluded' })),
    });
    expect((await preview({ scope: 'restricted', user_ids: [...ids, unknownId] })).count).toBe(2);
    for (const list of ['role_ids', 'place_ids', 'course_ids', 'grade_ids'])
      expect((await preview({ scope: 'restricted', [list]: [unknownId] })).count).toBe(0);
  });

  test('audits who sent what', async () => {
    const { id } = (await create({ title: 'Queda escrito' })).data.data;
    const collegeId = (await collegeAt(school.db, 'aromos.localhost'))!;
    const entries = await school.arrange((tx) =>
      tx.selectFrom('audit_entries').selectAll().where('subject_id', '=', id).orderBy('id').execute(),
    );
    expect(entries.map(({ action }) => action)).toEqual(['created', 'sent']);
    expect(entries[0]).toMatchObject({
      college_id: collegeId,
      subject_name: 'Queda escrito',
      after: { status: 'sent' },
    });
  });
});
