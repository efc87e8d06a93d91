import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CollegeTransaction } from '../database/collegeTransaction.ts';
import { usualDatabases, openSchool, type School } from '../testing/openSchool.ts';
import { type ClaimedCopy, postponeCopy } from './queue.ts';

describe.each(usualDatabases)('the queue of calendar copies on $name', (database) => {
  let school: School;
  beforeAll(async () => {
    school = await openSchool(database);
  });
  afterAll(() => school.close());

  /** Queues two copies, the first one leased by a worker. */
  const queueTwo = (ownUrl: string, other: string, lease: string) =>
    school.arrange(async (tx) => {
      const { rows } = await sql<{ id: string }>`select id from colleges`.execute(tx);
      const row = { college_id: rows[0]!.id, next_attempt_at: school.clock.now };
      await tx
        .insertInto('event_sync_states')
        .values([
          { ...row, event_id: ownUrl, lease, attempts: 1 },
          { ...row, event_id: other },
        ])
        .execute();
      return row.college_id;
    });
  const retry = (tx: CollegeTransaction, eventId: string) =>
    tx.updateTable('event_sync_states').set({ attempts: 0 }).where('event_id', '=', eventId).execute();
  const getState = (eventId: string) =>
    school.arrange((tx) =>
      tx
        .selectFrom('event_sync_states')
        .select(['lease', 'error'])
        .where('event_id', '=', eventId)
        .executeTakeFirstOrThrow(),
    );

  test('postpones without waiting for copies that a change of the settings has locked', async () => {
    const [ownUrl, other, lease] = [randomUUID(), randomUUID(), randomUUID()];
    const collegeId = await queueTwo(ownUrl, other, lease);
    const locked = Promise.withResolvers<void>();
    const postponed = Promise.withResolvers<void>();
    const changing = school.arrange(async (tx) => {
      await retry(tx, other);
      locked.resolve();
      await postponed.promise;
      // Waits for the worker's row, so that a worker that waits for this transaction would be a deadlock.
      await retry(tx, ownUrl);
    });
    await locked.promise;
    const claim = { collegeId, eventId: ownUrl, lease, attempts: 1 } as ClaimedCopy;
    const failure = { problem: 'unreachable', message: 'down' } as const;
    await school
      .arrange((tx) => postponeCopy(tx, claim, failure, school.clock.now))
      .finally(postponed.resolve);
    await changing;
    expect(await getState(ownUrl)).toEqual({ lease: null, error: 'unreachable' });
    expect(await getState(other)).toEqual({ lease: null, error: null });
  });
});
