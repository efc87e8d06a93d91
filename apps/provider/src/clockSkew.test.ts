import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect } from './database/connection.ts';
import { startScheduler } from './worker/scheduler.ts';
import { publishDue } from './resources/posts/publishing.ts';
import { databases, openSchool, type School } from './testing/openSchool.ts';
import { readyScreen } from './testing/openScreen.ts';
import { type Choices, readChoices, newPost } from './testing/writing.ts';

const hour = 3600_000;

// Times that are compared come from the same clock: the provider's, never the database's.
describe.each([
  ['a day behind', -24],
  ['a day ahead', 24],
])('a provider %s of its database', (_name, hours) => {
  let school: School;
  let token: string;
  let choices: Choices;
  beforeAll(async () => {
    school = await openSchool(databases[0]!);
    school.clock.now = new Date(Date.now() + hours * hour);
    token = await school.as('administrador');
    choices = await readChoices(school, token);
  });
  afterAll(() => school.close());

  const write = (change: Parameters<typeof newPost>[1] = {}, key = 'one-write-0123456789') =>
    school.call('createPost', {
      token,
      headers: { 'idempotency-key': key },
      body: newPost(choices, change),
    });

  test('keeps a sign-in valid from now until it expires', async () => {
    expect((await school.call('getCurrentUser', { token })).status).toBe(200);
    const { expires_at } = await school.arrange((tx) =>
      tx.selectFrom('tokens').select('expires_at').orderBy('expires_at', 'desc').executeTakeFirstOrThrow(),
    );
    const present = school.clock.now;
    school.clock.now = new Date(expires_at.getTime() + 1);
    expect((await school.call('getCurrentUser', { token })).status).toBe(401);
    school.clock.now = present;
  });

  test('counts wrong sign-ins and forgets them in time', async () => {
    const body = { email: 'docente@aromos.example', password: 'wrong-password' };
    const statuses: number[] = [];
    for (let at = 0; at < 6; at += 1) statuses.push((await school.call('login', { body })).status);
    expect(statuses.at(-1)).toBe(429);
    school.clock.now = new Date(school.clock.now.getTime() + 61_000);
    expect((await school.call('login', { body })).status).not.toBe(429);
  });

  test('runs a repeated write once', async () => {
    const first = await write();
    expect(first.status).toBe(201);
    expect((await write()).data).toEqual(first.data);
  });

  test('publishes a scheduled post once, at the time of the provider', async () => {
    const time = school.clock.now.getTime() + hour;
    const created = await write({ published_at: new Date(time).toISOString() }, 'scheduled-0123456789');
    expect(created.data.data.status).toBe('scheduled');
    const screen = await readyScreen(school, { token });
    const published = async () => {
      const query = { 'filter[subject]': created.data.data.id };
      const { data } = await school.call('listAudit', { token, query });
      return data.data.filter(({ action }) => action === 'published').length;
    };
    const counts: number[] = [];
    const db = connect({ ...databases[0]!.app, database: school.databaseName, max: 1 });
    for (const now of [time - 1, time, time + 1]) {
      school.clock.now = new Date(now);
      const scheduler = startScheduler(
        db,
        () => school.clock.now,
        [publishDue],
        (error) => {
          throw error;
        },
      );
      scheduler.wake();
      await scheduler.idle();
      await scheduler.stop();
      counts.push(await published());
    }
    await db.destroy();
    expect(counts).toEqual([0, 1, 1]);
    await screen.until(() => screen.events.some(({ event }) => event.kind === 'records.changed'));
    const { data } = await school.call('getPost', { token, path: { id: created.data.data.id } });
    expect(data.data.status).toBe('published');
    screen.close();
  });
});
