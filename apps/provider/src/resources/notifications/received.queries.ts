import type { ChannelCounts, ChannelFailure, ChannelState, NotificationMode } from '@school/domain';
import { sql } from 'kysely';
import { byName } from '../../database/byName.ts';
import type { Row } from '../../database/schema.ts';
import type { DeliveryChannel } from '../../database/tables/mail.ts';
import type { CollegeTransaction } from '../../database/collegeTransaction.ts';

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
  if (receipt.seen_at && !receipt.end_unread) return;
  await tx
    .updateTable('notification_recipients')
    .set({
      delivered_at: firstTime('delivered_at', now),
      seen_at: firstTime('seen_at', now),
      end_unread: false,
    })
    .where('notification_id', '=', receipt.notification_id)
    .where('user_id', '=', receipt.user_id)
    .execute();
}

export async function markAllRead(tx: CollegeTransaction, userId: string, now: Date): Promise<void> {
  await sql`
    update notification_recipients r set seen_at = coalesce(r.seen_at, ${now}), end_unread = false,
      delivered_at = coalesce(r.delivered_at, ${now})
    from notifications n
    where n.college_id = r.college_id and n.id = r.notification_id and r.user_id = ${userId}
      and (r.seen_at is null or r.end_unread) and n.sent_at <= ${now}
      and not (n.emergency and n.closed_at is null)`.execute(tx);
}

/** A recipient's answer to an emergency. */
export type Response = Pick<
  Recipient,
  'received_at' | 'responded_by' | 'response_location' | 'response_note'
> & {
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
  const ownAnswer = answer.responded_by === null && {
    delivered_at: firstTime('delivered_at', answer.responded_at),
    seen_at: firstTime('seen_at', answer.responded_at),
  };
  await tx
    .updateTable('notification_recipients')
    .set({ ...answer, ...ownAnswer })
    .where('notification_id', '=', receipt.notification_id)
    .where('user_id', '=', receipt.user_id)
    .execute();
}

/** The number of unseen notifications, and of unseen running emergencies and drills among them. */
export type UnreadCounts = Record<'count' | 'emergencies' | 'drills', number>;

export async function findUnreadCounts(tx: CollegeTransaction, userId: string): Promise<UnreadCounts> {
  const ongoing = (mode: NotificationMode) =>
    sql`count(*) filter (where n.emergency and n.closed_at is null and n.mode = ${mode})`;
  const { rows } = await sql<UnreadCounts>`
    select count(*) as count, ${ongoing('real')} as emergencies, ${ongoing('drill')} as drills
    from notification_recipients r
    join notifications n on n.college_id = r.college_id and n.id = r.notification_id
    where r.user_id = ${userId} and (r.seen_at is null or r.end_unread) and n.status = 'sent'`.execute(tx);
  return rows[0]!;
}

/** A part of the list of recipients. */
export interface RecipientPage {
  limit: number;
  offset: number;
  /** Only people whose delivery through these channels is in this state. */
  states: Partial<Record<DeliveryChannel, ChannelState | undefined>>;
}

export type RecipientRow = Awaited<ReturnType<typeof findRecipients>>[number];

/** The state of a delivery; an e-mail that waits for the next digest is queued. */
const selectDeliveryState = (channel: DeliveryChannel) =>
  channel === 'email'
    ? sql<ChannelState | null>`coalesce(email.state, digest.state)`
    : sql.ref<ChannelState | null>(`${channel}.state`);

// By the primary key only: with the notification's id too, the planner may read all its deliveries for each recipient.
const ofChannel = (channel: DeliveryChannel) => sql<boolean>`
  ${sql.ref(`${channel}.college_id`)} = r.college_id and ${sql.ref(`${channel}.message_id`)} = r.notification_id
  and ${sql.ref(`${channel}.user_id`)} = r.user_id and ${sql.ref(`${channel}.channel`)} = ${sql.lit(channel)}`;

/** The state of the digest that contains a notification; queued before it is written. */
const digestState = sql<ChannelState>`coalesce(d.state, 'queued')`;

