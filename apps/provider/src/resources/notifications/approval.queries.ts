import { sql } from 'kysely';
import type { CollegeTransaction } from '../../database/collegeTransaction.ts';
import { type NotificationRow, withAuthor } from './managed.queries.ts';

const starters = sql<string[]>`array(
  select distinct ur.user_id from user_roles ur
  join role_permissions p on p.college_id = ur.college_id and p.role_id = ur.role_id
  join users u on u.college_id = ur.college_id and u.id = ur.user_id
  where p.permission = 'emergency.start' and u.status = 'active')`;

/** Finds the active people who may start emergencies, without checking for which audiences. */
export async function findStarters(tx: CollegeTransaction): Promise<string[]> {
  const { rows } = await sql<{ ids: string[] }>`select ${starters} as ids`.execute(tx);
  return rows[0]!.ids;
}

/** An emergency with the people who may start one. */
export type RequestRow = NotificationRow & { starters: string[] };

/** Locks an emergency, and finds the people who may start one. */
export function lockRequest(tx: CollegeTransaction, id: string): Promise<RequestRow | undefined> {
  return withAuthor(tx)
    .select(starters.as('starters'))
    .where('n.id', '=', id)
    .forUpdate('n')
    .executeTakeFirst();
}

/** Returns an expression: whether an emergency waits for a second person. */
export const isWaiting = (id: string, now: Date) => sql<boolean>`exists (
  select from notifications where id = ${id} and approval_state = 'requested' and approval_expires_at > ${now})`;

/** Finds the emergencies that wait for a second person, oldest first. */
export function findApprovalRequests(tx: CollegeTransaction, now: Date): Promise<NotificationRow[]> {
  return withAuthor(tx)
    .where('n.approval_state', '=', 'requested')
    .where('n.approval_expires_at', '>', now)
    .orderBy('n.created_at')
    .orderBy('n.id')
    .limit(50)
    .execute();
}

/** Locks an emergency whose request has expired, unless another transaction has locked it. */
export async function lockExpiredRequest(
  tx: CollegeTransaction,
  collegeId: string,
  now: Date,
): Promise<NotificationRow | undefined> {
  return withAuthor(tx)
    .where('n.college_id', '=', collegeId)
    .where('n.approval_state', '=', 'requested')
    .where('n.approval_expires_at', '<=', now)
    .limit(1)
    .forUpdate('n')
    .skipLocked()
    .executeTakeFirst();
}
