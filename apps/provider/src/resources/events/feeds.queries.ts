import type { NewRow, Row } from '../../database/schema.ts';
import type { CollegeTransaction } from '../../database/collegeTransaction.ts';

/** Finds the person's feeds, newest first. */
export function findFeeds(tx: CollegeTransaction, userId: string): Promise<Row<'calendar_feeds'>[]> {
  return tx
    .selectFrom('calendar_feeds')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute();
}

/** Locks the person's feeds until the transaction ends and counts them, so that parallel requests see each other's feeds. */
export async function lockFeeds(tx: CollegeTransaction, userId: string): Promise<number> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
  const row = await tx
    .selectFrom('calendar_feeds')
    .select((count) => count.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function insertFeed(tx: CollegeTransaction, feed: NewRow<'calendar_feeds'>): Promise<void> {
  await tx.insertInto('calendar_feeds').values(feed).execute();
}

/**
 * Deletes a feed.
 * @returns false when the person has no such feed.
 */
export async function removeFeed(tx: CollegeTransaction, userId: string, id: string): Promise<boolean> {
  const removed = await tx
    .deleteFrom('calendar_feeds')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return removed.numDeletedRows > 0n;
}

export async function findFeedByHash(
  tx: CollegeTransaction,
  hash: Buffer,
): Promise<Row<'calendar_feeds'> | undefined> {
  return tx.selectFrom('calendar_feeds').selectAll().where('hash', '=', hash).executeTakeFirst();
}

export async function noteFeedUse(
  tx: CollegeTransaction,
  feed: Row<'calendar_feeds'>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('calendar_feeds')
    .set({ last_used_at: now })
    .where('college_id', '=', feed.college_id)
    .where('id', '=', feed.id)
    .execute();
}
