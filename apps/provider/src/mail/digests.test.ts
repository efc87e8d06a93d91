import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { header, ordinary, prepareNotificationMails } from '../testing/notificationMails.ts';
import { usualDatabases } from '../testing/openSchool.ts';
import { readChoices, newPost } from '../testing/writing.ts';
import { queueDigests } from './digests.ts';

describe.each(usualDatabases)('digests on $name', (database) => {
  const { school, token, serve, send, getUserId, to, rows, wake } = prepareNotificationMails(database);

  const choose = async (kind: string, frequency: string) => {
    const body = { email: { kind, frequency } };
    const teacherToken = await school().as('docente');
    expect((await school().call('updatePreferences', { token: teacherToken, body })).status).toBe(200);
  };
  const publish = async (title: string, change: object = {}) => {
    const audience = to(await getUserId('docente'));
    const body = newPost(await readChoices(school(), token()), { ...audience, title, ...change });
    const answer = await school().call('createPost', { token: token(), body });
    expect(answer.status).toBe(201);
    return answer.data.data;
  };
  const items = () => school().arrange((tx) => tx.selectFrom('digest_items').selectAll().execute());
  const collegeId = async () =>
    (await school().arrange((tx) => tx.selectFrom('users').select('college_id').executeTakeFirstOrThrow()))
      .college_id;
  /** Queues the due digests and wakes the workers at a time. */
  const digestAt = async (time: string) => {
    school().clock.now = new Date(time);
    const id = await collegeId();
    while (await school().arrange((tx) => queueDigests(tx, id, school().clock.now)));
    await wake();
    await expect.poll(async () => (await rows()).filter(({ state }) => state === 'queued')).toEqual([]);
  };
  const travelling = async (time: string, work: () => Promise<void>) => {
    const real = school().clock.now;
    school().clock.now = new Date(time);
    await work().finally(() => {
      school().clock.now = real;
    });
  };

  test(
    'sends one e-mail with everything since the last one, grouped by kind, and nothing twice',
    () =>
      travelling('2026-11-25T15:00:00Z', async () => {
        const server = await serve();
        for (const kind of ['notifications', 'posts']) await choose(kind, 'daily');
        await publish('Feria del libro');
        await send({ ...ordinary, ...to(await getUserId('docente')) });
        await publish('Coro');
        expect(await rows()).toEqual([]);
        await digestAt('2026-11-26T09:59:00Z');
        expect(server.taken).toEqual([]);
        await digestAt('2026-11-26T10:00:30Z');
        expect(server.taken).toHaveLength(1);
        const { text } = server.taken[0]!;
        expect(header(text, 'Subject')).toContain('Resumen');
        for (const part of ['Notificaciones', 'Noticias', 'Feria del libro', 'Coro', 'Reuni=C3=B3n'])
          expect(text).toContain(part);
        await digestAt('2026-11-27T10:00:30Z');
        expect(server.taken).toHaveLength(1);
        const address = /^List-Unsubscribe:\s*<([^>]+)>/m.exec(text)![1]!;
        const answer = await school().app.inject({
          method: 'POST',
          url: new URL(address).pathname,
          headers: { host: 'aromos.localhost' },
        });
        expect(answer.statusCode).toBe(204);
        const teacherToken = await school().as('docente');
        const { emails } = (await school().call('getPreferences', { token: teacherToken })).data.data;
        expect(emails.map(({ frequency }) => frequency)).toEqual([
          'app_only',
          'app_only',
          'immediately',
          'immediately',
          'daily',
        ]);
      }),
    30_000,
  );

  test(
    'shows the sender of a notification that it waits for the digest, and that the digest was sent',
    () =>
      travelling('2026-11-25T15:00:00Z', async () => {
        await choose('notifications', 'daily');
        const { id } = await send({ ...ordinary, ...to(await getUserId('docente')) });
        const recipients = async (state: string) => {
          const query = { 'filter[email]': state };
          const answer = await school().call('listNotificationRecipients', {
            token: token(),
            path: { id },
            query,
          });
          return {
            emails: answer.data.data.map(({ email }) => email?.state),
            ...answer.data.meta.deliveries.email,
          };
        };
        expect(await recipients('queued')).toEqual({ emails: ['queued'], queued: 1, sent: 0, failed: 0 });
        await digestAt('2026-11-26T10:00:30Z');
        expect(await recipients('sent')).toEqual({ emails: ['sent'], queued: 0, sent: 1, failed: 0 });
      }),
    30_000,
  );

  test(
    'sends nothing when all items are gone or the person chose to get none',
    () =>
      travelling('2026-11-25T15:00:00Z', async () => {
        await choose('posts', 'daily');
        const { id } = await publish('Feria');
        await publish('Coro');
        await school().call('deletePost', { token: token(), path: { id }, headers: { 'if-match': '"1"' } });
        expect(await items()).toHaveLength(1);
        await choose('posts', 'app_only');
        await digestAt('2026-11-26T10:00:30Z');
        expect(school().mails).toEqual([]);
        expect((await rows()).map(({ reason }) => reason)).toEqual(['superseded']);
      }),
    30_000,
  );

  test(
    'sends a weekly one on Monday, and of a day only what people chose for it',
    () =>
      travelling('2026-11-25T15:00:00Z', async () => {
        await choose('posts', 'weekly');
        await publish('Feria');
        await digestAt('2026-11-26T10:00:30Z');
        expect(school().mails).toEqual([]);
        await digestAt('2026-11-30T10:00:30Z');
        expect(school().mails.map(({ to: { address } }) => address)).toEqual(['docente@aromos.example']);
        expect(school().mails[0]!.text).toContain('Feria');
      }),
    30_000,
  );

  test(
    'two processes that queue the same digests queue one e-mail a person',
    () =>
      travelling('2026-11-25T15:00:00Z', async () => {
        await choose('posts', 'daily');
        await publish('Feria');
        await publish('Coro');
        const id = await collegeId();
        const due = new Date('2026-11-26T10:00:30Z');
        await Promise.all(
          Array.from({ length: 4 }, () => school().arrange((tx) => queueDigests(tx, id, due))),
        );
        expect(await rows()).toHaveLength(1);
        expect(new Set((await items()).map(({ digest_id }) => digest_id)).size).toBe(1);
      }),
    30_000,
  );

  test('queues a post for five thousand people in one statement', async () => {
    const add = sql`
      insert into users (college_id, id, name, email, password_hash, status, search_text, email_choices, created_at, updated_at)
      select college_id, gen_random_uuid(), 'Ana', 'many' || n || '@aromos.example', 'x', 'active', 'ana',
        case when n % 2 = 0 then '{"posts": "daily"}'::jsonb else '{}' end, created_at, created_at
      from (select college_id, created_at from users limit 1) one, generate_series(1, 5000) n`;
    await school().arrange((tx) => add.execute(tx));
    const statements: string[] = [];
    school().watch((statement) => statements.push(statement));
    const { recipients_count } = await publish('Para todos', { audience: { scope: 'all' } });
    school().watch(undefined);
    expect(
      statements.filter((statement) => statement.includes('insert into deliveries (college_id, "post_id"')),
    ).toHaveLength(1);
    expect(await items()).toHaveLength(2500);
    expect(await rows()).toHaveLength(recipients_count - 2500);
    await school().arrange(async (tx) => {
      await tx.deleteFrom('deliveries').execute();
      await tx.deleteFrom('users').where('email', 'like', 'many%').execute();
    });
  }, 60_000);

  test.each([
    ['daily', '2026-09-10T09:59:59Z', '2026-09-10T10:00:00.000Z'],
    ['daily', '2026-09-10T10:00:00Z', '2026-09-11T10:00:00.000Z'],
    ['weekly', '2026-09-14T09:00:00Z', '2026-09-14T10:00:00.000Z'],
    ['weekly', '2026-09-14T10:00:00Z', '2026-09-21T10:00:00.000Z'],
    ['weekly', '2026-09-13T15:00:00Z', '2026-09-14T10:00:00.000Z'],
    // The clocks go forward on 6 September 2026 and back on 5 April 2026.
    ['daily', '2026-09-05T15:00:00Z', '2026-09-06T10:00:00.000Z'],
    ['daily', '2026-09-04T15:00:00Z', '2026-09-05T11:00:00.000Z'],
    ['daily', '2026-04-04T15:00:00Z', '2026-04-05T11:00:00.000Z'],
    ['weekly', '2026-04-04T15:00:00Z', '2026-04-06T11:00:00.000Z'],
  ])('the next %s one after %s is at 7:00 in the school', async (frequency, moment, next) => {
    const { rows: stored } = await school().arrange((tx) =>
      sql<{
        next: Date;
      }>`select next_digest(${moment}::timestamptz, 'America/Santiago', ${frequency}) as next`.execute(tx),
    );
    expect(stored[0]!.next.toISOString()).toBe(next);
  });
});
