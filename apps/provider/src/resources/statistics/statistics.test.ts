import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { usualDatabases, openSchool, type School } from '../../testing/openSchool.ts';
import { readChoices, newPost } from '../../testing/writing.ts';

describe.each(usualDatabases)('statistics on $name', (database) => {
  let school: School;
  let token: string;
  beforeAll(async () => {
    school = await openSchool(database);
    token = await school.as('direccion');
  });
  afterAll(() => school.close());
  beforeEach(() => school.arrange((tx) => tx.deleteFrom('visits').execute()));

  const beat = async (started_at: string, seconds: number, id: string = randomUUID(), as = token) =>
    school.call('sendHeartbeats', { token: as, body: { visits: [{ id, started_at, seconds }] } });
  const entries = async (query: object = {}, as = token) =>
    school.call('getEntryStatistics', { token: as, query: { ...query } });

  test('stores a visit reported repeatedly as one, with its longest duration', async () => {
    const id = randomUUID();
    const at = new Date(school.clock.now.getTime() - 3600_000).toISOString();
    for (const seconds of [60, 600, 300]) expect((await beat(at, seconds, id)).status).toBe(204);
    const { data } = (await entries()).data;
    expect(data).toMatchObject({ entries: 1, people: 1, seconds: 600 });
  });

  test('N19: shortens a visit to the time since its start', async () => {
    const at = new Date(school.clock.now.getTime() - 600_000).toISOString();
    const id = randomUUID();
    await beat(at, 86_400, id);
    expect((await entries()).data.data).toMatchObject({ entries: 1, seconds: 600 });
    await beat(new Date(school.clock.now.getTime() - 3 * 86_400_000).toISOString(), 86_400, id);
    expect((await entries()).data.data).toMatchObject({ entries: 1, seconds: 600 });
  });

  test('N19: counts no more than a day for the visits that a person begins on a day', async () => {
    const midnight = Math.floor(school.clock.now.getTime() / 86_400_000) * 86_400_000;
    const reported = (length: number) =>
      Array.from({ length }, (_, index) => ({
        id: randomUUID(),
        started_at: new Date(midnight - 86_400_000 + index * 1000).toISOString(),
        seconds: 80_000,
      }));
    const send = (as: string) =>
      school.call('sendHeartbeats', { token: as, body: { visits: reported(100) } });
    const answers = await Promise.all(Array.from({ length: 4 }, () => send(token)));
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204]);
    const from = new Date(midnight - 2 * 86_400_000).toISOString().slice(0, 10);
    expect((await entries({ from })).data.data).toMatchObject({ entries: 100, seconds: 86_400 });
    await send(await school.as('docente'));
    expect((await entries({ from })).data.data).toMatchObject({ entries: 200, seconds: 2 * 86_400 });
  });

  test('N19: counts visits that overlap on two devices', async () => {
    const at = new Date(school.clock.now.getTime() - 7200_000).toISOString();
    await beat(at, 3600);
    await beat(at, 1800);
    expect((await entries()).data.data).toMatchObject({ entries: 2, seconds: 5400 });
  });

  test('rejects changes of another person’s visit and ignores impossible times', async () => {
    const id = randomUUID();
    const ago = (days: number) => new Date(school.clock.now.getTime() - days * 86_400_000).toISOString();
    await beat(ago(1), 60, id);
    await beat(ago(1), 9999, id, await school.as('docente'));
    await beat(ago(9), 60);
    await beat(ago(-1), 60);
    expect((await entries({ from: ago(20).slice(0, 10) })).data.data).toMatchObject({
      entries: 1,
      seconds: 60,
    });
  });

  test('counts by hours of the place, also on days with a clock change', async () => {
    const user = (await school.call('getCurrentUser', { token })).data.data;
    // On 5 April 2026 at midnight Chile went back to 23:00; on 6 September 00:00 became 01:00.
    const times = [
      '2026-04-05T02:30:00Z', // Saturday 4, 23:30 for the first time
      '2026-04-05T03:30:00Z', // Saturday 4, 23:30 again
      '2026-04-05T04:30:00Z', // Sunday 5, 00:30
      '2026-09-06T03:59:00Z', // Saturday 5, 23:59
      '2026-09-06T04:00:00Z', // Sunday 6, 01:00
    ];
    await school.arrange(async (tx) => {
      const { id: college_id } = await tx.selectFrom('colleges').select('id').executeTakeFirstOrThrow();
      const rows = times.map((time) => ({
        college_id,
        id: randomUUID(),
        user_id: user.id,
        started_at: new Date(time),
        seconds: 1,
      }));
      await tx.insertInto('visits').values(rows).execute();
    });
    const cells = async (day: string) =>
      (await entries({ from: day, to: day })).data.data.cells.map(({ weekday, hour, entries: count }) => [
        weekday,
        hour,
        count,
      ]);
    expect(await cells('2026-04-04')).toEqual([[6, 23, 2]]);
    expect(await cells('2026-04-05')).toEqual([[0, 0, 1]]);
    expect(await cells('2026-09-05')).toEqual([[6, 23, 1]]);
    expect(await cells('2026-09-06')).toEqual([[0, 1, 1]]);
    const tokyo = await entries({ from: '2026-09-06', to: '2026-09-06', timezone: 'Asia/Tokyo' });
    expect(tokyo.data.data.cells).toMatchObject([
      { weekday: 0, hour: 12 },
      { weekday: 0, hour: 13 },
    ]);
  });

  test('returns the days before for comparison', async () => {
    const ago = (days: number) => new Date(school.clock.now.getTime() - days * 86_400_000).toISOString();
    for (const days of [0.1, 1, 2]) await beat(ago(days), 60);
    const to = ago(0).slice(0, 10);
    const answer = await entries({ from: to, to, timezone: 'UTC' });
    expect(answer.data.data).toMatchObject({ entries: 1, previous_entries: 1 });
  });

  test('lists the most read posts first, with reads of those days only', async () => {
    const choices = await readChoices(school, token);
    const post = async (title: string) =>
      (await school.call('createPost', { token, body: newPost(choices, { title }) })).data.data.id;
    const [twice, once] = [await post('Leída dos veces'), await post('Leída una vez')];
    const docente = await school.as('docente');
    for (const [id, as] of [
      [twice, token],
      [twice, docente],
      [once, docente],
    ] as const)
      await school.call('markPostRead', { token: as, path: { id } });
    const day = school.clock.now.toISOString().slice(0, 10);
    const response = await school.call('getPostStatistics', { token, query: { from: day, to: day } });
    const reads = response.data.data
      .filter(({ id }) => id === twice || id === once)
      .map(({ id, reads }) => [id, reads] as const);
    expect(reads).toEqual([
      [twice, 2],
      [once, 1],
    ]);
    const past = await school.call('getPostStatistics', {
      token,
      query: { from: '2020-01-01', to: '2020-01-02' },
    });
    expect(past.data.data).toEqual([]);
    const reach = await school.call('getReachStatistics', { token, query: { from: day, to: day } });
    expect(reach.data.data.posts.reached).toBeGreaterThanOrEqual(3);
    expect(reach.data.data.posts.total).toBeGreaterThan(reach.data.data.posts.reached);
    expect(reach.data.data.reads_by_day).toEqual([reach.data.data.posts.reached]);
  });

  test('counts reads of a period’s posts by day of reading, with a number for each day', async () => {
    const token = await school.as('administrador');
    const getReach = async () => (await school.call('getReachStatistics', { token })).data.data;
    const before = await getReach();
    expect(before.reads_by_day).toHaveLength(7);
    const choices = await readChoices(school, token);
    const body = newPost(choices, { title: 'Leída en días distintos' });
    const { id } = (await school.call('createPost', { token, body })).data.data;
    await school.call('markPostRead', { token: await school.as('docente'), path: { id } });
    const expected = before.reads_by_day.with(6, before.reads_by_day[6]! + 1);
    expect((await getReach()).reads_by_day).toEqual(expected);
    const started = school.clock.now;
    school.clock.now = new Date(started.getTime() + 86_400_000);
    const asTomorrow = await school.as('administrador');
    const tomorrow = await school.call('getReachStatistics', { token: asTomorrow });
    expect(tomorrow.data.data.reads_by_day.slice(-2)).toEqual([expected[6], 0]);
    school.clock.now = started;
  });

  test('leaves out a post that was read and then withdrawn to a draft', async () => {
    const choices = await readChoices(school, token);
    const body = newPost(choices, { title: 'Leída y retirada' });
    const { id } = (await school.call('createPost', { token, body })).data.data;
    await school.call('markPostRead', { token: await school.as('docente'), path: { id } });
    const draft = { ...body, status: 'draft' as const };
    const headers = { 'if-match': '"1"' };
    expect((await school.call('updatePost', { token, path: { id }, headers, body: draft })).status).toBe(200);
    const day = school.clock.now.toISOString().slice(0, 10);
    const response = await school.call('getPostStatistics', { token, query: { from: day, to: day } });
    expect(response.status).toBe(200);
    expect(response.data.data.map(({ title }) => title)).not.toContain('Leída y retirada');
  });

  test('shows a teacher the reads of posts that they wrote and no activity of others', async () => {
    const teacher = await school.as('docente');
    const me = (await school.call('getCurrentUser', { token: teacher })).data.data;
    const query = { from: '2026-01-01', to: '2026-12-31' };
    const ownStatistics = await school.call('getPostStatistics', { token: teacher, query });
    const all = await school.call('getPostStatistics', { token, query });
    expect(ownStatistics.data.data.length).toBeLessThan(all.data.data.length);
    const authors = await school.arrange((tx) =>
      tx
        .selectFrom('posts')
        .select('author_id')
        .distinct()
        .where('id', 'in', [...ownStatistics.data.data.map(({ id }) => id), randomUUID()])
        .execute(),
    );
    expect(authors.filter(({ author_id }) => author_id !== me.id)).toEqual([]);
    expect((await entries({}, teacher)).status).toBe(403);
    expect((await entries({}, await school.as('lectura'))).status).toBe(403);
  });

  test.each([
    ['from', { from: '2026-02-30' }],
    ['to', { from: '2026-03-02', to: '2026-03-01' }],
    ['to', { from: '2020-01-01', to: '2026-03-01' }],
    ['timezone', { timezone: 'Mars/Olympus' }],
    ['timezone', { timezone: '+0530' }],
    ['timezone', { timezone: '+05' }],
    ['timezone', { timezone: '-03' }],
  ])('rejects a wrong %s: %o', async (field, query) => {
    const answer = await entries(query);
    expect([answer.status, Object.keys(answer.data.errors ?? {})]).toEqual([422, [field]]);
  });
});
