import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usualDatabases, openSchool, type School } from '../../testing/openSchool.ts';

describe.each(usualDatabases)('notifications on $name', (database) => {
  let school: School;
  let token: string;
  beforeAll(async () => {
    school = await openSchool(database);
    token = await school.as('docente');
  });
  afterAll(() => school.close());

  const list = (query: object = {}) => school.call('listNotifications', { token, query: { ...query } });

  test('pages through all, newest first, each once', async () => {
    const whole = (await list({ limit: 100 })).data;
    expect(whole.data.length).toBeGreaterThan(10);
    const times = whole.data.map(({ sent_at }) => sent_at!);
    expect(times).toEqual([...times].sort().reverse());
    expect(whole.meta.before).toBeNull();
    const ids: string[] = [];
    let before: string | null | undefined;
    do {
      const page: typeof whole = (await list({ limit: 7, ...(before ? { before } : {}) })).data;
      ids.push(...page.data.map(({ id }) => id));
      before = page.meta.before;
    } while (before);
    expect(ids).toEqual(whole.data.map(({ id }) => id));
  });

  test('returns those after a cursor', async () => {
    const newest = (await list({ limit: 100 })).data.data;
    const page = (await list({ limit: 3, before: (await list({ limit: 4 })).data.meta.before })).data;
    const since = (await list({ after: page.meta.after, limit: 100 })).data;
    expect(since.data.map(({ id }) => id)).toEqual(newest.slice(0, 4).map(({ id }) => id));
    expect((await list({ after: since.meta.after })).data).toMatchObject({ data: [], meta: { after: null } });
  });

  test('lists only notifications to this person', async () => {
    const receivedIds = (await list({ limit: 100 })).data.data.map(({ id }) => id);
    const received = await school.arrange((tx) =>
      tx
        .selectFrom('notification_recipients as r')
        .innerJoin('users as u', 'u.id', 'r.user_id')
        .select('r.notification_id')
        .where('u.email', '=', 'docente@aromos.example')
        .execute(),
    );
    expect(new Set(receivedIds)).toEqual(new Set(received.map(({ notification_id }) => notification_id)));
    const all = await school.arrange((tx) => tx.selectFrom('notifications').select('id').execute());
    expect(all.length).toBeGreaterThan(receivedIds.length);
  });

  test('finds unseen ones behind any number of newer ones', async () => {
    const whole = (await list({ limit: 100 })).data.data;
    const oldest = whole.at(-1)!;
    for (const { id } of whole) await school.call('markNotificationRead', { token, path: { id } });
    await school.arrange((tx) =>
      tx
        .updateTable('notification_recipients')
        .set({ seen_at: null })
        .where('notification_id', '=', oldest.id)
        .execute(),
    );
    const unread = (await list({ limit: 5, 'filter[unread]': true })).data;
    expect(unread).toMatchObject({ data: [{ id: oldest.id, seen_at: null }], meta: { before: null } });
    const read = (await list({ limit: 100, 'filter[unread]': false })).data.data;
    expect(read.map(({ id }) => id)).toEqual(whole.slice(0, -1).map(({ id }) => id));
  });

  test.each(['nonsense', '99999999999999999_x', '1_2'])('rejects the cursor %s', async (before) => {
    const answer = await list({ before });
    expect(answer.status).toBe(422);
    expect(answer.data.errors).toHaveProperty('before');
  });
});
