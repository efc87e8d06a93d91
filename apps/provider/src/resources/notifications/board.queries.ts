import { sql } from 'kysely';
import { byName } from '../../database/byName.ts';
import type { NewRow, Row } from '../../database/schema.ts';
import type { CollegeTransaction } from '../../database/collegeTransaction.ts';
import { type DeliveryMessage, queueMessage } from '../../mail/deliveryQueue.ts';

type Recipient = Row<'notification_recipients'>;

export type BoardRow = Awaited<ReturnType<typeof findBoard>>[number];

/**
 * Finds all recipients of an emergency: first those who need help, then without an answer, of them first those who have not
 * seen it, then safe.
 */
export async function findBoard(tx: CollegeTransaction, notificationId: string) {
  const { rows } = await sql<
    Pick<
      Recipient,
      | 'delivered_at'
      | 'seen_at'
      | 'response'
      | 'responded_at'
      | 'received_at'
      | 'response_location'
      | 'response_note'
      | 'failure'
    > & {
      id: string;
      name: string;
      first_lastname: string | null;
      second_lastname: string | null;
      avatar_id: string | null;
      phone: string | null;
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
    select u.id, u.name, u.first_lastname, u.second_lastname, u.avatar_id, u.phone,
      r.delivered_at, r.seen_at, r.response, r.responded_at, r.received_at, r.response_location, r.response_note,
      r.failure,
      case when b.id is null then null else json_build_object('id', b.id, 'name', b.name,
        'first_lastname', b.first_lastname, 'second_lastname', b.second_lastname, 'avatar_id', b.avatar_id) end as by,
      (select json_agg(json_build_object('kind', s.kind, 'id', s.target_id))
        from user_scopes s where s.college_id = u.college_id and s.user_id = u.id) as scopes
    from notification_recipients r
    join users u on u.college_id = r.college_id and u.id = r.user_id
    left join users b on b.college_id = r.college_id and b.id = r.responded_by
    where r.notification_id = ${notificationId}
    order by case r.response when 'needs_help' then 0 when 'safe' then 2 else 1 end, r.seen_at is not null,
      ${byName('u.name')}, u.id`.execute(tx);
  return rows;
}

export type ReminderRow = Awaited<ReturnType<typeof findReminders>>[number];

/** Finds the reminders of an emergency, oldest first. */
export function findReminders(tx: CollegeTransaction, notificationId: string) {
  return tx
    .selectFrom('notification_reminders as r')
    .innerJoin('users as u', (on) =>
      on.onRef('u.college_id', '=', 'r.college_id').onRef('u.id', '=', 'r.author_id'),
    )
    .select(['r.id', 'r.author_id', 'r.recipients_count', 'r.created_at'])
    .select(['u.name', 'u.first_lastname', 'u.second_lastname', 'u.avatar_id'])
    .where('r.notification_id', '=', notificationId)
    .orderBy('r.created_at')
    .orderBy('r.id')
    .execute();
}

/** Finds the ids of the recipients who have not answered. */
export async function findUnanswered(tx: CollegeTransaction, notificationId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('notification_recipients')
    .select('user_id')
    .where('notification_id', '=', notificationId)
    .where('response', 'is', null)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/**
 * Stores a reminder and its time, and queues its deliveries. The notification keeps its version: forms on it are not affected.
 * @param unanswered The ids of the people to remind.
 */
export async function insertReminder(
  tx: CollegeTransaction,
  row: NewRow<'notification_reminders'>,
  unanswered: readonly string[],
  channels: DeliveryMessage['channels'],
): Promise<void> {
  const { college_id, notification_id, id: message_id, created_at } = row;
  const subject = { notification_id };
  const kind = { kind: 'notifications', urgent: true, channels } as const;
  const people = sql`select id from users where college_id = ${college_id} and id = any(${unanswered}::uuid[]) and status = 'active'`;
  const { deliveries } = queueMessage({ college_id, message_id, subject, ...kind }, people, created_at);
  await sql`
    with stored as (${tx.insertInto('notification_reminders').values(row)}), queued as (${deliveries})
    update notifications set reminded_at = ${created_at} where college_id = ${college_id} and id = ${notification_id}`.execute(
    tx,
  );
}
