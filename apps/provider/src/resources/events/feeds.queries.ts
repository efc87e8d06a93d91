import type { NewRow, Row } from '../../database/schema.ts';
import type { CollegeTransaction } from '../../database/collegeTransaction.ts';

/** Finds the person's feeds, newest first. */
export function findFeeds(tenant: CollegeTransaction, userId: string): Promise<Row<'calendar_feeds'>[]> {
  return tenant
    .selectFrom('calendar_feeds')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute();
}

/** Locks the person's feeds until the transaction ends and counts them, so that parallel requests see each other's feeds. */
export async function lockFeeds(tenant: CollegeTransaction, userId: string): Promise<number> {
  await tenant.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
  const found = await tenant
    .selectFrom('calendar_feeds')
    .select((count) => count.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return found.count;
}

export async function insertFeed(tenant: CollegeTransaction, feed: NewRow<'calendar_feeds'>): Promise<void> {
  await tenant.insertInto('calendar_feeds').values(feed).execute();
}

/**
 * Deletes a feed.
 * @returns false when the person has no such feed.
 */
export async function removeFeed(tenant: CollegeTransaction, userId: string, id: string): Promise<boolean> {
  const removed = await tenant
    .deleteFrom('calendar_feeds')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return removed.numDeletedRows > 0n;
}

export async function findFeedByHash(
  tenant: CollegeTransaction,
  hash: Buffer,
): Promise<Row<'calendar_feeds'> | undefined> {
  return tenant.selectFrom('calendar_feeds').selectAll().where('hash', '=', hash).executeTakeFirst();
}

export async function noteFeedUse(
  tenant: CollegeTransaction,
  feed: Row<'calendar_feeds'>,
  now: Date,
): Promise<void> {
  await tenant
    .updateTable('calendar_feeds')
    .set({ last_used_at: now })
    .where('college_id', '=', feed.college_id)
    .where('id', '=', feed.id)
    .execute();
}
