import type { MessagingRule } from '@school/domain';
import { type RawBuilder, sql } from 'kysely';
import type { CollegeTransaction } from '../../database/collegeTransaction.ts';

/**
 * Returns a condition: whether a role of the person may start conversations with a role of the user of alias `u`. Roles
 * without `messenger.use` do not count.
 */
export const mayStartConversation = (personId: string): RawBuilder<boolean> => sql`exists (
  select 1 from user_roles mine
  join role_permissions own on own.college_id = mine.college_id and own.role_id = mine.role_id
    and own.permission = 'messenger.use'
  join user_roles theirs on theirs.college_id = mine.college_id
  join role_permissions other on other.college_id = theirs.college_id and other.role_id = theirs.role_id
    and other.permission = 'messenger.use'
  where mine.college_id = u.college_id and mine.user_id = ${personId} and theirs.user_id = u.id
    and not exists (select 1 from messaging_blocks b
      where b.college_id = mine.college_id and b.from_role_id = mine.role_id and b.to_role_id = theirs.role_id))`;

/** Finds the rule of each role with `messenger.use`. `lock` locks these roles until the transaction ends. */
export async function findMessagingRules(tx: CollegeTransaction, lock = false): Promise<MessagingRule[]> {
  let roles = tx
    .selectFrom('roles as r')
    .select(['r.id', 'r.name', 'r.slug'])
    .where((where) =>
      where.exists(
        where
          .selectFrom('role_permissions as p')
          .select('p.role_id')
          .whereRef('p.college_id', '=', 'r.college_id')
          .whereRef('p.role_id', '=', 'r.id')
          .where('p.permission', '=', 'messenger.use'),
      ),
    )
    .orderBy('r.position')
    .orderBy('r.id');
  if (lock) roles = roles.forNoKeyUpdate();
  const rows = await roles.execute();
  const blocks = await tx.selectFrom('messaging_blocks').select(['from_role_id', 'to_role_id']).execute();
  const blocked = new Set(blocks.map((block) => `${block.from_role_id} ${block.to_role_id}`));
  return rows.map((role) => ({
    role,
    to_role_ids: rows.map(({ id }) => id).filter((id) => !blocked.has(`${role.id} ${id}`)),
  }));
}

export async function blockMessages(
  tx: CollegeTransaction,
  block: { college_id: string; from_role_id: string; to_role_id: string },
): Promise<void> {
  await tx
    .insertInto('messaging_blocks')
    .values(block)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function allowMessages(tx: CollegeTransaction, from: string, to: string): Promise<void> {
  await tx
    .deleteFrom('messaging_blocks')
    .where('from_role_id', '=', from)
    .where('to_role_id', '=', to)
    .execute();
}
