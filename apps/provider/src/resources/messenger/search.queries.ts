import { fold, fullName } from '@school/domain';
import { type RawBuilder, sql } from 'kysely';
import type { CollegeTransaction } from '../../database/collegeTransaction.ts';
import { messageColumns, type MessageRow } from './messages.queries.ts';
import { wordsOf } from './words.ts';

/** What a search selects; an empty list selects nothing out. */
export interface MessageFilter {
  /** Each is the beginning of a word of the text. */
  words: readonly string[];
  /** Each is the beginning of a name of the author. */
  from: readonly string[];
  /** The messages were sent before this time. */
  until: Date | undefined;
  hasFile: boolean;
}

/** Finds the people whose names start with these prefixes. `search_text` holds the e-mail address too, which does not count. */
async function findAuthorIds(tx: CollegeTransaction, prefixes: readonly string[]): Promise<string[]> {
  const people = await tx
    .selectFrom('users')
    .select(['id', 'name', 'first_lastname', 'second_lastname'])
    .where((where) => where.and(prefixes.map((prefix) => where('search_text', 'like', `%${prefix}%`))))
    .execute();
  return people
    .filter((person) => {
      const names = wordsOf(fold(fullName(person)));
      return prefixes.every((prefix) => names.some((name) => name.startsWith(prefix)));
    })
    .map(({ id }) => id);
}

/**
 * Finds the ids of messages in this person's conversations. With words, looks up the longest in the index of words;
 * otherwise takes the newest of each conversation.
 */
function candidates(
  personId: string,
  rarest: string | undefined,
  conditions: RawBuilder<unknown>,
  limit: number,
): RawBuilder<unknown> {
  if (rarest !== undefined)
    return sql`select w.message_id from conversation_members me
      join message_words w on w.college_id = me.college_id and w.conversation_id = me.conversation_id
      where me.college_id = current_setting('app.college_id')::uuid and me.user_id = ${personId}
        and w.word >= ${rarest} and w.word < ${`${rarest}\u{10FFFF}`}`;
  return sql`select newest.id from conversation_members me cross join lateral (
      select m.id from messages m
      where m.college_id = me.college_id and m.conversation_id = me.conversation_id ${conditions}
      order by m.seq desc limit ${limit}) newest
    where me.college_id = current_setting('app.college_id')::uuid and me.user_id = ${personId}`;
}

/** Finds messages of this person's conversations, the newest first. */
export async function searchMessages(
  tx: CollegeTransaction,
  personId: string,
  { words, from, until, hasFile }: MessageFilter,
  { before, limit }: { before: { time: Date; id: string } | undefined; limit: number },
) {
  const [rarest, ...others] = [...words].sort((a, b) => b.length - a.length);
  const authors = from.length > 0 ? await findAuthorIds(tx, from) : undefined;
  const conditions = sql.join(
    [
      sql`and m.deleted_at is null`,
      ...others.map((word) => sql`and m.search_text like ${`% ${word}%`}`),
      ...(authors ? [sql`and m.author_id = any(${authors}::uuid[])`] : []),
      ...(until ? [sql`and m.created_at < ${until}`] : []),
      ...(hasFile
        ? [
            sql`and exists (select from message_attachments x
              where x.college_id = m.college_id and x.message_id = m.id)`,
          ]
        : []),
      ...(before ? [sql`and (m.created_at, m.id) < (${before.time}, ${before.id}::uuid)`] : []),
    ],
    sql` `,
  );
  const { rows } = await sql<MessageRow>`
    select ${messageColumns(personId)} from messages m
    where m.college_id = current_setting('app.college_id')::uuid
      and m.id in (${candidates(personId, rarest, conditions, limit + 1)}) ${conditions}
    order by m.created_at desc, m.id desc limit ${limit + 1}`.execute(tx);
  return { rows: rows.slice(0, limit), more: rows.length > limit };
}
