import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { claimEmail } from '../mail/queue.ts';
import { newId } from '../newId.ts';
import { databases, openSchool, type School } from '../testing/openSchool.ts';

describe.each(databases)('leases on $name', (database) => {
  let school: School;
  beforeAll(async () => {
    school = await openSchool(database);
  });
  afterAll(() => school.close());

  // The statistics of an empty table let the planner run a subquery once for each row.
  test('leases one of several due jobs of a table that was empty when it was analyzed', async () => {
    const owner = new Client({ ...database.owner, database: school.databaseName });
    await owner.connect();
    await owner.query('delete from email_jobs');
    await owner.query('vacuum analyze email_jobs').finally(() => owner.end());
    const { now } = school.clock;
    const leased = await school.arrange(async (tx) => {
      const { id: college_id } = await tx.selectFrom('colleges').select('id').executeTakeFirstOrThrow();
      const jobs = [1, 2, 3].map((ms) => ({
        college_id,
        id: newId(new Date(now.getTime() + ms)),
        payload: Buffer.from('x'),
        created_at: now,
        next_attempt_at: now,
      }));
      await tx.insertInto('email_jobs').values(jobs).execute();
      await claimEmail(tx, college_id, now);
      return tx.selectFrom('email_jobs').select('id').where('lease', 'is not', null).execute();
    });
    expect(leased).toHaveLength(1);
  });
});
