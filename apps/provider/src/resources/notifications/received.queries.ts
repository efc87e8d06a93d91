import type { Audience, NotificationMode } from '@school/domain';
import { sql } from 'kysely';
import { byName } from '../../database/byName.ts';
import type { Row } from '../../database/schema.ts';
import type { CollegeTransaction } from '../../database/collegeTransaction.ts';
import { reachedBy } from '../audiences/audiences.queries.ts';

type Recipient = Row<'notification_recipients'>;

/** @param lock Until the end of the transaction. */
export function findReceipt(tx: CollegeTransaction, notificationId: string, userId: string, lock = false) {
  const query = tx
    .selectFrom('notification_recipients')
    .selectAll()
    .where('notification_id', '=', notificationId)
    .where('user_id', '=', userId);
  return (lock ? query.forUpdate() : query).executeTakeFirst();
}

/** Marks notifications as delivered to a device, at the first fetch. */
export async function noteDelivered(
  tx: CollegeTransaction,
  userId: string,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('notification_recipients')
    .set({ delivered_at: now })
    .where('user_id', '=', userId)
    .where('notification_id', 'in', ids)
    .where('delivered_at', 'is', null)
    .execute();
}

const firstTime = (column: 'delivered_at' | 'seen_at', now: Date) =>
  sql<Date>`coalesce(${sql.ref(column)}, ${now})`;

export async function markRead(tx: CollegeTransaction, receipt: Recipient, now: Date): Promise<void> {
  if (receipt.seen_at) return;
  await tx
    .updateTable('notification_recipients')
    .set({ delivered_at: firstTime('delivered_at', now), seen_at: now })
    .where('notification_id', '=', receipt.notification_id)
    .where('user_id', '=', receipt.user_id)
    .execute();
}

export async function markAllRead(tx: CollegeTransaction, userId: string, now: Date): Promise<void> {
  await sql`
    update notification_recipients r set seen_at = ${now}, delivered_at = coalesce(r.delivered_at, ${now})
    from notifications n
    where n.college_id = r.college_id and n.id = r.notification_id and r.user_id = ${userId}
      and r.seen_at is null and n.sent_at <= ${now} and not (n.emergency and n.closed_at is null)`.execute(
    tx,
  );
}

/** A recipient's answer to an emergency. */
export type Response = Pick<Recipient, 'responded_by' | 'response_note'> & {
  response: NonNullable<Recipient['response']>;
  responded_at: Date;
};

/** Stores a recipient's answer, given by the person or, with `responded_by`, on their behalf. */
export async function noteResponse(
  tx: CollegeTransaction,
  receipt: Recipient,
  answer: Response,
): Promise<void> {
  // A person who answers has seen it; a person who is answered for may not have.
  const own = answer.responded_by === null && {
    delivered_at: firstTime('delivered_at', answer.responded_at),
    seen_at: firstTime('seen_at', answer.responded_at),
  };
  await tx
    .updateTable('notification_recipients')
    .set({ ...answer, ...own })
    .where('notification_id', '=', receipt.notification_id)
    .where('user_id', '=', receipt.user_id)
    .execute();
}

/** The number of unseen notifications, and of unseen running emergencies and drills among them. */
export type UnreadCounts = Record<'count' | 'emergencies' | 'drills', number>;

export async function countUnread(tx: CollegeTransaction, userId: string): Promise<UnreadCounts> {
  const ongoing = (mode: NotificationMode) =>
    sql`count(*) filter (where n.emergency and n.closed_at is null and n.mode = ${mode})`;
  const { rows } = await sql<UnreadCounts>`
    select count(*) as count, ${ongoing('real')} as emergencies, ${ongoing('drill')} as drills
    from notification_recipients r
    join notifications n on n.college_id = r.college_id and n.id = r.notification_id
    where r.user_id = ${userId} and r.seen_at is null and n.status = 'sent'`.execute(tx);
  return rows[0]!;
}

export type RecipientRow = Awaited<ReturnType<typeof findRecipients>>[number];

/** Finds the recipients: first those who need help, then failed, undelivered, unseen, seen and safe. */
export function findRecipients(
  tx: CollegeTransaction,
  notificationId: string,
  limit: number,
  offset: number,
) {
  return tx
    .selectFrom('notification_recipients as r')
    .innerJoin('users as u', (on) =>
      on.onRef('u.college_id', '=', 'r.college_id').onRef('u.id', '=', 'r.user_id'),
    )
    .select(['u.id', 'u.name', 'u.first_lastname', 'u.second_lastname', 'u.avatar_id'])
    .select(['r.delivered_at', 'r.seen_at', 'r.response', 'r.responded_at', 'r.failure'])
    .where('r.notification_id', '=', notificationId)
    .orderBy(
      sql`case when r.response = 'needs_help' then 0 when r.response = 'safe' then 5 when r.failure is not null then 1
        when r.seen_at is not null then 4 when r.delivered_at is not null then 3 else 2 end`,
    )
    .orderBy(byName('u.name'))
    .orderBy('u.id')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** Finds and counts the people in the current audience of a scheduled notification. */
export async function findQueued(tx: CollegeTransaction, audience: Audience, limit: number, offset: number) {
  const reached = tx
    .selectFrom('users as u')
    .where('u.status', '=', 'active')
    .where(sql<boolean>`${reachedBy(audience)}`);
  const rows = await reached
    .select(['u.id', 'u.name', 'u.first_lastname', 'u.second_lastname', 'u.avatar_id'])
    .orderBy(byName('u.name'))
    .orderBy('u.id')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await reached
    .select((is) => is.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

export type BoardRow = Awaited<ReturnType<typeof findBoard>>[number];

/** Finds all recipients of an emergency: first those who need help, then without an answer, then safe. */
export async function findBoard(tx: CollegeTransaction, notificationId: string) {
  const { rows } = await sql<
    Pick<
      Recipient,
      'delivered_at' | 'seen_at' | 'response' | 'responded_at' | 'response_note' | 'failure'
    > & {
      id: string;
      name: string;
      first_lastname: string | null;
      second_lastname: string | null;
      avatar_id: string | null;
      by: {
        id: string;
        name: string;
        first_lastname: string | null;
        second_lastname: string | null;
        avatar_id: string | null;
      } | null;
      scopes: { kind: string; id: string }[] | null;
    }
  >`
    select u.id, u.name, u.first_lastname, u.second_lastname, u.avatar_id,
      r.delivered_at, r.seen_at, r.response, r.responded_at, r.response_note, r.failure,
      case when b.id is null then null else json_build_object('id', b.id, 'name', b.name,
        'first_lastname', b.first_lastname, 'second_lastname', b.second_lastname, 'avatar_id', b.avatar_id) end as by,
      (select json_agg(json_build_object('kind', s.kind, 'id', s.target_id))
        from user_scopes s where s.college_id = u.college_id and s.user_id = u.id) as scopes
    from notification_recipients r
    join users u on u.college_id = r.college_id and u.id = r.user_id
    left join users b on b.college_id = r.college_id and b.id = r.responded_by
    where r.notification_id = ${notificationId}
    order by case r.response when 'needs_help' then 0 when 'safe' then 2 else 1 end,
      ${byName('u.name')}, u.id`.execute(tx);
  return rows;
}
