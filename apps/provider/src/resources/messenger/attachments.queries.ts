import { fold } from '@school/domain';
import { sql } from 'kysely';
import type { NewRow, Row } from '../../database/schema.ts';
import type { CollegeTransaction } from '../../database/collegeTransaction.ts';
import { type PersonNameRow, personNameJson } from '../accounts/names.queries.ts';

/** A file with the ids of its conversation's members. */
export interface AttachmentRow extends Row<'message_attachments'> {
  member_ids: string[];
}

export async function insertMessageAttachment(
  tx: CollegeTransaction,
  attachment: NewRow<'message_attachments'>,
): Promise<void> {
  await tx.insertInto('message_attachments').values(attachment).execute();
}

export async function findMessageAttachment(
  tx: CollegeTransaction,
  id: string,
): Promise<AttachmentRow | undefined> {
  const { rows } = await sql<AttachmentRow>`
    select x.*, array(select p.user_id from conversation_members p
      where p.college_id = x.college_id and p.conversation_id = x.conversation_id) as member_ids
    from message_attachments x where x.id = ${id}`.execute(tx);
  return rows[0];
}

/** A file of a message, with what a list of files shows of it. */
export interface SentAttachmentRow extends Pick<
  Row<'message_attachments'>,
  'id' | 'file_name' | 'file_type' | 'file_size'
> {
  message_seq: number;
  author: PersonNameRow;
  created_at: Date;
}

/** The files of a conversation's messages. Files that no message has yet have no row in the join. */
const sentFiles = (conversationId: string) => sql`message_attachments x
  join messages m on m.college_id = x.college_id and m.id = x.message_id
  where x.college_id = current_setting('app.college_id')::uuid and x.conversation_id = ${conversationId}`;

/** Finds the ids of a conversation's files whose names contain all words, in no order. */
export async function findAttachmentIds(
  tx: CollegeTransaction,
  conversationId: string,
  words: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string; file_name: string }>`
    select x.id, x.file_name from ${sentFiles(conversationId)}`.execute(tx);
  const matching = rows.filter(({ file_name }) => {
    const name = fold(file_name);
    return words.every((word) => name.includes(word));
  });
  return matching.map(({ id }) => id);
}

export async function countSentAttachments(tx: CollegeTransaction, conversationId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from ${sentFiles(conversationId)}`.execute(tx);
  return rows[0]!.count;
}

/**
 * Finds a page of a conversation's files: the newest message first, and the files of a message in its order.
 * @param ids Only these files. @default all of them
 */
export async function findSentAttachments(
  tx: CollegeTransaction,
  conversationId: string,
  { ids, limit, offset }: { ids: readonly string[] | undefined; limit: number; offset: number },
): Promise<SentAttachmentRow[]> {
  const { rows } = await sql<SentAttachmentRow>`
    select x.id, x.file_name, x.file_type, x.file_size, m.seq as message_seq, m.created_at,
      (select ${personNameJson('a')} from users a where a.college_id = m.college_id and a.id = m.author_id) as author
    from ${sentFiles(conversationId)} ${ids ? sql`and x.id = any(${ids}::uuid[])` : sql``}
    order by m.seq desc, x.position limit ${limit} offset ${offset}`.execute(tx);
  return rows;
}

/**
 * Attaches pending files to a message, in the given order.
 * @returns how many: fewer than requested when a file belongs to another author or conversation, or is already attached.
 */
export async function attach(
  tx: CollegeTransaction,
  message: { id: string; conversation_id: string; author_id: string },
  ids: readonly string[],
): Promise<number> {
  const { rows } = await sql`
    update message_attachments x set message_id = ${message.id}, position = chosen.position
    from unnest(${ids}::uuid[]) with ordinality chosen (id, position)
    where x.id = chosen.id and x.conversation_id = ${message.conversation_id} and x.author_id = ${message.author_id}
      and x.message_id is null
    returning x.id`.execute(tx);
  return rows.length;
}

/**
 * Deletes the files of a message, and its reactions in the same statement.
 * @returns their ids in the storage.
 */
export async function detach(tx: CollegeTransaction, messageId: string): Promise<string[]> {
  const rows = await tx
    .with('reactions', (query) => query.deleteFrom('message_reactions').where('message_id', '=', messageId))
    .deleteFrom('message_attachments')
    .where('message_id', '=', messageId)
    .returning('file_id')
    .execute();
  return rows.map(({ file_id }) => file_id);
}
