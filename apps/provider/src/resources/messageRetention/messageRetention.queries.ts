import type { MessageRetention, MessageRetentionPeriod } from '@school/domain';
import { sql } from 'kysely';
import type { CollegeTransaction } from '../../database/collegeTransaction.ts';
import { retentionStart } from './retentionStart.ts';

/** Finds the school's period. `lock` locks it until the transaction ends. */
export async function findRetention(
  tx: CollegeTransaction,
  collegeId: string,
  lock = false,
): Promise<MessageRetentionPeriod> {
  const college = tx.selectFrom('colleges').select('keep_messages').where('id', '=', collegeId);
  const row = await (lock ? college.forNoKeyUpdate() : college).executeTakeFirstOrThrow();
  return row.keep_messages;
}

/** Counts the messages that each period would delete. */
export async function countOldMessages(
  tx: CollegeTransaction,
  now: Date,
): Promise<MessageRetention['older_messages']> {
  const oneYear = retentionStart('one_year', now);
  const { rows } = await sql<MessageRetention['older_messages']>`
    select count(*)::integer as one_year,
      (count(*) filter (where created_at < ${retentionStart('two_years', now)}))::integer as two_years,
      (count(*) filter (where created_at < ${retentionStart('five_years', now)}))::integer as five_years
    from messages where college_id = current_setting('app.college_id')::uuid and created_at < ${oneYear}`.execute(
    tx,
  );
  return rows[0]!;
}

export async function storeRetention(
  tx: CollegeTransaction,
  collegeId: string,
  keep_messages: MessageRetentionPeriod,
): Promise<void> {
  await tx.updateTable('colleges').set({ keep_messages }).where('id', '=', collegeId).execute();
}

/** Finds the conversations with messages from before this time. */
export async function findOldConversations(tx: CollegeTransaction, before: Date): Promise<string[]> {
  const rows = await tx
    .selectFrom('messages')
    .select('conversation_id')
    .distinct()
    .where('created_at', '<', before)
    .execute();
  return rows.map((row) => row.conversation_id);
}

/** What a batch of deleted messages leaves to do. */
export interface DeletedBatch {
  count: number;
  /** Ids of their files in the storage. */
  files: string[];
  /** The highest number of them. */
  last_seq: number;
}

/**
 * Deletes the oldest messages of a locked conversation, up to the first one that is retained: the remaining numbers have
 * no gap.
 */
export async function deleteOldest(
  tx: CollegeTransaction,
  conversationId: string,
  before: Date,
  most: number,
): Promise<DeletedBatch> {
  const { rows } = await sql<DeletedBatch>`
    with old as (
      select college_id, id, seq from messages
      where conversation_id = ${conversationId} and seq < coalesce(
        (select min(seq) from messages where conversation_id = ${conversationId} and created_at >= ${before}),
        2147483647)
      order by seq limit ${most}),
    files as (
      select x.file_id from message_attachments x join old on old.college_id = x.college_id and old.id = x.message_id),
    deleted as (
      delete from messages m using old where m.college_id = old.college_id and m.id = old.id returning m.seq)
    select count(*)::integer as count, coalesce(max(seq), 0) as last_seq,
      array(select file_id from files) as files from deleted`.execute(tx);
  return rows[0]!;
}

/**
 * Moves the read pointers of a conversation behind its deleted messages, which can't be read any more.
 * @returns the members.
 */
export async function skipDeleted(
  tx: CollegeTransaction,
  conversationId: string,
  seq: number,
): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    update conversation_members set last_read_seq = greatest(last_read_seq, ${seq}),
      own_read_seq = case when own_read_seq < ${seq} then nullif(${seq}, greatest(last_read_seq, ${seq})) else own_read_seq end
    where conversation_id = ${conversationId} returning user_id`.execute(tx);
  return rows.map(({ user_id }) => user_id);
}
