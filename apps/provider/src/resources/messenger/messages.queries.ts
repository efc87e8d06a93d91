import type { Attachment, QuotedMessage } from '@school/domain';
import { sql } from 'kysely';
import type { NewRow, Row } from '../../database/schema.ts';
import type { CollegeTransaction } from '../../database/collegeTransaction.ts';
import { type PersonNameRow, personNameJson } from '../accounts/names.queries.ts';
import { type ReactionRow, reactionsColumn } from './reactions.queries.ts';
import { messageSearchText, toSearchWords } from './words.ts';

/** A message with the joined data of its answer. Times are texts where PostgreSQL builds the JSON. */
export interface MessageRow extends Pick<
  Row<'messages'>,
  'id' | 'conversation_id' | 'author_id' | 'client_id' | 'seq' | 'body' | 'forwarded'
> {
  created_at: Date | string;
  edited_at: Date | string | null;
  deleted_at: Date | string | null;
  author: PersonNameRow;
  attachments: Attachment[];
  reply_to: (Omit<QuotedMessage, 'author'> & { author: PersonNameRow }) | null;
  reactions: ReactionRow[];
}

/** Returns the columns of a message `m` as this person sees it. */
export const messageColumns = (
  personId: string,
) => sql`m.id, m.conversation_id, m.author_id, m.client_id, m.seq, m.body, m.forwarded, m.created_at,
  m.edited_at, m.deleted_at,
  (select ${personNameJson('a')} from users a where a.college_id = m.college_id and a.id = m.author_id) as author,
  coalesce((select json_agg(json_build_object('id', x.id, 'name', x.file_name, 'type', x.file_type, 'size', x.file_size)
      order by x.position)
    from message_attachments x where x.college_id = m.college_id and x.message_id = m.id), '[]') as attachments,
  (select json_build_object('id', q.id, 'seq', q.seq, 'excerpt', left(q.body, 140),
      'attachments_count', (select count(*) from message_attachments qx
        where qx.college_id = q.college_id and qx.message_id = q.id),
      'deleted', q.deleted_at is not null, 'author', ${personNameJson('qa')})
    from messages q join users qa on qa.college_id = q.college_id and qa.id = q.author_id
    where q.college_id = m.college_id and q.id = m.reply_to_id) as reply_to, ${reactionsColumn(personId)}`;

export async function findMessage(
  tx: CollegeTransaction,
  id: string,
  personId: string,
): Promise<MessageRow | undefined> {
  const { rows } = await sql<MessageRow>`
    select ${messageColumns(personId)} from messages m where m.id = ${id}`.execute(tx);
  return rows[0];
}

/** Locks the message's conversation until the transaction ends, and finds the message with its author and members. */
export async function lockMessage(tx: CollegeTransaction, id: string) {
  await sql`select 1 from conversations where id = (select conversation_id from messages where id = ${id})
    for no key update`.execute(tx);
  const { rows } = await sql<
    Pick<Row<'messages'>, 'college_id' | 'id' | 'conversation_id' | 'author_id' | 'deleted_at'> & {
      member_ids: string[];
    }
  >`
    select m.college_id, m.id, m.conversation_id, m.author_id, m.deleted_at,
      array(select p.user_id from conversation_members p
        where p.college_id = m.college_id and p.conversation_id = m.conversation_id) as member_ids
    from messages m where m.id = ${id}`.execute(tx);
  return rows[0];
}

type NewMessage = Omit<NewRow<'messages'>, 'search_text' | 'edited_at' | 'deleted_at'>;

/**
 * Inserts a message with its search words, moves the author's read pointer, and takes the conversation out of the archive
 * of each member who has not muted it. `seq` must be the next of the locked conversation.
 * @returns false, without changes, when the author already used the `client_id`.
 */
export async function insertMessage(tx: CollegeTransaction, message: NewMessage): Promise<boolean> {
  const { college_id, id, conversation_id, author_id, client_id, seq, body, created_at } = message;
  const words = toSearchWords(body);
  const { rows } = await sql`
    with inserted as (
      insert into messages (college_id, id, conversation_id, author_id, client_id, seq, body, search_text, reply_to_id, forwarded,
        created_at)
      values (${college_id}, ${id}, ${conversation_id}, ${author_id}, ${client_id}, ${seq}, ${body}, ${messageSearchText(words)},
        ${message.reply_to_id ?? null}, ${message.forwarded ?? false}, ${created_at})
      on conflict (college_id, author_id, client_id) do nothing returning id),
    counted as (
      update conversations set last_seq = ${seq}, updated_at = ${created_at}
      where college_id = ${college_id} and id = ${conversation_id} and exists (select 1 from inserted)),
    pointed as (
      update conversation_members set archived = archived and muted,
        last_read_seq = case when user_id = ${author_id} then ${seq} else last_read_seq end,
        own_read_seq = case when user_id = ${author_id} then null else own_read_seq end
      where college_id = ${college_id} and conversation_id = ${conversation_id}
        and (user_id = ${author_id} or (archived and not muted)) and exists (select 1 from inserted)),
    indexed as (
      insert into message_words (college_id, conversation_id, word, message_id)
      select ${college_id}, ${conversation_id}, word, inserted.id from inserted, unnest(${[...new Set(words)]}::text[]) word)
    select id from inserted`.execute(tx);
  return rows.length > 0;
}

export async function findMessageByClientId(tx: CollegeTransaction, authorId: string, clientId: string) {
  const { rows } = await sql<MessageRow>`
    select ${messageColumns(authorId)} from messages m
    where m.author_id = ${authorId} and m.client_id = ${clientId}`.execute(tx);
  return rows[0]!;
}

interface MessageKey {
  college_id: string;
  id: string;
  conversation_id: string;
}

/** Replaces the text of a message with another one, or with none. */
export async function reword(
  tx: CollegeTransaction,
  { college_id, id, conversation_id }: MessageKey,
  body: string,
  times: { edited_at: Date } | { deleted_at: Date },
): Promise<void> {
  const words = toSearchWords(body);
  const unique = [...new Set(words)];
  const column = sql.id(Object.keys(times)[0]!);
  await sql`
    with forgotten as (
      delete from message_words where college_id = ${college_id} and message_id = ${id} and word <> all(${unique}::text[])),
    indexed as (
      insert into message_words (college_id, conversation_id, word, message_id)
      select ${college_id}, ${conversation_id}, word, ${id} from unnest(${unique}::text[]) word on conflict do nothing)
    update messages set body = ${body}, search_text = ${messageSearchText(words)}, ${column} = ${Object.values(times)[0]}
    where college_id = ${college_id} and id = ${id}`.execute(tx);
}

/** Finds one message more than requested, so that the caller knows whether there are more; newest first. */
export async function findMessages(
  tx: CollegeTransaction,
  conversationId: string,
  personId: string,
  { before, after, limit }: { before?: number; after?: number; limit: number },
) {
  const upwards = after !== undefined && before === undefined;
  const { rows } = await sql<MessageRow>`
    select ${messageColumns(personId)} from messages m
    where m.college_id = current_setting('app.college_id')::uuid and m.conversation_id = ${conversationId}
      and m.seq < ${before ?? 2_147_483_647} and m.seq > ${after ?? 0}
    order by m.seq ${upwards ? sql`asc` : sql`desc`} limit ${limit + 1}`.execute(tx);
  const more = rows.length > limit;
  const page = rows.slice(0, limit);
  return { rows: upwards ? page.reverse() : page, more };
}
