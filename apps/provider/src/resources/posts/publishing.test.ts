import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect } from '../../database/connection.ts';
import { collegeAt, inCollege } from '../../database/collegeTransaction.ts';
import { usualDatabases, openSchool, type School } from '../../testing/openSchool.ts';
import { type Choices, readChoices, newPost } from '../../testing/writing.ts';
import { startScheduler } from '../../worker/scheduler.ts';
import { publishDue } from './publishing.ts';

const hour = 3600_000;

describe.each(usualDatabases)('publishing on $name', (database) => {
  let school: School;
  let token: string;
  let choices: Choices;
  beforeAll(async () => {
    school = await openSchool(database);
    token = await school.as('administrador');
    choices = await readChoices(school, token);
  });
  afterAll(() => school.close());

  const at = (hours: number) => new Date(school.clock.now.getTime() + hours * hour);
  const write = async (status: 'draft' | 'published', published_at?: Date) => {
    const words = { title: 'Reunión de apoderados', status, audience: { scope: 'all' } } as const;
    const time = published_at ? { published_at: published_at.toISOString() } : {};
    const answer = await school.call('createPost', { token, body: newPost(choices, { ...words, ...time }) });
    expect(answer.status).toBe(201);
    return answer.data.data;
  };
  const read = async (id: string) => (await school.call('getPost', { token, path: { id } })).data.data;
  /** Counts how often open screens were sent that posts changed. */
  const countEvents = async () => {
    const events = await school.arrange((tx) =>
      tx.selectFrom('stream_events').select('data').where('kind', '=', 'records.changed').execute(),
    );
    return events.filter(({ data }) => (data as { record: string }).record === 'post').length;
  };
  const recorded = async (id: string) => {
    const query = { 'filter[subject]': id };
    const { data } = await school.call('listAudit', { token, query });
    return data.data.filter(({ actor }) => actor.id === null);
  };
  /**
   * Runs one round of the scheduler in other processes, at a given time.
   * @returns How many events it sent to open screens.
   */
  async function runDue(now: Date, processes = 1): Promise<number> {
    const before = await countEvents();
    const failures: unknown[] = [];
    await Promise.all(
      Array.from({ length: processes }, async () => {
        const db = connect({ ...database.app, database: school.databaseName, max: 2 });
        const scheduler = startScheduler(
          db,
          () => now,
          [publishDue],
          (error) => failures.push(error),
        );
        scheduler.wake();
        await scheduler.idle();
        await scheduler.stop();
        await db.destroy();
      }),
    );
    expect(failures).toEqual([]);
    return (await countEvents()) - before;
  }

  test('publishes a scheduled post once, with any number of processes', async () => {
    const posts = await Promise.all([1, 1.5, 2].map((hours) => write('published', at(hours))));
    const [first, second, third] = posts.map(({ id }) => id) as [string, string, string];
    // The samples have scheduled posts, too.
    await runDue(at(0.9), 2);
    expect(await Promise.all([first, second, third].map(recorded))).toEqual([[], [], []]);
    expect(await runDue(at(1.9), 3)).toBe(2);
    expect(await runDue(at(1.9), 2)).toBe(0);
    const published = {
      action: 'published',
      before: { status: 'scheduled' },
      after: { status: 'published' },
    };
    expect(await Promise.all([first, second, third].map(recorded))).toMatchObject([
      [published],
      [published],
      [],
    ]);
    expect((await read(first)).version).toBe(posts[0]!.version);
  });

  test('publishes after downtime all that came due, for the audience at that time', async () => {
    const posts = await Promise.all([1, 2, 3, 4].map((hours) => write('published', at(hours))));
    const suspended = await school.arrange(async (tx) => {
      const { id } = await tx
        .selectFrom('users')
        .select('id')
        .where('email', '=', 'lectura@aromos.example')
        .executeTakeFirstOrThrow();
      await tx.updateTable('users').set({ status: 'suspended' }).where('id', '=', id).execute();
      return id;
    });
    const later = at(24 * 30);
    expect(await runDue(later, 2)).toBeGreaterThanOrEqual(posts.length);
    for (const post of posts) {
      expect(await recorded(post.id)).toHaveLength(1);
      expect((await read(post.id)).recipients_count).toBe(post.recipients_count - 1);
    }
    await school.arrange((tx) =>
      tx.updateTable('users').set({ status: 'active' }).where('id', '=', suspended).execute(),
    );
  });

  test('leaves the work to the next process when one dies', async () => {
    // Only this post is due: others would be published too, and wait for the log that the failing transaction locks.
    await runDue(at(2));
    const { id } = await write('published', at(1));
    const collegeId = (await collegeAt(school.db, 'aromos.localhost'))!;
    const dying = inCollege(school.db, collegeId, async (tx) => {
      expect(await publishDue(tx, collegeId, at(2))).toBe(true);
      // Other processes skip the locked row and do nothing twice.
      expect(await runDue(at(2), 2)).toBe(0);
      throw new Error('killed');
    });
    await expect(dying).rejects.toThrow('killed');
    expect(await recorded(id)).toEqual([]);
    expect(await runDue(at(2), 2)).toBe(1);
    expect(await recorded(id)).toHaveLength(1);
  });

  test('does not announce again a post that was withdrawn, postponed or published by hand', async () => {
    const [taken, putOff, byHand] = await Promise.all(
      [1, 1, 1].map((hours) => write('published', at(hours))),
    );
    const words = { title: 'Reunión', audience: { scope: 'all' } } as const;
    const put = (id: string, body: object) =>
      school.call('updatePost', { token, path: { id }, headers: { 'if-match': '"1"' }, body });
    expect((await put(taken!.id, newPost(choices, { ...words, status: 'draft' }))).status).toBe(200);
    const later = { published_at: at(10).toISOString(), status: 'published' } as const;
    expect((await put(putOff!.id, newPost(choices, { ...words, ...later }))).status).toBe(200);
    expect((await school.call('publishPost', { token, path: { id: byHand!.id } })).status).toBe(200);
    expect(await runDue(at(5), 2)).toBe(0);
    expect(await Promise.all([taken, putOff, byHand].map((post) => recorded(post!.id)))).toEqual([
      [],
      [],
      [],
    ]);
    expect(await runDue(at(11), 2)).toBe(1);
    expect(await recorded(putOff!.id)).toHaveLength(1);
  });

  test('announces an immediate publication at once, and only once', async () => {
    const before = await countEvents();
    const { id } = await write('published');
    expect((await countEvents()) - before).toBe(1);
    expect(await runDue(at(1))).toBe(0);
    expect(await recorded(id)).toEqual([]);
  });
});
