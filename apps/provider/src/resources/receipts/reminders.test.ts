import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { usualDatabases, openSchool, type School } from '../../testing/openSchool.ts';
import { openReceipts } from '../../testing/receipts.ts';
import { newPerson } from '../../testing/writing.ts';

type Receipts = Awaited<ReturnType<typeof openReceipts>>;

describe.each(usualDatabases)('reminders on $name', (database) => {
  let school: School;
  let calls: Receipts;
  beforeAll(async () => {
    school = await openSchool(database);
    calls = await openReceipts(school);
  });
  afterAll(() => school.close());
  beforeEach(() => calls.reset());

  test.each(['post', 'event', 'notification'] as const)(
    'reminds the people who have not seen a %s, at most once an hour',
    async (record) => {
      const [make, view] = calls.views[record];
      const id = await make();
      await school.call(view, { token: calls.teacher, path: { id } });
      const before = await calls.preview(record, id);
      expect(before).toMatchObject({ recipients: 1, reminded_at: null, available_at: null });
      const sent = await calls.remind(record, id);
      const at = school.clock.now;
      expect([sent.status, sent.data.data.recipients]).toEqual([200, 1]);
      const notice = await calls.reminderFor(calls.reader, id);
      expect(notice).toMatchObject({
        title: before.title,
        content: before.content,
        kind: 'reminder',
        about: { kind: record, id },
        author: { id: (await calls.me(calls.token)).id },
      });
      expect(await calls.reminderFor(calls.teacher, id)).toBeUndefined();
      const managed = await school.call('listManagedNotifications', { token: calls.token });
      expect(managed.data.data.map((one) => one.id)).not.toContain(notice!.id);

      calls.pass(59);
      const again = await calls.remind(record, id);
      expect([again.status, again.data]).toEqual([
        409,
        { message: expect.any(String), reminded_at: at.toISOString() },
      ]);
      expect(await calls.preview(record, id)).toMatchObject({
        reminded_at: at.toISOString(),
        available_at: new Date(at.getTime() + 3_600_000).toISOString(),
      });
      expect((await calls.receipts(record, id)).meta.reminded_at).toBe(at.toISOString());
      calls.pass(1);
      expect((await calls.remind(record, id)).status).toBe(200);
      const audit = await school.call('listAudit', {
        token: calls.token,
        query: { 'filter[action]': 'reminded' },
      });
      expect(audit.data.data.find(({ subject }) => subject.id === id)).toMatchObject({
        subject: { kind: record },
        after: { recipients: 1 },
      });
    },
  );

  test('queues an e-mail of a reminder to people who want e-mails', async () => {
    const id = await calls.post();
    const readerId = (await calls.me(calls.reader)).id;
    await school.call('updatePreferences', {
      token: calls.teacher,
      body: { email: { kind: 'notifications', frequency: 'app_only' } },
    });
    await calls.remind('post', id);
    const notice = await calls.reminderFor(calls.reader, id);
    const queued = await school.arrange((tx) =>
      tx.selectFrom('deliveries').select('user_id').where('notification_id', '=', notice!.id).execute(),
    );
    expect(queued).toEqual([{ user_id: readerId }]);
    await school.call('updatePreferences', {
      token: calls.teacher,
      body: { email: { kind: 'notifications', frequency: 'immediately' } },
    });
  });

  test('reminds each person in their own language', async () => {
    const id = await calls.post();
    const setLanguage = (token: string, language: string | null) =>
      school.call('updatePreferences', { token, body: { language } });
    await setLanguage(calls.teacher, 'en');
    await setLanguage(calls.reader, 'ar');
    expect((await calls.remind('post', id)).data.data).toMatchObject({
      recipients: 2,
      title: expect.stringMatching(/^Recordatorio/),
    });
    const titles = await Promise.all(
      [calls.teacher, calls.reader].map(async (token) => (await calls.reminderFor(token, id))?.title),
    );
    expect(titles[0]).toMatch(/^Reminder: /);
    expect(titles[1]).toMatch(/[\u0600-\u06ff]/);
    await setLanguage(calls.teacher, null);
    await setLanguage(calls.reader, null);
  });

  test('reminds only active people who have not confirmed and are still in the audience', async () => {
    const role_ids = [(await school.call('listRoles', { token: calls.token })).data.data[6]!.id];
    const gone = await calls.create('createUser', newPerson({ role_ids }));
    const { user_ids } = await calls.forTwo();
    const id = await calls.notification({
      audience: { scope: 'restricted', user_ids: [...user_ids, gone] },
      confirm_by: calls.inDays(2),
    });
    await school.call('markNotificationRead', { token: calls.reader, path: { id } });
    await calls.confirm('notification', id);
    await school.arrange((tx) =>
      tx.updateTable('users').set({ status: 'suspended' }).where('id', '=', gone).execute(),
    );
    expect((await calls.remind('notification', id)).data.data.recipients).toBe(1);
    expect(await calls.reminderFor(calls.reader, id)).toMatchObject({ about: { kind: 'notification' } });
    await calls.confirm('notification', id, calls.reader);
    expect(await calls.reminderFor(calls.reader, id)).toBeUndefined();
    calls.pass(60);
    expect((await calls.remind('notification', id)).status).toBe(409);
  });

  test('reminds no one of a draft, and deletes the reminders of a deleted post', async () => {
    const draft = await calls.post({ status: 'draft' });
    expect((await calls.remind('post', draft)).status).toBe(409);
    const id = await calls.post();
    await calls.remind('post', id);
    expect(await calls.reminderFor(calls.reader, id)).toMatchObject({ about: { kind: 'post' } });
    await school.call('deletePost', { token: calls.token, path: { id } });
    expect(await calls.reminderFor(calls.reader, id)).toBeUndefined();
  });
});
