import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { usualDatabases, openSchool, type School } from '../../testing/openSchool.ts';
import { openReceipts } from '../../testing/receipts.ts';
import { newPerson, newPost } from '../../testing/writing.ts';

type Receipts = Awaited<ReturnType<typeof openReceipts>>;

describe.each(usualDatabases)('receipts on $name', (database) => {
  let school: School;
  let calls: Receipts;
  beforeAll(async () => {
    school = await openSchool(database);
    calls = await openReceipts(school);
  });
  afterAll(() => school.close());
  beforeEach(() => calls.reset());

  test.each(['post', 'event', 'notification'] as const)(
    'lists who has seen a %s after those who have not',
    async (record) => {
      const [make, view] = calls.views[record];
      const id = await make();
      expect((await school.call(view, { token: calls.teacher, path: { id } })).status).toBe(204);
      expect((await school.call(view, { token: calls.teacher, path: { id } })).status).toBe(204);
      const { data, meta } = await calls.receipts(record, id);
      expect(data.map(({ person, state }) => [person.id, state])).toEqual([
        [(await calls.me(calls.reader)).id, 'unread'],
        [(await calls.me(calls.teacher)).id, 'read'],
      ]);
      expect(meta).toMatchObject({
        total: 2,
        counts: { all: 2, unread: 1, read: 1, confirmed: 0 },
        confirm_by: null,
        reminded_at: null,
      });
      expect((await calls.receipts(record, id, { 'filter[state]': 'read' })).data).toHaveLength(1);
      const name = (await calls.me(calls.reader)).first_lastname;
      expect((await calls.receipts(record, id, { q: name })).data).toMatchObject([{ state: 'unread' }]);
      const rejected = { token: calls.reader, path: { record, id } };
      expect((await school.call('listReceipts', rejected)).status).toBe(403);
      expect((await school.call('getReminderPreview', rejected)).status).toBe(403);
      expect((await calls.remind(record, id, calls.reader)).status).toBe(403);
    },
  );

  test('puts first the people whose last sign-in is longest ago, and the never signed-in before', async () => {
    const role_ids = [(await school.call('listRoles', { token: calls.token })).data.data[6]!.id];
    const never = await calls.create('createUser', newPerson({ role_ids }));
    const { user_ids } = await calls.forTwo();
    await school.arrange((tx) =>
      tx
        .updateTable('users')
        .set({ last_sign_in_at: new Date('2026-01-01T12:00:00Z') })
        .where('id', '=', user_ids[0]!)
        .execute(),
    );
    const id = await calls.post({ audience: { scope: 'restricted', user_ids: [...user_ids, never] } });
    const { data } = await calls.receipts('post', id);
    expect(data.map(({ person }) => person.id)).toEqual([never, ...user_ids]);
    expect(data[0]!.last_sign_in_at).toBeNull();
    expect(data[1]!.last_sign_in_at).toBe('2026-01-01T12:00:00.000Z');
  });

  test('names to a teacher only people that they see, and counts all', async () => {
    const { course_ids } = await calls.me(calls.teacher);
    const course = calls.choices.courses.find(({ id }) => course_ids.includes(id))!;
    const audience = { scope: 'restricted' as const, course_ids: [course.id], grade_ids: [course.grade_id] };
    const id = await calls.create('createPost', newPost(calls.choices, { audience }), calls.teacher);
    const { data: listed, meta } = await calls.receipts('post', id, { per_page: 100 }, calls.teacher);
    const members = (await school.call('listUsers', { token: calls.teacher, query: { per_page: 100 } })).data
      .data;
    const visible = members.map(({ id }) => id);
    expect(listed.every(({ person }) => visible.includes(person.id))).toBe(true);
    expect(listed.every((one) => !('last_sign_in_at' in one))).toBe(true);
    expect(meta.counts.all).toBeGreaterThanOrEqual(listed.length);
  });

  test.each(['post', 'notification'] as const)('stores a confirmation of a %s once', async (record) => {
    const id = await calls.views[record][0]({ confirm_by: calls.inDays(3) });
    expect(await calls.pending()).toContainEqual(
      expect.objectContaining({ record, id, confirm_by: calls.inDays(3) }),
    );
    expect((await calls.confirm(record, id)).status).toBe(204);
    const first = school.clock.now.toISOString();
    calls.pass(5);
    expect((await calls.confirm(record, id)).status).toBe(204);
    expect((await calls.pending()).map((one) => one.id)).not.toContain(id);
    expect((await calls.pending(calls.reader)).map((one) => one.id)).toContain(id);
    const operation = record === 'post' ? 'getPost' : 'getNotification';
    const ownReceipts = await school.call(operation, { token: calls.teacher, path: { id } });
    expect(ownReceipts.data.data).toMatchObject({ confirm_by: calls.inDays(3), confirmed_at: first });
    const { data, meta } = await calls.receipts(record, id);
    expect(data.map(({ state, confirmed_at }) => [state, confirmed_at])).toEqual([
      ['unread', null],
      ['confirmed', first],
    ]);
    expect(meta).toMatchObject({ confirm_by: calls.inDays(3), counts: { confirmed: 1 } });
    const events = await school.arrange((tx) =>
      tx
        .selectFrom('stream_events')
        .selectAll()
        .where('kind', '=', 'receipt.confirmed')
        .orderBy('seq')
        .execute(),
    );
    expect(events.at(-1)?.data).toEqual({ record, id });
    expect(events.at(-1)?.user_ids).toEqual([
      (await calls.me(calls.token)).id,
      (await calls.me(calls.teacher)).id,
    ]);
  });

  test('shows the confirmation in lists of posts', async () => {
    const id = await calls.post({ confirm_by: calls.inDays(3) });
    await calls.confirm('post', id);
    const { data } = await school.call('listPosts', { token: calls.teacher, query: { per_page: 100 } });
    expect(data.data.find((one) => one.id === id)).toMatchObject({
      confirm_by: calls.inDays(3),
      confirmed_at: school.clock.now.toISOString(),
    });
  });

  test('accepts a confirmation of people in the audience only, and none that is not requested', async () => {
    const id = await calls.post({ confirm_by: calls.inDays(3) });
    expect((await calls.confirm('post', id, calls.token)).status).toBe(403);
    expect((await calls.confirm('post', id, await school.as('direccion'))).status).toBe(403);
    expect((await calls.confirm('post', await calls.post())).status).toBe(409);
    expect((await calls.confirm('event', await calls.event())).status).toBe(409);
    await school.call('archivePost', { token: calls.token, path: { id } });
    expect((await calls.pending()).map((one) => one.id)).not.toContain(id);
  });

  test('requests the confirmations due first before others, and no longer than thirty days after their day', async () => {
    const [late, soon] = [
      await calls.post({ confirm_by: calls.inDays(9) }),
      await calls.notification({ confirm_by: calls.inDays(2) }),
    ];
    const order = (await calls.pending()).map(({ id }) => id).filter((id) => [late, soon].includes(id));
    expect(order).toEqual([soon, late]);
    calls.pass(33 * 24 * 60);
    const teacherToken = await school.as('docente');
    expect((await calls.pending(teacherToken)).map(({ id }) => id)).not.toContain(soon);
    expect((await calls.pending(teacherToken)).map(({ id }) => id)).toContain(late);
  });

  test.each([
    ['yesterday', () => calls.inDays(-1)],
    ['a day beyond a year', () => calls.inDays(367)],
    ['a day that does not exist', () => '2026-02-30'],
  ])('rejects %s as the last day', async (_what, day) => {
    const bodies = {
      createPost: newPost(calls.choices, { confirm_by: day() }),
      createNotification: {
        title: 'x',
        content: 'x',
        audience: { scope: 'all' },
        status: 'sent',
        confirm_by: day(),
      },
    };
    for (const [operation, body] of Object.entries(bodies)) {
      const answer = await school.call(operation as 'createPost', { token: calls.token, body });
      expect([operation, answer.status]).toEqual([operation, 422]);
      expect(answer.data.errors).toHaveProperty('confirm_by');
    }
  });

  test('requires the last day not to be before a scheduled publication', async () => {
    const published_at = new Date(school.clock.now.getTime() + 5 * 86_400_000).toISOString();
    const send = (confirm_by: string) =>
      school.call('createPost', {
        token: calls.token,
        body: newPost(calls.choices, { published_at, confirm_by }),
      });
    expect((await send(calls.inDays(4))).status).toBe(422);
    expect((await send(calls.inDays(5))).status).toBe(201);
  });

  test('keeps a last day that has passed when a published post is corrected, and rejects it when a draft is published', async () => {
    const confirm_by = calls.inDays(1);
    const id = await calls.post({ confirm_by });
    const draft = await calls.post({ status: 'draft', confirm_by });
    calls.pass(3 * 24 * 60);
    const asAdmin = { token: await school.as('administrador') };
    const body = newPost(calls.choices, { title: 'Corregida', confirm_by });
    const headers = { 'if-match': '"1"' };
    expect((await school.call('updatePost', { ...asAdmin, path: { id }, body, headers })).status).toBe(200);
    const published = await school.call('publishPost', { ...asAdmin, path: { id: draft } });
    expect([published.status, Object.keys(published.data.errors ?? {})]).toEqual([422, ['confirm_by']]);
  });

  test('requests no confirmation of an emergency', async () => {
    const body = {
      title: 'x',
      content: 'x',
      audience: { scope: 'all' },
      status: 'sent',
      emergency: true,
      mode: 'drill',
      confirm_by: calls.inDays(2),
    };
    const answer = await school.call('createNotification', { token: calls.token, body });
    expect([answer.status, Object.keys(answer.data.errors ?? {})]).toEqual([422, ['confirm_by']]);
    const drill = await calls.create('createNotification', { ...body, confirm_by: null });
    expect(
      (await school.call('listReceipts', { token: calls.token, path: { record: 'notification', id: drill } }))
        .status,
    ).toBe(403);
  });
});
