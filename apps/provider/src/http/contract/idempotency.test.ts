import { demoPasswords } from '@school/domain/fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usualDatabases, openSchool, type School } from '../../testing/openSchool.ts';
import { type Choices, readChoices, newPost } from '../../testing/writing.ts';

describe.each(usualDatabases)('idempotency on $name', (database) => {
  let school: School;
  let token: string;
  let choices: Choices;
  beforeAll(async () => {
    school = await openSchool(database);
    token = await school.as('administrador');
    choices = await readChoices(school, token);
  });
  afterAll(() => school.close());

  const write = (key: string, title: string, as = token) =>
    school.call('createPost', {
      token: as,
      body: newPost(choices, { title }),
      headers: { 'idempotency-key': key },
    });
  const countPosts = async (title: string) => {
    const rows = await school.arrange((tx) =>
      tx.selectFrom('posts').select('id').where('title', '=', title).execute(),
    );
    return rows.length;
  };

  test('runs one of fifty parallel requests with the same key, and answers all alike', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => write('fifty-at-once-0001', 'Cincuenta')),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ data }) => data.data.id)).size).toBe(1);
    expect(new Set(answers.map(({ headers }) => headers.etag))).toEqual(new Set(['"1"']));
    expect(await countPosts('Cincuenta')).toBe(1);
  });

  test('does not repeat external effects, such as counted attempts', async () => {
    const requestReset = () =>
      school.call('requestPasswordReset', {
        body: { email: 'lectura@aromos.example' },
        headers: { 'idempotency-key': 'recovery-asked-0001' },
      });
    const statuses = [];
    for (let time = 0; time < 6; time += 1) statuses.push((await requestReset()).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200]);
  });

  test('rejects a reused key with another body', async () => {
    await write('one-key-two-bodies', 'Primera');
    const other = await write('one-key-two-bodies', 'Segunda');
    expect(other.status).toBe(422);
    expect(other.data.errors).toHaveProperty('Idempotency-Key');
    expect(await countPosts('Segunda')).toBe(0);
  });

  test('rejects a reused key with another operation', async () => {
    const { id } = (await write('one-key-two-calls', 'Dos llamadas')).data.data;
    const headers = { 'idempotency-key': 'one-key-two-calls' };
    expect((await school.call('deletePost', { token, path: { id }, headers })).status).toBe(422);
    expect(await countPosts('Dos llamadas')).toBe(1);
  });

  test('leaves the key free after a rejected write', async () => {
    expect((await write('corrected-afterwards', '')).status).toBe(422);
    expect((await write('corrected-afterwards', 'Corregida')).status).toBe(201);
  });

  test('separates keys of different people and schools', async () => {
    const other = await school.as('direccion');
    const firstResponse = await write('same-key-for-two-people', 'De dos personas');
    const theirs = await write('same-key-for-two-people', 'De dos personas', other);
    expect(theirs.data.data.id).not.toBe(firstResponse.data.data.id);
    const host = 'vallenorte.localhost';
    const neighbour = await school.as('administrador', host);
    const body = newPost(await readChoices(school, neighbour, host), { title: 'De otro colegio' });
    const headers = { 'idempotency-key': 'same-key-for-two-people' };
    expect((await school.call('createPost', { token: neighbour, host, body, headers })).status).toBe(201);
  });

  test('answers a repeated deletion with the same key twice', async () => {
    const { id } = (await write('to-be-deleted-00001', 'Por borrar')).data.data;
    const remove = () =>
      school.call('deletePost', { token, path: { id }, headers: { 'idempotency-key': 'delete-it-000001' } });
    expect([(await remove()).status, (await remove()).status]).toEqual([204, 204]);
  });

  test('forgets a key after a day', async () => {
    const first = (await write('kept-for-one-day-01', 'De ayer')).data.data.id;
    const started = school.clock.now;
    school.clock.now = new Date(started.getTime() + 23 * 3600_000);
    expect((await write('kept-for-one-day-01', 'De ayer')).data.data.id).toBe(first);
    school.clock.now = new Date(started.getTime() + 25 * 3600_000);
    expect((await write('kept-for-one-day-01', 'De ayer')).data.data.id).not.toBe(first);
    school.clock.now = started;
  });

  test('encrypts stored answers', async () => {
    const body = { email: 'docente@aromos.example', password: demoPasswords.aromos };
    const signIn = () => school.call('login', { body, headers: { 'idempotency-key': 'sign-in-once-0001' } });
    const { token: first } = (await signIn()).data;
    expect((await signIn()).data.token).toBe(first);
    const rows = await school.arrange((tx) =>
      tx.selectFrom('idempotency_keys').select('response').where('key', '=', 'sign-in-once-0001').execute(),
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]!.response!.includes(first)).toBe(false);
  });

  test.each(['short', 'with space in between', 'x'.repeat(65)])('rejects the key "%s"', async (key) => {
    const answer = await write(key, 'Clave');
    expect(answer.status).toBe(422);
    expect(answer.data.errors).toHaveProperty('idempotency-key');
  });
});
