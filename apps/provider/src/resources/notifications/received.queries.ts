import type { Audience, EmailDeliveryState, NotificationMode } from '@school/domain';
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

/** A part of the list of recipients. */
export interface RecipientPage {
  limit: number;
  offset: number;
  /** Only people whose e-mail is in this state. */
  email?: EmailDeliveryState | undefined;
}

export type RecipientRow = Awaited<ReturnType<typeof findRecipients>>[number];

const withEmail = (tx: CollegeTransaction, notificationId: string) =>
  tx
    .selectFrom('notification_recipients as r')
    .innerJoin('users as u', (on) =>
      on.onRef('u.college_id', '=', 'r.college_id').onRef('u.id', '=', 'r.user_id'),
    )
    .leftJoin('deliveries as d', (on) =>
      on
        .onRef('d.college_id', '=', 'r.college_id')
        .onRef('d.notification_id', '=', 'r.notification_id')
        .onRef('d.message_id', '=', 'r.notification_id')
        .onRef('d.user_id', '=', 'r.user_id')
        .on('d.channel', '=', 'email'),
    )
    .where('r.notification_id', '=', notificationId);

/**
 * Finds the recipients and their e-mails: first those who need help, then failed, e-mail failed, undelivered, unseen, seen
 * and safe.
 */
export function findRecipients(
  tx: CollegeTransaction,
  notificationId: string,
  { limit, offset, email }: RecipientPage,
) {
  const query = withEmail(tx, notificationId);
  return (email ? query.where('d.state', '=', email) : query)
    .select(['u.id', 'u.name', 'u.first_lastname', 'u.second_lastname', 'u.avatar_id'])
    .select(['r.delivered_at', 'r.seen_at', 'r.response', 'r.responded_at', 'r.failure'])
    .select(['d.state as email_state', 'd.ended_at as email_at', 'd.reason as email_failure'])
    .orderBy(
      sql`case when r.response = 'needs_help' then 0 when r.response = 'safe' then 6 when r.failure is not null then 1
        when r.seen_at is not null then 5 when r.delivered_at is not null then 4 when d.state = 'failed' then 2
        else 3 end`,
    )
    .orderBy(byName('u.name'))
    .orderBy('u.id')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** Counts the recipients, and their e-mails by state. */
export async function countRecipients(tx: CollegeTransaction, notificationId: string) {
  const { all, ...emails } = await withEmail(tx, notificationId)
    .select((is) => [
      is.fn.countAll<number>().as('all'),
      is.fn.countAll<number>().filterWhere('d.state', '=', 'queued').as('queued'),
      is.fn.countAll<number>().filterWhere('d.state', '=', 'sent').as('sent'),
      is.fn.countAll<number>().filterWhere('d.state', '=', 'failed').as('failed'),
    ])
    .executeTakeFirstOrThrow();
  return { all, emails };
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
