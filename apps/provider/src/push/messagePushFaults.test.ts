import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { prepareMessagePushes } from '../testing/messagePushes.ts';
import { usualDatabases } from '../testing/openSchool.ts';
import { claimPushes, settlePushes } from './messagePushQueue.ts';

describe.each(usualDatabases)('faults of push messages about messages on $name', (database) => {
  const pushes = prepareMessagePushes(database);
  const {
    school,
    server,
    as,
    findUserId,
    subscribe,
    begin,
    write,
    waiting,
    pass,
    deliver,
    taken: received,
    shown,
  } = pushes;
  const later = (seconds: number) => new Date(school().clock.now.getTime() + seconds * 1000);
  const devices = async () =>
    (await school().call('getPushState', { token: await as('docente') })).data.data.devices.length;
  const collegeId = async () =>
    (await school().arrange((tx) => tx.selectFrom('colleges').select('id').executeTakeFirstOrThrow())).id;

  test('a busy push service is tried again with what is unread then', async () => {
    const id = await begin();
    server().rejections.set('/phone', { status: 503 });
    await write(id, 'Uno');
    await pass(6);
    await expect.poll(() => server().requests.get('/phone')).toBe(1);
    await expect.poll(async () => (await waiting())[0]?.lease).toBeNull();
    expect(await waiting()).toMatchObject([{ attempts: 1, next_attempt_at: later(10) }]);
    await write(id, 'Dos');
    expect(await waiting()).toMatchObject([{ first_seq: 1, newest_seq: 1 }]);
    server().rejections.clear();
    expect((await deliver(11)).map(({ body }) => body)).toEqual([expect.stringMatching(/Dos.*\n2 /)]);
    expect(received()[0]!.timeToLive).toBeLessThan(3600);
  });

  test('is dropped when no attempt is possible within an hour', async () => {
    server().rejections.set('/phone', { status: 429, headers: { 'retry-after': '1800' } });
    await write(await begin(), 'Hola');
    await pass(6);
    await expect.poll(async () => (await waiting())[0]?.next_attempt_at).toEqual(later(1800));
    expect(await deliver(1801)).toEqual([]);
    expect(server().requests.get('/phone')).toBe(2);
  });

  test('is not sent an hour late by a provider that did not run', async () => {
    await write(await begin(), 'Hola');
    expect(await deliver(3700)).toEqual([]);
    expect(server().requests.size).toBe(0);
  });

  test('deletes a device that its push service no longer knows, and reaches the others', async () => {
    server().rejections.set('/phone', { status: 410 });
    const id = await begin();
    await write(id, 'Uno');
    expect(await deliver()).toEqual([]);
    expect(await devices()).toBe(0);
    await subscribe('docente', '/new');
    await write(id, 'Dos');
    expect((await deliver()).map(({ body }) => body)).toEqual([expect.stringMatching(/Dos.*\n2 /)]);
  });

  test('is not repeated after a push service rejected it', async () => {
    server().rejections.set('/phone', { status: 400 });
    await write(await begin(), 'Hola');
    expect(await deliver()).toEqual([]);
    expect(server().requests.get('/phone')).toBe(1);
    expect(await devices()).toBe(1);
  });

  test('a message that comes while a worker sends has a separate push message', async () => {
    const id = await begin();
    await write(id, 'Uno');
    const college = await collegeId();
    const batch = (await school().arrange((tx) => claimPushes(tx, college, later(6))))!;
    await write(id, 'Dos');
    const settled = batch.pushes.map((push) => ({ push, lastSeq: 1 }));
    await school().arrange((tx) => settlePushes(tx, batch, settled, later(6)));
    expect(await waiting()).toMatchObject([
      { first_seq: 2, newest_seq: 2, attempts: 0, lease: null, next_attempt_at: later(11) },
    ]);
    expect(await deliver(12)).toHaveLength(1);
  });

  test('what a process that died held is sent by another', async () => {
    await write(await begin(), 'Hola');
    const college = await collegeId();
    const batch = (await school().arrange((tx) => claimPushes(tx, college, later(6))))!;
    await pass(60);
    expect(await waiting()).toHaveLength(1);
    expect(await deliver(120)).toHaveLength(1);
    // The process that was thought dead.
    await write(await begin(), 'Otra');
    await school().arrange((tx) =>
      settlePushes(
        tx,
        batch,
        batch.pushes.map((push) => ({ push, lastSeq: 9 })),
        later(0),
      ),
    );
    expect(await waiting()).toHaveLength(1);
  });

  test('two workers never take the same message', async () => {
    await subscribe('direccion', '/laptop');
    await write(await begin(['docente', 'direccion']), 'Hola');
    const college = await collegeId();
    const claims = await Promise.all(
      [1, 2].map(() => school().arrange((tx) => claimPushes(tx, college, later(6)))),
    );
    expect(claims.flatMap((claim) => claim?.pushes ?? [])).toHaveLength(2);
  });

  test('a group of hundreds needs few statements', async () => {
    const teacher = await findUserId('docente');
    const people = await school().arrange(async (tx) => {
      const { rows } = await sql<{ id: string }>`
        with added as (
          insert into users (college_id, id, name, email, password_hash, status, search_text, created_at, updated_at)
          select u.college_id, gen_random_uuid(), 'Persona ' || n, 'persona' || n || '@aromos.example', '', 'active',
            'persona ' || n, u.created_at, u.updated_at
          from users u, generate_series(1, 300) n where u.id = ${teacher}
          returning college_id, id),
        roles as (
          insert into user_roles (college_id, user_id, role_id)
          select a.college_id, a.id, r.role_id from added a
          join user_roles r on r.college_id = a.college_id and r.user_id = ${teacher})
        select id from added`.execute(tx);
      await sql`
        insert into tokens (college_id, id, user_id, hash, created_at, last_used_at, expires_at)
        select college_id, id, id, decode(replace(id::text, '-', ''), 'hex'), created_at, created_at, ${later(86_400)}
        from users where name like 'Persona %'`.execute(tx);
      await sql`
        insert into push_subscriptions (college_id, id, user_id, token_id, endpoint_hash, subscription, created_at)
        select t.college_id, t.id, t.user_id, t.id, t.hash, s.subscription, s.created_at
        from push_subscriptions s join tokens t on t.college_id = s.college_id and t.user_id = t.id
        where s.user_id = ${teacher}`.execute(tx);
      return rows.map(({ id }) => id);
    });
    const body = { kind: 'group', name: 'Todos', member_ids: people };
    const { data } = await school().call('createConversation', { token: await as('administrador'), body });
    const before = school().statements();
    await write(data.data.id, 'Buenos días');
    expect(school().statements() - before).toBeLessThanOrEqual(8);
    expect(await waiting()).toHaveLength(300);
    let sent = 0;
    school().watch((statement) => {
      const isOfWorker = /message_pushes|push_subscriptions|conversation_members/.test(statement);
      // The test itself asks what waits.
      if (isOfWorker && statement !== 'select * from "message_pushes"') sent += 1;
    });
    expect(await deliver()).toHaveLength(300);
    school().watch(undefined);
    expect(sent).toBeGreaterThan(0);
    expect(sent).toBeLessThan(30);
    expect(shown()).toHaveLength(300);
  });
});
