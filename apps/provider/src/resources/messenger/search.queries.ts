import { fold, fullName } from '@school/domain';
import { type RawBuilder, sql } from 'kysely';
import type { CollegeTransaction } from '../../database/collegeTransaction.ts';
import { messageColumns, type MessageRow } from './messages.queries.ts';
import { toSearchWords } from './words.ts';

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
      const names = toSearchWords(fold(fullName(person)));
      return prefixes.every((prefix) => names.some((name) => name.startsWith(prefix)));
    })
    .map(({ id }) => id);
}

/** A word that more messages of a conversation have is not looked up: the newest of them are soon read. */
const mostLookedUp = 500;

/**
 * Finds the ids of the newest messages of each of this person's conversations, at most `limit` of each. Looks up the word
 * that the fewest messages of the conversation have. Without words, or if all are frequent, reads the messages from the
 * newest on.
 */
function candidates(
  personId: string,
  words: readonly string[],
  conditions: RawBuilder<unknown>,
  limit: number,
): RawBuilder<unknown> {
  const uses = sql`from message_words w where w.college_id = my.college_id and w.conversation_id = my.conversation_id
    and w.word >= my.prefix and w.word < my.prefix || ${'\u{10FFFF}'}`;
  const newest = (where: RawBuilder<unknown>) => sql`(
    select m.id from messages m where m.college_id = my.college_id ${where} ${conditions}
    order by m.created_at desc, m.id desc limit ${limit})`;
  return sql`select newest.id from (
      select distinct on (my.conversation_id) my.*, my.prefix is not null and rank.uses <= ${mostLookedUp} as is_rare
      from (
        select me.college_id, me.conversation_id, prefix
        from conversation_members me left join unnest(${words}::text[]) prefix on true
        where me.college_id = current_setting('app.college_id')::uuid and me.user_id = ${personId}) my
      cross join lateral (
        select count(*) as uses from (select ${uses} limit ${mostLookedUp + 1}) counted) rank
      order by my.conversation_id, rank.uses) my
    cross join lateral (
      ${newest(sql`and my.is_rare and m.id = any(array(select w.message_id ${uses}))`)}
      union all
      ${newest(sql`and not my.is_rare and m.conversation_id = my.conversation_id`)}) newest`;
}

/** Finds messages of this person's conversations, the newest first. */
export async function searchMessages(
  tx: CollegeTransaction,
  personId: string,
  { words, from, until, hasFile }: MessageFilter,
  { before, limit }: { before: { time: Date; id: string } | undefined; limit: number },
) {
  const authors = from.length > 0 ? await findAuthorIds(tx, from) : undefined;
  const conditions = sql.join(
    [
      sql`and m.deleted_at is null`,
      ...words.map((word) => sql`and m.search_text like ${`% ${word}%`}`),
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
      and m.id in (${candidates(personId, words, conditions, limit + 1)})
    order by m.created_at desc, m.id desc limit ${limit + 1}`.execute(tx);
  return { rows: rows.slice(0, limit), more: rows.length > limit };
}
