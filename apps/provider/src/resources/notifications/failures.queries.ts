import type { UserStatus } from '@school/domain';
import type { CollegeTransaction } from '../../database/collegeTransaction.ts';

/** Marks whether notifications that no device has fetched yet can reach a person: not while the account is suspended. */
export async function noteReachable(
  tx: CollegeTransaction,
  userId: string,
  status: UserStatus,
): Promise<void> {
  await tx
    .updateTable('notification_recipients')
    .set({ failure: status === 'active' ? null : 'account_suspended' })
    .where('user_id', '=', userId)
    .where('delivered_at', 'is', null)
    .execute();
}
