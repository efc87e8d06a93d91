import type { MemberRole } from '@school/domain';
import { sql } from 'kysely';
import type { NewRow, Row } from '../../database/schema.ts';
import type { CollegeTransaction } from '../../database/collegeTransaction.ts';
import { mayStartConversation } from '../messagingRules/messagingRules.queries.ts';
import { type PersonNameRow, personNameJson } from '../accounts/names.queries.ts';
import { messageColumns, type MessageRow } from './messages.queries.ts';

export interface ConversationMemberRow extends Pick<Row<'conversation_members'>, 'role' | 'last_read_seq'> {
  last_received_seq: number;
  user: PersonNameRow;
}

/** What a member sees alone. PostgreSQL builds the JSON, so times are texts. */
export interface OwnRow extends Pick<Row<'conversation_members'>, 'own_read_seq' | 'muted' | 'archived'> {
  muted_until: Date | string | null;
  pinned_at: Date | string | null;
}

/** A conversation with the joined data of its answer. */
export interface ConversationRow extends Row<'conversations'> {
  members: ConversationMemberRow[];
  /** Null for a person who is not a member. */
  own: OwnRow | null;
  /** Whether another member can use the messenger. */
  reachable: boolean;
  last_message: MessageRow | null;
}

/** Whether a person of the table `u` can use the messenger. */
const canUseMessenger = sql`u.status = 'active' and exists (
  select 1 from user_roles r join role_permissions g on g.college_id = r.college_id and g.role_id = r.role_id
  where r.college_id = u.college_id and r.user_id = u.id and g.permission = 'messenger.use')`;

/** Returns the columns of a conversation `c` as this person sees it. */
const columns = (personId: string) => sql`c.*,
  coalesce((select json_agg(json_build_object('user', ${personNameJson('u')}, 'role', p.role,
      'last_received_seq', greatest(p.received_seq, p.last_read_seq), 'last_read_seq', p.last_read_seq)
      order by p.user_id)
    from conversation_members p join users u on u.college_id = p.college_id and u.id = p.user_id
    where p.college_id = c.college_id and p.conversation_id = c.id), '[]') as members,
  (select json_build_object('own_read_seq', o.own_read_seq, 'muted', o.muted, 'muted_until', o.muted_until,
      'pinned_at', o.pinned_at, 'archived', o.archived)
    from conversation_members o
    where o.college_id = c.college_id and o.conversation_id = c.id and o.user_id = ${personId}) as own,
  exists (select 1 from conversation_members p join users u on u.college_id = p.college_id and u.id = p.user_id
    where p.college_id = c.college_id and p.conversation_id = c.id and p.user_id <> ${personId}
      and ${canUseMessenger}) as reachable,
  (select row_to_json(newest) from (
    select ${messageColumns(personId)} from messages m
    where m.college_id = c.college_id and m.conversation_id = c.id and m.seq = c.last_seq) newest) as last_message`;

/** Finds a page with members and last messages, in one statement. */
export async function findConversations(
  tx: CollegeTransaction,
  personId: string,
  { archived, limit, offset }: { archived: boolean; limit: number; offset: number },
) {
  const { rows } = await sql<ConversationRow>`
    select ${columns(personId)} from conversation_members me
    join conversations c on c.college_id = me.college_id and c.id = me.conversation_id
    where me.college_id = current_setting('app.college_id')::uuid and me.user_id = ${personId}
      and me.archived = ${archived}
    order by (me.pinned_at is null), c.updated_at desc, c.id desc limit ${limit} offset ${offset}`.execute(
    tx,
  );
  return rows;
}

export async function countConversations(tx: CollegeTransaction, personId: string, archived: boolean) {
  const row = await tx
    .selectFrom('conversation_members')
    .select((count) => count.fn.countAll<number>().as('count'))
    .where('user_id', '=', personId)
    .where('archived', '=', archived)
    .executeTakeFirstOrThrow();
  return row.count;
}

/**
 * Locks the conversation, its messages and members until the transaction ends. A separate statement, because the statement
 * that waits for a lock still reads older data from other tables.
 */
