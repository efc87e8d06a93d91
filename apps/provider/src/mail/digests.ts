import { sql } from 'kysely';
import type { CollegeTransaction } from '../database/collegeTransaction.ts';
import { dropRead } from './unreadMessages.ts';

/** People of one round: the rows of a school of any size are locked for a short time only. */
const peoplePerRound = 500;

/**
 * Queues the due digests of a school, one e-mail a person with everything that waits for it. The rows of the items are locked
 * without skipping: a second process waits and then takes none of them, so a person's items are never divided.
 * @returns false when none is due.
 */
export async function queueDigests(tx: CollegeTransaction, collegeId: string, now: Date): Promise<boolean> {
  await dropRead(tx, collegeId, now);
  const isDue = sql`i.college_id = ${collegeId} and i.digest_id is null and i.due_at <= ${now}`;
  const { rows } = await sql<{ user_id: string }>`
    with people as (
      select distinct i.user_id from digest_items i where ${isDue} order by i.user_id limit ${peoplePerRound}),
    due as materialized (
      select i.message_id, i.user_id from digest_items i
      where ${isDue} and i.user_id in (select user_id from people)
      order by i.user_id, i.message_id for update),
    digests as materialized (select user_id, gen_random_uuid() as id from due group by user_id),
    taken as (
      update digest_items i set digest_id = digests.id from due join digests on digests.user_id = due.user_id
      where i.college_id = ${collegeId} and i.message_id = due.message_id and i.user_id = due.user_id)
    insert into deliveries (college_id, message_id, user_id, channel, urgent, digest, next_attempt_at, created_at)
    select ${collegeId}::uuid, digests.id, digests.user_id, 'email', false, true, ${now}, ${now} from digests
    returning user_id`.execute(tx);
  return rows.length > 0;
}
