import { fold } from '@school/domain';
import { sql } from 'kysely';
import type { CollegeTransaction } from '../../database/collegeTransaction.ts';
import { appendEvents } from '../../journal/journal.ts';
import { newId } from '../../newId.ts';
import type { Context } from '../../http/contract/handler.ts';
import { insertNotification } from '../notifications/managed.queries.ts';
import { sendNotification } from '../notifications/sending.ts';
import { signUpNotice } from './signUpNotice.ts';

/** Time between two notices about sign-ups, in milliseconds. */
const noticeInterval = 3600_000;

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
export async function publishSignUps({
  tx,
  publish,
}: Pick<Context<'updateUser'>, 'tx' | 'publish'>): Promise<void> {
  publish({ kind: 'sign_ups.changed', to: await findApprovers(tx), data: {} });
}

/** Deletes the notifications about a sign-up whose person is being deleted. */
export async function removeSignUpNotices(tx: CollegeTransaction, userId: string): Promise<void> {
  await tx.deleteFrom('notifications').where('subject_user_id', '=', userId).execute();
}

/** Whether the approvers were notified so recently that further sign-ups wait for the next notice. */
async function isRecentlyNotified(tx: CollegeTransaction, now: Date): Promise<boolean> {
  const notice = await tx
    .selectFrom('notifications')
    .select('id')
    .where('subject_user_id', 'is not', null)
    .where('created_at', '>', new Date(now.getTime() - noticeInterval))
    .limit(1)
    .executeTakeFirst();
  return notice !== undefined;
}

/** Counts the sign-ups that wait for approval. */
async function countPending(tx: CollegeTransaction): Promise<number> {
  const { count } = await tx
    .selectFrom('users')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Notifies the approvers of new sign-ups: of one at once, of those that follow within an hour together, because anyone can
 * sign up, and each notice is an e-mail to every approver.
 * @returns false when there are none, or they wait for the next notice.
 */
export async function publishSignUp(tx: CollegeTransaction, collegeId: string, now: Date): Promise<boolean> {
  const people = await tx
    .selectFrom('users')
    .select(['id', 'name', 'first_lastname', 'second_lastname', 'email', 'avatar_id', 'status'])
    .where('college_id', '=', collegeId)
    .where('sign_up_notification_pending', '=', true)
    .orderBy('created_at', 'desc')
    .forUpdate()
    .skipLocked()
    .execute();
  if (people.length === 0 || (await isRecentlyNotified(tx, now))) return false;
  await tx
    .updateTable('users')
    .set({ sign_up_notification_pending: false })
    .where('college_id', '=', collegeId)
    .where(
      'id',
      'in',
      people.map(({ id }) => id),
    )
    .execute();
  const pending = people.filter(({ status }) => status === 'pending');
  const [person] = pending;
  const approvers = await findApprovers(tx);
  if (!person || approvers.length === 0) return true;
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
  const count = pending.length > 1 ? await countPending(tx) : 1;
  const notice = signUpNotice(language, person, count);
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
  const { event } = await sendNotification(
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
  await appendEvents(tx, collegeId, [event], now);
  return true;
}