const withDeliveries = (tx: CollegeTransaction, notificationId: string) =>
  tx
    // Once for all recipients: as a part of their joins, the planner may read all deliveries of the school.
    .with(
      (digests) => digests('digests').materialized(),
      (query) =>
        query
          .selectFrom('digest_items as i')
          .leftJoin('deliveries as d', (on) =>
            on
              .onRef('d.college_id', '=', 'i.college_id')
              .onRef('d.message_id', '=', 'i.digest_id')
              .onRef('d.user_id', '=', 'i.user_id')
              .on('d.channel', '=', 'email'),
          )
          .select(['i.user_id', 'd.ended_at', 'd.reason', 'd.error', digestState.as('state')])
          .where('i.message_id', '=', notificationId),
    )
    .selectFrom('notification_recipients as r')
    .innerJoin('users as u', (on) =>
      on.onRef('u.college_id', '=', 'r.college_id').onRef('u.id', '=', 'r.user_id'),
    )
    .leftJoin('digests as digest', 'digest.user_id', 'r.user_id')
    .leftJoin('deliveries as email', (on) => on.on(ofChannel('email')))
    .leftJoin('deliveries as push', (on) => on.on(ofChannel('push')))
    .leftJoin('deliveries as sms', (on) => on.on(ofChannel('sms')))
    .where('r.notification_id', '=', notificationId);

const deliveryChannels = ['email', 'push', 'sms'] as const;

const inStates = (states: RecipientPage['states']) =>
  sql<boolean>`${sql.join(
    deliveryChannels.map((channel) =>
      states[channel] ? sql`${selectDeliveryState(channel)} = ${states[channel]}` : sql`true`,
    ),
    sql` and `,
  )}`;

/**
 * Finds the recipients and their deliveries: first those who need help, then failed, e-mail failed, undelivered, unseen,
 * seen and safe.
 */
export function findRecipients(
  tx: CollegeTransaction,
  notificationId: string,
  { limit, offset, states }: RecipientPage,
) {
  return withDeliveries(tx, notificationId)
    .where(inStates(states))
    .select(['u.id', 'u.name', 'u.first_lastname', 'u.second_lastname', 'u.avatar_id'])
    .select(['r.delivered_at', 'r.seen_at', 'r.response', 'r.responded_at', 'r.failure'])
    .select([
      selectDeliveryState('email').as('email_state'),
      sql<Date | null>`coalesce(email.ended_at, digest.ended_at)`.as('email_at'),
      sql<ChannelFailure | null>`coalesce(email.reason, digest.reason)`.as('email_failure'),
      sql<string | null>`coalesce(email.error, digest.error)`.as('email_error'),
    ])
    .select(['push.state as push_state', 'push.ended_at as push_at', 'push.reason as push_failure'])
    .select(['sms.state as sms_state', 'sms.ended_at as sms_at', 'sms.reason as sms_failure'])
    .orderBy(
      sql`case when r.response = 'needs_help' then 0 when r.response = 'safe' then 6 when r.failure is not null then 1
        when r.seen_at is not null then 5 when r.delivered_at is not null then 4 when ${selectDeliveryState('email')} = 'failed' then 2
        else 3 end`,
    )
    .orderBy(byName('u.name'))
    .orderBy('u.id')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** The number of recipients whose deliveries match the filter, and of the deliveries of all by channel and state. */
export interface RecipientCounts {
  total: number;
  deliveries: Record<DeliveryChannel, ChannelCounts>;
}

/** The counts of a notification without deliveries. */
export const noDeliveries = (): RecipientCounts['deliveries'] => ({
  email: { queued: 0, sent: 0, failed: 0 },
  push: { queued: 0, sent: 0, failed: 0 },
  sms: { queued: 0, sent: 0, failed: 0 },
});

export async function countNotificationRecipients(
  tx: CollegeTransaction,
  notificationId: string,
  states: RecipientPage['states'],
): Promise<RecipientCounts> {
  const counts = (channel: DeliveryChannel) => {
    const state = selectDeliveryState(channel);
    return sql<ChannelCounts>`json_build_object('queued', count(*) filter (where ${state} = 'queued'),
      'sent', count(*) filter (where ${state} = 'sent'), 'failed', count(*) filter (where ${state} = 'failed'))`;
  };
  const { total, email, push, sms } = await withDeliveries(tx, notificationId)
    .select([
      sql<number>`count(*) filter (where ${inStates(states)})`.as('total'),
      counts('email').as('email'),
      counts('push').as('push'),
      counts('sms').as('sms'),
    ])
    .executeTakeFirstOrThrow();
  return { total, deliveries: { email, push, sms } };
}

/** Finds the last failed attempt of the queued e-mails of a notification and its updates. */
export function findEmailHold(tx: CollegeTransaction, notificationId: string) {
  return tx
    .selectFrom('deliveries')
    .select(['problem', 'server_reply as reply', 'next_attempt_at'])
    .where('notification_id', '=', notificationId)
    .where('channel', '=', 'email')
    .where('state', '=', 'queued')
    .where('error', 'is not', null)
    .orderBy('next_attempt_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}
