import { type RawBuilder, sql } from 'kysely';
import type { CollegeTransaction } from '../database/collegeTransaction.ts';
import { type PersonNameRow, personNameJson } from '../resources/accounts/names.queries.ts';
import { afterQuietHours, selectFrequency } from './emailChoice.ts';

/** The unread messages of a person in a conversation. */
export interface UnreadMessages {
  conversation_id: string;
  user_id: string;
  /** Of a group. */
  name: string | null;
  count: number;
  authors: PersonNameRow[];
  /** When the newest one was sent. */
  latest: Date;
}

/** A new message; its conversation is locked. */
interface NewMessage {
  college_id: string;
  conversation_id: string;
  author_id: string;
}

/**
 * Returns an insert of what a new message adds to digests: an item for each other member who gets e-mails about messages and
 * has no pending item. It is due after half an hour for people who get them immediately.
 */
export function unreadMessageItems(
  { college_id, conversation_id, author_id }: NewMessage,
  now: Date,
): RawBuilder<unknown> {
  const frequency = selectFrequency('messages');
  const moment = sql`${now}::timestamptz`;
  const due = sql`case ${frequency} when 'immediately' then ${moment} + interval '30 minutes'
    else next_digest(${moment}, c.timezone, ${frequency}) end`;
  return sql`
    insert into digest_items (college_id, conversation_id, message_id, user_id, due_at, created_at)
    select ${college_id}::uuid, ${conversation_id}::uuid, gen_random_uuid(), u.id, ${afterQuietHours(due)}, ${now}
    from conversation_members m join users u on u.college_id = m.college_id and u.id = m.user_id
      join colleges c on c.id = u.college_id
    where m.college_id = ${college_id} and m.conversation_id = ${conversation_id} and m.user_id <> ${author_id}
      and not m.muted and u.status = 'active' and ${frequency} <> 'app_only'
    on conflict (college_id, conversation_id, user_id) where conversation_id is not null and digest_id is null do nothing`;
}

/** Seconds without a sign of an open stream after which a person counts as away. */
const awaySeconds = 600;

/** Removes the due items of people who have read the messages meanwhile, or who have the school open and see them there. */
export async function dropRead(tx: CollegeTransaction, collegeId: string, now: Date): Promise<void> {
  const away = new Date(now.getTime() - awaySeconds * 1000);
  await sql`
    delete from digest_items i using conversation_members m, conversations v
    where i.college_id = ${collegeId} and i.conversation_id is not null and i.digest_id is null and i.due_at <= ${now}
      and m.college_id = i.college_id and m.conversation_id = i.conversation_id and m.user_id = i.user_id
      and v.college_id = i.college_id and v.id = i.conversation_id
      and (m.muted or coalesce(m.own_read_seq, m.last_read_seq) >= v.last_seq or exists (
        select from user_presence p where p.college_id = i.college_id and p.user_id = i.user_id
          and p.online_at > ${away}))`.execute(tx);
}

/** Finds what is unread at this moment in conversations that e-mails are about, for people who are still members. */
export async function findUnread(
  tx: CollegeTransaction,
  collegeId: string,
  items: readonly { conversation_id: string; user_id: string }[],
): Promise<UnreadMessages[]> {
  const { rows } = await sql<UnreadMessages>`
    select v.id as conversation_id, m.user_id, v.name, count(x.id)::int as count, max(x.created_at) as latest,
      (select json_agg(${personNameJson('a')} order by a.id) from users a
        where a.college_id = v.college_id and a.id = any(array_agg(x.author_id))) as authors
    from unnest(${items.map((item) => item.conversation_id)}::uuid[], ${items.map((item) => item.user_id)}::uuid[])
      as wanted (conversation_id, user_id)
    join conversation_members m on m.college_id = ${collegeId} and m.conversation_id = wanted.conversation_id
      and m.user_id = wanted.user_id and not m.muted
    join conversations v on v.college_id = m.college_id and v.id = m.conversation_id
    join messages x on x.college_id = v.college_id and x.conversation_id = v.id and x.author_id <> m.user_id
      and x.seq > coalesce(m.own_read_seq, m.last_read_seq) and x.deleted_at is null
    group by v.college_id, v.id, m.user_id, v.name`.execute(tx);
  return rows;
}
