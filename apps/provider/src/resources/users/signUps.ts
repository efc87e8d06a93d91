import { fold } from '@school/domain';
import { sql } from 'kysely';
import type { CollegeTransaction } from '../../database/collegeTransaction.ts';
import { appendEvents } from '../../journal/journal.ts';
import { newId } from '../../newId.ts';
import type { Context } from '../../plugins/contract/handler.ts';
import { insertNotification } from '../notifications/managed.queries.ts';
import { send } from '../notifications/sending.ts';
import { signUpNotice } from './signUpNotice.ts';

/** Finds the people who may approve sign-ups. */
async function findApprovers(tx: CollegeTransaction): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct ur.user_id as id from user_roles ur
    join role_permissions p on p.college_id = ur.college_id and p.role_id = ur.role_id
    join users u on u.college_id = ur.college_id and u.id = ur.user_id
    where p.permission = 'users.write' and u.status = 'active' order by 1`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Updates the open lists and counts of the approvers. */
export async function announceSignUps({
  tx,
  announce,
}: Pick<Context<'updateUser'>, 'tx' | 'announce'>): Promise<void> {
  announce({ kind: 'sign_ups.changed', to: await findApprovers(tx), data: {} });
}

/** Deletes the notifications about a sign-up whose person is being deleted. */
export async function removeSignUpNotices(tx: CollegeTransaction, userId: string): Promise<void> {
  await tx.deleteFrom('notifications').where('subject_user_id', '=', userId).execute();
}

/**
 * Notifies the approvers of one new sign-up. Not part of the sign-up request, which must take equally long for an address
 * that already has an account.
 * @returns false when there is none.
 */
export async function announceSignUp(tx: CollegeTransaction, collegeId: string, now: Date): Promise<boolean> {
  const person = await tx
    .selectFrom('users')
    .select(['id', 'name', 'first_lastname', 'second_lastname', 'email', 'avatar_id', 'status'])
    .where('college_id', '=', collegeId)
    .where('sign_up_notification_pending', '=', true)
    .orderBy('created_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!person) return false;
  await tx
    .updateTable('users')
    .set({ sign_up_notification_pending: false })
    .where('college_id', '=', collegeId)
    .where('id', '=', person.id)
    .execute();
  const approvers = await findApprovers(tx);
  if (person.status !== 'pending' || approvers.length === 0) return true;
  const { language } = await tx
    .selectFrom('colleges')
    .select('language')
    .where('id', '=', collegeId)
    .executeTakeFirstOrThrow();
  const groups = { place_ids: [], grade_ids: [], course_ids: [], role_ids: [], exclude_user_ids: [] };
  const audience = { scope: 'restricted' as const, ...groups, user_ids: approvers };
  const id = newId(now);
  const author = {
    author_name: person.name,
    author_first_lastname: person.first_lastname,
    author_second_lastname: person.second_lastname,
    author_avatar_id: person.avatar_id,
  };
  const notice = signUpNotice(language, person);
  const row = {
    college_id: collegeId,
    id,
    ...notice,
    search_text: fold(`${notice.title} ${notice.content}`),
    audience: JSON.stringify(audience),
    emergency: false,
    mode: 'real' as const,
    kind: 'general' as const,
    author_id: person.id,
    subject_user_id: person.id,
    created_at: now,
    updated_at: now,
  };
  const { announcement } = await send(
    tx,
    {
      college_id: collegeId,
      id,
      audience,
      emergency: false,
      kind: row.kind,
      notify: true,
      subject_user_id: person.id,
      author,
      channels: ['email', 'push'],
    },
    now,
    (sent) => insertNotification(tx, { ...row, ...sent }),
  );
  const changed = { kind: 'sign_ups.changed' as const, to: approvers, data: {} };
  await appendEvents(tx, collegeId, [announcement, changed], now);
  return true;
}
