import type { Preferences } from '@school/domain';
import type { CollegeTransaction } from '../../database/collegeTransaction.ts';

/** The key of a person. */
interface Own {
  college_id: string;
  id: string;
}

const columns = ['language', 'email_notifications'] as const;

export function findPreferences(tx: CollegeTransaction, { college_id, id }: Own): Promise<Preferences> {
  return tx
    .selectFrom('users')
    .select(columns)
    .where('college_id', '=', college_id)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/**
 * Changes preferences. Leaves `version` and `updated_at` unchanged, because no form shows them with other values.
 * @returns undefined when the person does not exist.
 */
export function changePreferences(
  tx: CollegeTransaction,
  { college_id, id }: Own,
  change: Partial<Preferences>,
): Promise<Preferences | undefined> {
  return tx
    .updateTable('users')
    .set(change)
    .where('college_id', '=', college_id)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst();
}
