import { sql } from 'kysely';
import type { NewRow, Row } from '../../database/schema.ts';
import type { CollegeTransaction } from '../../database/collegeTransaction.ts';
import { type DeliveryMessage, queueMessage } from '../../mail/deliveryQueue.ts';

/**
 * Stores an update and queues its deliveries to all recipients of the emergency. The all-clear makes its end unread for all
 * but its author.
 * @returns the recipients.
 */
export async function insertUpdate(
  tx: CollegeTransaction,
  row: NewRow<'notification_updates'>,
  channels: DeliveryMessage['channels'],
): Promise<Row<'notification_recipients'>[]> {
  const { college_id, notification_id, author_id, id: message_id } = row;
  const subject = { notification_id };
  const message = { college_id, message_id, subject, kind: 'notifications', urgent: true, channels } as const;
  const ofAlert = sql`r.college_id = ${college_id} and r.notification_id = ${notification_id}`;
  const recipients = sql`
    select u.id from notification_recipients r
    join users u on u.college_id = r.college_id and u.id = r.user_id
    where ${ofAlert} and u.status = 'active'`;
  const reached = row.all_clear
    ? sql`update notification_recipients r set end_unread = r.user_id <> ${author_id} where ${ofAlert} returning r.*`
    : sql`select r.* from notification_recipients r where ${ofAlert}`;
  const { rows } = await sql<Row<'notification_recipients'>>`
    with stored as (${tx.insertInto('notification_updates').values(row)}),
      queued as (${queueMessage(message, recipients, row.created_at).deliveries}),
      reached as (${reached})
    select * from reached`.execute(tx);
  return rows;
}

/** Finds the people who need help in ongoing emergencies, those first who asked first. */
export function findNeedingHelp(tx: CollegeTransaction) {
  return tx
    .selectFrom('notifications as n')
    .innerJoin('notification_recipients as r', (on) =>
      on.onRef('r.college_id', '=', 'n.college_id').onRef('r.notification_id', '=', 'n.id'),
    )
    .innerJoin('users as u', (on) =>
      on.onRef('u.college_id', '=', 'r.college_id').onRef('u.id', '=', 'r.user_id'),
    )
    .select([
      'n.id as notification_id',
      'n.title',
      'n.mode',
      'n.alert_kind',
      'n.translations',
      'r.responded_at',
    ])
    .select(['u.id', 'u.name', 'u.first_lastname', 'u.second_lastname', 'u.avatar_id'])
    .where('n.emergency', '=', true)
    .where('n.status', '=', 'sent')
    .where('n.closed_at', 'is', null)
    .where('r.response', '=', 'needs_help')
    .orderBy('r.responded_at')
    .orderBy('u.id')
    .execute();
}

/** Finds the people who may see the board, and the person that the change is about, for their other devices. */
export async function boardReaders(tx: CollegeTransaction, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct ur.user_id as id from user_roles ur
    join role_permissions p on p.college_id = ur.college_id and p.role_id = ur.role_id
    where p.permission = 'emergency.board' union select ${userId}::uuid`.execute(tx);
  return rows.map(({ id }) => id);
}
