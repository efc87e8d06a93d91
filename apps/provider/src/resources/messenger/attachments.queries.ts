import { sql } from 'kysely';
import type { NewRow, Row } from '../../database/schema.ts';
import type { CollegeTransaction } from '../../database/collegeTransaction.ts';

/** A file with the ids of its conversation's members. */
export interface AttachmentRow extends Row<'message_attachments'> {
  member_ids: string[];
}

export async function insertAttachment(
  tx: CollegeTransaction,
  attachment: NewRow<'message_attachments'>,
): Promise<void> {
  await tx.insertInto('message_attachments').values(attachment).execute();
}

export async function findAttachment(tx: CollegeTransaction, id: string): Promise<AttachmentRow | undefined> {
  const { rows } = await sql<AttachmentRow>`
    select x.*, array(select p.user_id from conversation_members p
      where p.college_id = x.college_id and p.conversation_id = x.conversation_id) as member_ids
    from message_attachments x where x.id = ${id}`.execute(tx);
  return rows[0];
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
