import type { NewRow } from '../../database/schema.ts';
import type { CollegeTransaction } from '../../database/collegeTransaction.ts';

/** Stores the first read; further reads change nothing. */
export async function noteRead(tx: CollegeTransaction, read: NewRow<'post_reads'>): Promise<void> {
  await tx
    .insertInto('post_reads')
    .values(read)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function countReaders(tx: CollegeTransaction, postId: string): Promise<number> {
  const row = await tx
    .selectFrom('post_reads')
    .select((count) => count.fn.countAll<number>().as('count'))
    .where('post_id', '=', postId)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Finds the readers, latest first. */
export function findReaders(tx: CollegeTransaction, postId: string, limit: number, offset: number) {
  return tx
    .selectFrom('post_reads as r')
    .innerJoin('users as u', (on) =>
      on.onRef('u.college_id', '=', 'r.college_id').onRef('u.id', '=', 'r.user_id'),
    )
    .select(['u.id', 'u.name', 'u.first_lastname', 'u.second_lastname', 'u.avatar_id', 'r.read_at'])
    .where('r.post_id', '=', postId)
    .orderBy('r.read_at', 'desc')
    .orderBy('u.id')
    .limit(limit)
    .offset(offset)
    .execute();
}
