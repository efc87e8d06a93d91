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
    select p.user_id from user_presence p join users u on u.college_id = p.college_id and u.id = p.user_id
    where p.college_id = current_setting('app.college_id')::uuid and p.user_id <> ${personId}
      and u.status = 'active' and p.online_at > ${new Date(now.getTime() - onlineSeconds * 1000)}
      and exists (select 1 from conversation_members me
        join conversation_members other on other.college_id = me.college_id and other.conversation_id = me.conversation_id
        where me.college_id = p.college_id and me.user_id = ${personId} and other.user_id = p.user_id)`.execute(
    tx,
  );
  return rows.map((row) => row.user_id);
}

/** Members up to which it is known who has received a message: each of them causes a write and an event for each other. */
const mostReceivers = 50;

/** Messages of a conversation that have reached a device, with the members of the conversation. */
export interface Received {
  conversation_id: string;
  last_received_seq: number;
  member_ids: string[];
}

/** Marks all messages of a person's conversations as received. @returns what is new */
export async function moveReceived(tx: CollegeTransaction, personId: string): Promise<Received[]> {
  const { rows } = await sql<Received>`
    with behind as (
      select m.college_id, m.conversation_id, c.last_seq, members.ids
      from conversation_members m
      join conversations c on c.college_id = m.college_id and c.id = m.conversation_id
      cross join lateral (select array_agg(o.user_id) as ids from conversation_members o
        where o.college_id = m.college_id and o.conversation_id = m.conversation_id) members
      where m.college_id = current_setting('app.college_id')::uuid and m.user_id = ${personId}
        and greatest(m.received_seq, m.last_read_seq) < c.last_seq and cardinality(members.ids) <= ${mostReceivers}
      order by m.conversation_id for no key update of m)
    update conversation_members m set received_seq = b.last_seq from behind b
    where m.college_id = b.college_id and m.conversation_id = b.conversation_id and m.user_id = ${personId}
    returning m.conversation_id, b.last_seq as last_received_seq, b.ids as member_ids`.execute(tx);
  return rows;
}