export async function lockConversation(tx: CollegeTransaction, id: string): Promise<void> {
  await sql`select 1 from conversations where id = ${id} for no key update`.execute(tx);
}

export async function findConversation(
  tx: CollegeTransaction,
  id: string,
  personId: string,
): Promise<ConversationRow | undefined> {
  const { rows } = await sql<ConversationRow>`
    select ${columns(personId)} from conversations c where c.id = ${id}`.execute(tx);
  return rows[0];
}

/** Locks and finds a conversation for a write in it, without the data of its answer. */
export async function lockConversationState(tx: CollegeTransaction, id: string, replyToId?: string | null) {
  await lockConversation(tx, id);
  return findConversationState(tx, id, replyToId);
}

/**
 * Finds a conversation without the data of its answer.
 * @param replyToId The id of a message that may be in it.
 */
export async function findConversationState(
  tx: CollegeTransaction,
  id: string,
  replyToId: string | null = null,
) {
  const { rows } = await sql<
    Pick<Row<'conversations'>, 'id' | 'last_seq'> & { member_ids: string[]; has_replied: boolean }
  >`
    select c.id, c.last_seq, array(select p.user_id from conversation_members p
        where p.college_id = c.college_id and p.conversation_id = c.id) as member_ids,
      exists (select 1 from messages m where m.college_id = c.college_id and m.id = ${replyToId}::uuid
        and m.conversation_id = c.id) as has_replied
    from conversations c where c.id = ${id}`.execute(tx);
  return rows[0];
}

/**
 * Inserts a conversation with its first members.
 * @returns false when these two people already have one.
 */
export async function insertConversation(
  tx: CollegeTransaction,
  conversation: NewRow<'conversations'>,
  members: readonly { user_id: string; role: MemberRole }[],
): Promise<boolean> {
  const added = await tx
    .insertInto('conversations')
    .values(conversation)
    .onConflict((conflict) => conflict.columns(['college_id', 'first_user_id', 'second_user_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return false;
  const { college_id, id: conversation_id } = conversation;
  const rows = members.map((member) => ({ college_id, conversation_id, ...member }));
  await tx.insertInto('conversation_members').values(rows).execute();
  return true;
}

export async function findDirect(tx: CollegeTransaction, first: string, second: string) {
  const row = await tx
    .selectFrom('conversations')
    .select('id')
    .where('first_user_id', '=', first)
    .where('second_user_id', '=', second)
    .executeTakeFirst();
  return row?.id;
}

/**
 * Finds which of these people can use the messenger, whether they share a course, grade or place with `personId`, and
 * whether the school's rules allow `personId` to start a conversation with them.
 */
export async function findReachable(tx: CollegeTransaction, ids: readonly string[], personId: string) {
  const { rows } = await sql<{ id: string; near: boolean; allowed: boolean }>`
    select u.id, exists (
        select 1 from user_scopes a join user_scopes b
          on b.college_id = a.college_id and b.kind = a.kind and b.target_id = a.target_id
        where a.college_id = u.college_id and a.user_id = u.id and b.user_id = ${personId}) as near,
      ${mayStartConversation(personId)} as allowed
    from users u
    where u.id = any(${ids}::uuid[]) and ${canUseMessenger}`.execute(tx);
  return rows;
}

/** Adds members without unread messages, and changes the role of existing members. */
export async function putMembers(
  tx: CollegeTransaction,
  { college_id, id: conversation_id, last_seq: last_read_seq }: Row<'conversations'>,
  userIds: readonly string[],
  role: MemberRole,
): Promise<void> {
  const rows = userIds.map((user_id) => ({ college_id, conversation_id, user_id, role, last_read_seq }));
  await tx
    .insertInto('conversation_members')
    .values(rows)
    .onConflict((known) => known.columns(['college_id', 'conversation_id', 'user_id']).doUpdateSet({ role }))
    .execute();
}

export async function deleteMembership(
  tx: CollegeTransaction,
  conversationId: string,
  userId: string,
): Promise<void> {
  await tx
    .deleteFrom('conversation_members')
    .where('conversation_id', '=', conversationId)
    .where('user_id', '=', userId)
    .execute();
}
