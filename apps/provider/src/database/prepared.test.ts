import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databases, openSchool, type School } from '../testing/openSchool.ts';
import { connect, type Database } from './connection.ts';

describe.each(databases)('frequent statements on $name', (database) => {
  let school: School;
  let db: Database;
  beforeAll(async () => {
    school = await openSchool(database, { logger: false });
  });
  afterAll(() => school.close());
  // Plans are counted per connection.
  beforeEach(() => {
    db = connect({ ...database.app, database: school.databaseName, max: 1 });
  });
  afterEach(() => db.destroy());

  const asOwner = async (change: string) => {
    const owner = new Client({ ...database.owner, database: school.databaseName });
    await owner.connect();
    await owner.query(change);
    await owner.end();
  };
  const double = (value: number) =>
    sql<{ twice: number }>`select 2 * ${sql.val(value)}::int as twice`.execute(db);
  const prepared = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from pg_prepared_statements`.execute(db);
    return rows[0]!.count;
  };

  test('are planned once per connection and answer as before', async () => {
    for (let times = 0; times < 9; times += 1) await double(times);
    expect(await prepared()).toBe(0);
    for (let times = 9; times < 30; times += 1)
      expect((await double(times)).rows).toEqual([{ twice: 2 * times }]);
    expect(await prepared()).toBe(1);
  });

  test('are at most a hundred, whatever is sent', async () => {
    for (let text = 0; text < 120; text += 1)
      for (let times = 0; times < 12; times += 1)
        await sql`select ${sql.val(times)}::int as ${sql.ref(`column_${text}`)}`.execute(db);
    expect(await prepared()).toBeLessThanOrEqual(100);
  });

  test('fail once with 503 after a change of a table, and then succeed', async () => {
    const token = await school.as('administrador');
    const list = () => school.call('listPlaces', { token });
    const before = await list();
    for (let times = 0; times < 12; times += 1) expect((await list()).status).toBe(200);
    await asOwner('alter table places add column storeys integer');
    const answers = [];
    for (let times = 0; times < 12; times += 1) answers.push(await list());
    const rejected = answers.filter(({ status }) => status !== 200);
    for (const { status, headers } of rejected) expect([status, headers['retry-after']]).toEqual([503, '2']);
    expect(rejected.length).toBeGreaterThan(0);
    expect(answers.at(-1)!.data).toEqual(before.data);
  });
});
