import { sql } from 'kysely';
import type { Row } from '../../database/schema.ts';
import type { CollegeTransaction } from '../../database/collegeTransaction.ts';
import { type PersonNameRow, personNameJson } from '../accounts/names.queries.ts';

/** The messages of these conversations from `from` until before `until`. */
export interface ExportRange {
  conversationIds: readonly string[];
  from: Date;
  until: Date;
}

/** A message of an export. */
export interface ExportRow extends Pick<
  Row<'messages'>,
  'conversation_id' | 'seq' | 'body' | 'created_at' | 'edited_at' | 'deleted_at'
> {
  author: PersonNameRow;
  /** Name of a group. */
  name: string | null;
  /** Members of a direct conversation; null for a group. */
  people: PersonNameRow[] | null;
  files: string[];
}

/** Finds the conversations of which the person is a member, or in which they wrote. */
export async function findConversationsOfPerson(tx: CollegeTransaction, personId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select conversation_id as id from conversation_members
    where college_id = current_setting('app.college_id')::uuid and user_id = ${personId}
    union select conversation_id from messages
    where college_id = current_setting('app.college_id')::uuid and author_id = ${personId}`.execute(tx);
  return rows.map(({ id }) => id);
}

const isInRange = ({ conversationIds, from, until }: ExportRange) => sql`
  m.college_id = current_setting('app.college_id')::uuid and m.conversation_id = any(${conversationIds}::uuid[])
  and m.created_at >= ${from} and m.created_at < ${until}`;

/** Counts the messages of an export, up to `most`. */
export async function countExported(
  tx: CollegeTransaction,
  range: ExportRange,
  most: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select 1 from messages m where ${isInRange(range)} limit ${most}) counted`.execute(tx);
  return rows[0]!.count;
}

const direct = sql`(select json_agg(${personNameJson('u')} order by u.id) from users u
  where c.kind = 'direct' and u.college_id = c.college_id and u.id in (c.first_user_id, c.second_user_id))`;

/** Finds the next messages of an export: by conversation, oldest first. */
export async function findExported(
  tx: CollegeTransaction,
  range: ExportRange,
  after: { conversation_id: string; seq: number } | undefined,
  limit: number,
): Promise<ExportRow[]> {
  const { conversation_id = '00000000-0000-0000-0000-000000000000', seq = 0 } = after ?? {};
  const { rows } = await sql<ExportRow>`
    select m.conversation_id, m.seq, m.body, m.created_at, m.edited_at, m.deleted_at, c.name,
      ${personNameJson('a')} as author, ${direct} as people,
      array(select x.file_name from message_attachments x
        where x.college_id = m.college_id and x.message_id = m.id order by x.position) as files
    from messages m
    join conversations c on c.college_id = m.college_id and c.id = m.conversation_id
    join users a on a.college_id = m.college_id and a.id = m.author_id
    where ${isInRange(range)} and (m.conversation_id, m.seq) > (${conversation_id}::uuid, ${seq}::integer)
    order by m.conversation_id, m.seq limit ${limit}`.execute(tx);
  return rows;
}

/** Finds the names by which an export names its conversation; undefined for an unknown one. */
export async function findConversationNames(tx: CollegeTransaction, id: string) {
  const { rows } = await sql<Pick<ExportRow, 'name' | 'people'>>`
    select c.name, ${direct} as people from conversations c where c.id = ${id}`.execute(tx);
  return rows[0];
}
