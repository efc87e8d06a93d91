import type { Attachment } from '@school/domain';
import { sql } from 'kysely';
import type { NewRow, Row } from '../../database/schema.ts';
import type { CollegeTransaction } from '../../database/collegeTransaction.ts';

/** An expression: a post's files in order, as a column of post `p`. */
export const filesOfPost = sql<Attachment[]>`coalesce((
  select json_agg(json_build_object('id', x.id, 'name', x.file_name, 'type', x.file_type, 'size', x.file_size)
    order by x.position)
  from post_attachments x where x.college_id = p.college_id and x.post_id = p.id), '[]')`;

export async function insertPostAttachment(
  tx: CollegeTransaction,
  attachment: NewRow<'post_attachments'>,
): Promise<void> {
  await tx.insertInto('post_attachments').values(attachment).execute();
}

export function findPostAttachment(
  tx: CollegeTransaction,
  id: string,
): Promise<Row<'post_attachments'> | undefined> {
  return tx.selectFrom('post_attachments').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The result of attaching files to a post. */
export interface AssignedFiles {
  /** The post's files, in order: fewer than requested when one is unknown, another person's or another post's. */
  files: Attachment[];
  /** Ids in the storage of the files that were detached and are no longer referenced. */
  detached: string[];
}

/** Sets a post's files, in this order: its own, and the person's uploads that no post has. Deletes the others. */
export async function assignFiles(
  tx: CollegeTransaction,
  { id, author_id }: { id: string; author_id: string },
  ids: readonly string[],
): Promise<AssignedFiles> {
  const { rows } = await sql<AssignedFiles>`
    with detached as (
      delete from post_attachments where post_id = ${id} and not id = any(${ids}::uuid[]) returning file_id),
    assigned as (
      update post_attachments x set post_id = ${id}, position = requested.position
      from unnest(${ids}::uuid[]) with ordinality requested (id, position)
      where x.id = requested.id and (x.post_id = ${id} or (x.post_id is null and x.author_id = ${author_id}))
      returning x.id, x.file_name, x.file_type, x.file_size, x.position)
    select coalesce((select json_agg(json_build_object('id', id, 'name', file_name, 'type', file_type,
        'size', file_size) order by position) from assigned), '[]') as files,
      coalesce((select json_agg(file_id) from detached), '[]') as detached`.execute(tx);
  return rows[0]!;
}

/**
 * Deletes the files of a post.
 * @returns their ids in the storage.
 */
export async function removeFiles(tx: CollegeTransaction, postId: string): Promise<string[]> {
  const rows = await tx
    .deleteFrom('post_attachments')
    .where('post_id', '=', postId)
    .returning('file_id')
    .execute();
  return rows.map(({ file_id }) => file_id);
}
