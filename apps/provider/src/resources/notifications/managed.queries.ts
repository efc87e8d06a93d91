import type { NotificationCounts } from '@school/domain';
import { type InsertObject, type OperationNodeSource, type RawBuilder, sql, type UpdateObject } from 'kysely';
import type { NewRow, Row, Schema } from '../../database/schema.ts';
import type { CollegeTransaction } from '../../database/collegeTransaction.ts';
import type { Person } from '../../security/auth.ts';
import { findScope } from '@school/domain';
import { type DeliveryMessage, queueMessage } from '../../mail/deliveryQueue.ts';
import { toPushKind } from '../../push/pushChoice.ts';
import { reachedBy } from '../audiences/audiences.queries.ts';

/** The author of a notification, as columns of its row. */
export interface Author {
  author_name: string;
  author_first_lastname: string | null;
  author_second_lastname: string | null;
  author_avatar_id: string | null;
}

/** A notification with its author. */
export type NotificationRow = Row<'notifications'> & Author;

export const withAuthor = (tx: CollegeTransaction) =>
  tx
    .selectFrom('notifications as n')
    .innerJoin('users as u', (on) =>
      on.onRef('u.college_id', '=', 'n.college_id').onRef('u.id', '=', 'n.author_id'),
    )
    .selectAll('n')
    .select([
      'u.name as author_name',
      'u.first_lastname as author_first_lastname',
      'u.second_lastname as author_second_lastname',
      'u.avatar_id as author_avatar_id',
    ]);

export async function findNotification(
  tx: CollegeTransaction,
  id: string,
  lock = false,
): Promise<NotificationRow | undefined> {
  const query = withAuthor(tx).where('n.id', '=', id);
  return (lock ? query.forUpdate('n') : query).executeTakeFirst();
}

/** The filters of the list of managed notifications. */
export interface ManagedFilter {
  words: string[];
  status?: Row<'notifications'>['status'];
  emergency?: boolean;
  /** The id of the author. */
  author?: string;
}

/** The number of notifications in each status, and in all. */
export type StatusCounts = Record<Row<'notifications'>['status'] | 'all', number>;

/**
 * Returns the query of the notifications that a person manages: all with scope `any`, otherwise those that they sent; with
 * only `emergency.start`, the emergencies that they started.
 */
function managed(
  tx: CollegeTransaction,
  person: Person,
  { words, status, emergency, author }: ManagedFilter,
) {
  // Notifications that the provider sends itself have no manager.
  let query = withAuthor(tx)
    .where('n.subject_user_id', 'is', null)
    .where('n.subject_post_id', 'is', null)
    .where('n.subject_event_id', 'is', null)
    .where('n.subject_notification_id', 'is', null);
  const sends = findScope(person, 'notifications.send');
  if (sends !== 'any') query = query.where('n.author_id', '=', person.id);
  if (sends === null) query = query.where('n.emergency', '=', true);
  for (const word of words)
    query = query.where('n.search_text', 'like', `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`);
  if (status) query = query.where('n.status', '=', status);
  if (emergency !== undefined) query = query.where('n.emergency', '=', emergency);
  if (author) query = query.where('n.author_id', '=', author);
  return query;
}

