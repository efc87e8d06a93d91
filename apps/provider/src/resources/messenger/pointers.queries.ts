import { sql } from 'kysely';
import type { CollegeTransaction } from '../../database/collegeTransaction.ts';

/** The member whose read pointer moves; the conversation is locked. */
interface MemberKey {
  conversation_id: string;
  user_id: string;
}

/**
 * Moves a read pointer forward, and ends what is marked as unread before it.
 * @returns undefined when the pointer was already there or further; `isNew` when the other members see the change.
 */
export async function moveOn(
  tx: CollegeTransaction,
  { conversation_id, user_id }: MemberKey,
  seq: number,
): Promise<{ isNew: boolean } | undefined> {
  const { rows } = await sql<{ isNew: boolean }>`
    with known as (
      select college_id, conversation_id, user_id, last_read_seq as seen_seq from conversation_members
      where college_id = current_setting('app.college_id')::uuid and conversation_id = ${conversation_id}
        and user_id = ${user_id} and coalesce(own_read_seq, last_read_seq) < ${seq})
    update conversation_members m set last_read_seq = greatest(seen_seq, ${seq}),
      own_read_seq = case when ${seq} < seen_seq then ${seq}::int end
    from known
    where m.college_id = known.college_id and m.conversation_id = known.conversation_id and m.user_id = known.user_id
    returning seen_seq < ${seq} as "isNew"`.execute(tx);
  return rows[0];
}

/**
 * Moves a member's own read pointer back, or to what the others see as read.
 * @returns the pointer; undefined when it was already there.
 */
export async function moveBack(
  tx: CollegeTransaction,
  { conversation_id, user_id }: MemberKey,
  seq: number,
): Promise<number | undefined> {
  const { rows } = await sql<{ pointer: number }>`
    update conversation_members set own_read_seq = nullif(least(last_read_seq, ${seq}), last_read_seq)
    where college_id = current_setting('app.college_id')::uuid and conversation_id = ${conversation_id}
      and user_id = ${user_id} and coalesce(own_read_seq, last_read_seq) <> least(last_read_seq, ${seq})
    returning coalesce(own_read_seq, last_read_seq) as pointer`.execute(tx);
  return rows[0]?.pointer;
}

/** Counts the messages after the own read pointers of a person, without muted and archived conversations. */
export async function countUnread(tx: CollegeTransaction, personId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(c.last_seq - coalesce(me.own_read_seq, me.last_read_seq)), 0)::int as count
    from conversation_members me
    join conversations c on c.college_id = me.college_id and c.id = me.conversation_id
    where me.college_id = current_setting('app.college_id')::uuid and me.user_id = ${personId}
      and not me.muted and not me.archived`.execute(tx);
  return rows[0]!.count;
}
