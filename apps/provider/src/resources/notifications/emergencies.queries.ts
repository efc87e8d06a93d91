import { sql } from 'kysely';
import type { NewRow } from '../../database/schema.ts';
import type { CollegeTransaction } from '../../database/collegeTransaction.ts';

export async function insertUpdate(
  tx: CollegeTransaction,
  row: NewRow<'notification_updates'>,
): Promise<void> {
  await tx.insertInto('notification_updates').values(row).execute();
}

/** Finds the people who may see the board, and the person that the change is about, for their other devices. */
export async function boardReaders(tx: CollegeTransaction, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct ur.user_id as id from user_roles ur
    join role_permissions p on p.college_id = ur.college_id and p.role_id = ur.role_id
    where p.permission = 'emergency.board' union select ${userId}::uuid`.execute(tx);
  return rows.map(({ id }) => id);
}
