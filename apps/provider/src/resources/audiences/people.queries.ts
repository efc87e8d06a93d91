import type { Audience } from '@school/domain';
import { sql } from 'kysely';
import { byName } from '../../database/byName.ts';
import type { CollegeTransaction } from '../../database/collegeTransaction.ts';
import { reachedBy } from './audiences.queries.ts';

/** Finds and counts the active people that an audience reaches at this moment, by name. */
export async function findPeople(
  tx: CollegeTransaction,
  audience: Audience,
  words: readonly string[],
  { limit, offset }: { limit: number; offset: number },
) {
  let reached = tx
    .selectFrom('users as u')
    .where('u.status', '=', 'active')
    .where(sql<boolean>`${reachedBy(audience)}`);
  for (const word of words)
    reached = reached.where('u.search_text', 'like', `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`);
  const { total } = await reached
    .select((is) => is.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await reached
    .select(['u.id', 'u.name', 'u.first_lastname', 'u.second_lastname', 'u.avatar_id'])
    .orderBy(byName('u.name'))
    .orderBy('u.id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows, total };
}
