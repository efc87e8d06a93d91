import { sql } from 'kysely';
import type { CollegeTransaction } from '../../database/collegeTransaction.ts';

/** Seconds after the last sign of an open stream in which a person counts as online. */
const onlineSeconds = 45;

/** Returns the ids of the other members of a person's conversations who are online. */
export async function findOnlineMembers(
  tx: CollegeTransaction,
  personId: string,
  now: Date,
): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select p.user_id from user_presence p
    where p.college_id = current_setting('app.college_id')::uuid and p.user_id <> ${personId}
      and p.online_at > ${new Date(now.getTime() - onlineSeconds * 1000)}
      and exists (select 1 from conversation_members me
        join conversation_members other on other.college_id = me.college_id and other.conversation_id = me.conversation_id
        where me.college_id = p.college_id and me.user_id = ${personId} and other.user_id = p.user_id)`.execute(
    tx,
  );
  return rows.map((row) => row.user_id);
}
