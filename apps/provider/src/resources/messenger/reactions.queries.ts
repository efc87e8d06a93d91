import { sql } from 'kysely';
import type { CollegeTransaction } from '../../database/collegeTransaction.ts';
import type { NewRow } from '../../database/schema.ts';
import { type PersonNameRow, personNameJson } from '../accounts/names.queries.ts';

/** The reactions to a message with one emoji. */
export interface ReactionRow {
  emoji: string;
  count: number;
  mine: boolean;
  people: PersonNameRow[];
}

/** Number of people that a message names for each emoji. */
const mostNames = 10;

/** Returns a column: the reactions to the message `m` as this person sees them, in the order of their first use. */
export const reactionsColumn = (personId: string) => sql`
  coalesce((select json_agg(json_build_object('emoji', g.emoji, 'count', g.count, 'mine', g.mine, 'people', g.people)
      order by g.used_at, g.emoji)
    from (select r.emoji, count(*) as count, bool_or(r.user_id = ${personId}) as mine, min(r.created_at) as used_at,
        (array_agg(${personNameJson('ru')} order by r.created_at, r.user_id))[1:${sql.lit(mostNames)}] as people
      from message_reactions r join users ru on ru.college_id = r.college_id and ru.id = r.user_id
      where r.college_id = m.college_id and r.message_id = m.id group by r.emoji) g), '[]') as reactions`;

/** Counts the different emoji of a message, and those of one person, and finds whether the person used this one. */
export async function countReactions(
  tx: CollegeTransaction,
  { message_id, user_id, emoji }: { message_id: string; user_id: string; emoji: string },
) {
  const { rows } = await sql<{ emoji: number; own: number; is_used: boolean; is_own: boolean }>`
    select count(distinct emoji)::int as emoji, (count(*) filter (where user_id = ${user_id}))::int as own,
      coalesce(bool_or(emoji = ${emoji}), false) as is_used,
      coalesce(bool_or(emoji = ${emoji} and user_id = ${user_id}), false) as is_own
    from message_reactions
    where college_id = current_setting('app.college_id')::uuid and message_id = ${message_id}`.execute(tx);
  return rows[0]!;
}

export async function insertReaction(
  tx: CollegeTransaction,
  reaction: NewRow<'message_reactions'>,
): Promise<void> {
  await tx.insertInto('message_reactions').values(reaction).execute();
}

/** @returns false when the person had no such reaction. */
export async function deleteReaction(
  tx: CollegeTransaction,
  { message_id, user_id, emoji }: { message_id: string; user_id: string; emoji: string },
): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('message_reactions')
    .where('message_id', '=', message_id)
    .where('user_id', '=', user_id)
    .where('emoji', '=', emoji)
    .executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}