export async function findManaged(
  tx: CollegeTransaction,
  person: Person,
  filter: ManagedFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: NotificationRow[]; counts: StatusCounts }> {
  const query = managed(tx, person, filter);
  const { status: _status, ...everyStatus } = filter;
  const statusCounts = await tx
    .selectFrom(managed(tx, person, everyStatus).as('found'))
    .select((is) => ['found.status', is.fn.countAll<number>().as('count')])
    .groupBy('found.status')
    .execute();
  const counts: StatusCounts = { all: 0, draft: 0, scheduled: 0, sent: 0, cancelled: 0 };
  for (const { status, count } of statusCounts) {
    counts[status] = count;
    counts.all += count;
  }
  if (offset >= counts[filter.status ?? 'all']) return { rows: [], counts };
  const rows = await query
    .orderBy('n.created_at', 'desc')
    .orderBy('n.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows, counts };
}

export const insertNotification = (tx: CollegeTransaction, row: InsertObject<Schema, 'notifications'>) =>
  tx.insertInto('notifications').values(row).returningAll();

export const updateNotification = (
  tx: CollegeTransaction,
  { college_id, id, version }: Row<'notifications'>,
  change: UpdateObject<Schema, 'notifications'>,
) =>
  tx
    .updateTable('notifications')
    .set({ ...change, version: version + 1 })
    .where('college_id', '=', college_id)
    .where('id', '=', id)
    .returningAll();

/**
 * Changes a notification.
 * @returns the changed row.
 */
export async function changeNotification(
  tx: CollegeTransaction,
  row: NotificationRow,
  change: Partial<NewRow<'notifications'>>,
): Promise<NotificationRow> {
  const changed = await updateNotification(tx, row, change).executeTakeFirstOrThrow();
  return { ...row, ...changed };
}

/** The columns of a notification that is sent now. */
export type Sent = Pick<Row<'notifications'>, 'status' | 'sent_at' | 'updated_at'> & {
  recipients_count: RawBuilder<number>;
};

/**
 * Stores the notification as sent, fixes its recipients and queues their deliveries.
 * @param row `urgent`: whether what people chose and their quiet hours are ignored. @default for an emergency
 * @param storing Returns the insert or update of the notification, with `returning *`.
 * @param recipients The FROM and WHERE of a query of active users as `u`. @default those that the audience reaches
 * @returns the stored row, and the ids of the recipients.
 */
export async function storeSent(
  tx: CollegeTransaction,
  row: Pick<
    NotificationRow,
    'college_id' | 'id' | 'audience' | 'emergency' | 'kind' | 'notify' | 'subject_user_id'
  > &
    Pick<DeliveryMessage, 'channels'> & { urgent?: boolean | undefined },
  now: Date,
  storing: (sent: Sent) => OperationNodeSource,
  recipients: RawBuilder<unknown> = sql`users u where u.status = 'active' and ${reachedBy(row.audience)}`,
): Promise<{ stored: Row<'notifications'>; to: string[] }> {
  const { college_id, id, emergency, notify, subject_user_id, channels, urgent = emergency } = row;
  const recipients_count = sql<number>`(select count(*) from reached)`;
  const message = {
    college_id,
    message_id: id,
    subject: { notification_id: id },
    kind: subject_user_id ? ('requests' as const) : ('notifications' as const),
    pushKind: toPushKind(row),
    urgent,
    channels: emergency ? channels : channels.filter((channel) => channel !== 'sms'),
  };
  const { deliveries, digestItems } = queueMessage(message, sql`select id from reached`, now);
  const queued =
    emergency || notify ? sql`, queued as (${deliveries}), collected as (${digestItems})` : sql``;
  const { rows } = await sql<Row<'notifications'> & { to: string[] }>`
    with reached as materialized (
      select u.id from ${recipients}),
    stored as (${storing({ status: 'sent', sent_at: now, updated_at: now, recipients_count })}),
    recipients as (
      insert into notification_recipients (college_id, notification_id, user_id)
      select ${college_id}, ${id}, reached.id from reached returning user_id)${queued}
    select stored.*, array(select user_id from recipients) as to from stored`.execute(tx);
  const { to, ...stored } = rows[0]!;
  return { stored, to };
}

const none: NotificationCounts = {
  recipients: 0,
  delivered: 0,
  seen: 0,
  acknowledged: 0,
  safe: 0,
  needs_help: 0,
  failed: 0,
};

/** Returns the counts of a notification that was sent just now or not yet: no device has fetched it. */
export const countsOfFresh = ({ recipients_count }: Row<'notifications'>): NotificationCounts => ({
  ...none,
  recipients: recipients_count,
});

/** Counts deliveries, views and answers of several notifications. */
export async function countDeliveries(
  tx: CollegeTransaction,
  ids: readonly string[],
): Promise<(id: string) => NotificationCounts> {
  if (ids.length === 0) return () => none;
  const { rows } = await sql<NotificationCounts & { id: string }>`
    select notification_id as id, count(*) as recipients, count(delivered_at) as delivered, count(seen_at) as seen,
      count(response) as acknowledged, count(*) filter (where response = 'safe') as safe,
      count(*) filter (where response = 'needs_help') as needs_help, count(failure) as failed
    from notification_recipients where notification_id = any(${ids}::uuid[]) group by notification_id`.execute(
    tx,
  );
  const countsById = new Map(rows.map(({ id, ...counts }) => [id, counts]));
  return (id) => countsById.get(id) ?? none;
}

export type UpdateRow = Awaited<ReturnType<typeof findUpdates>>[number];

/** Finds the updates of several notifications, oldest first. */
export function findUpdates(tx: CollegeTransaction, ids: readonly string[]) {
  return tx
    .selectFrom('notification_updates as w')
    .innerJoin('users as u', (on) =>
      on.onRef('u.college_id', '=', 'w.college_id').onRef('u.id', '=', 'w.author_id'),
    )
    .selectAll('w')
    .select(['u.name', 'u.first_lastname', 'u.second_lastname', 'u.avatar_id'])
    .where('w.notification_id', 'in', ids.length > 0 ? ids : ['00000000-0000-0000-0000-000000000000'])
    .orderBy('w.created_at')
    .orderBy('w.all_clear')
    .orderBy('w.id')
    .execute();
}

/** Counts the recipients in each state. */
export function countReached(recipients: readonly Row<'notification_recipients'>[]): NotificationCounts {
  const count = (is: (one: Row<'notification_recipients'>) => boolean) => recipients.filter(is).length;
  return {
    recipients: recipients.length,
    delivered: count(({ delivered_at }) => delivered_at !== null),
    seen: count(({ seen_at }) => seen_at !== null),
    acknowledged: count(({ response }) => response !== null),
    safe: count(({ response }) => response === 'safe'),
    needs_help: count(({ response }) => response === 'needs_help'),
    failed: count(({ failure }) => failure !== null),
  };
}
