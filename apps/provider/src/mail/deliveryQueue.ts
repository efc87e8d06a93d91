import type { ChannelFailure, EmailKind, PushKind, SmtpProblem } from '@school/domain';
import { type RawBuilder, sql } from 'kysely';
import type { CollegeTransaction } from '../database/collegeTransaction.ts';
import type { Row } from '../database/schema.ts';
import type { DeliveryChannel } from '../database/tables/mail.ts';
import { wantsPush } from '../push/pushChoice.ts';
import {
  type Lease,
  leaseJobs,
  type Queue,
  released,
  releaseJobs,
  retryAt,
  updateDue,
  updateLeased,
} from '../worker/lease.ts';
import { afterQuietHours, selectFrequency } from './emailChoice.ts';
import { mostAttempts } from './queue.ts';

/** A message for many people: a notification, its update, a post, or a change of an event. */
export interface DeliveryMessage {
  college_id: string;
  message_id: string;
  /** What it is about. */
  subject: { notification_id: string } | { post_id: string } | { event_change_id: string };
  kind: EmailKind;
  /** Undefined for a message that is not pushed unless it is urgent. */
  pushKind?: PushKind;
  urgent: boolean;
  /** The channels that it is sent through, of those that the installation has. */
  channels: readonly DeliveryChannel[];
}

/** Why a message was not delivered. */
export interface DeliveryFault {
  message: string;
  /** The problem of a mail server, and its own words. */
  problem?: SmtpProblem | null;
  reply?: string | null;
  /** Ends the attempts; undefined for a temporary fault. */
  reason?: ChannelFailure | undefined;
  /** Whether the fault concerns the other messages of the batch too. */
  isOfServer?: boolean;
  /** Whether the connections that work may go on: servers limit how many a client opens. */
  isOfConnection?: boolean;
  /** The time before which the server accepts no other attempt. */
  earliest?: Date | undefined;
}

/** Who can be reached through a channel; `u` is the person. */
const reachable: Record<DeliveryChannel, RawBuilder<unknown>> = {
  email: sql`true`,
  push: sql`exists (select from push_subscriptions s where s.college_id = u.college_id and s.user_id = u.id)`,
  sms: sql`u.phone is not null`,
};

/** The parts of a statement that queue a message. */
export interface QueuedMessage {
  /** Inserts a delivery for each channel of the people who get the message at once. */
  deliveries: RawBuilder<unknown>;
  /** Inserts an item for each person who gets it with a digest. */
  digestItems: RawBuilder<unknown>;
}

/**
 * Returns the inserts of a message for the people of `recipients`, a query with the `id` of active users. An urgent message
 * ignores what people chose, and their quiet hours.
 */
export function queueMessage(
  { college_id, message_id, subject, kind, pushKind, urgent, channels }: DeliveryMessage,
  recipients: RawBuilder<unknown>,
  now: Date,
): QueuedMessage {
  const [[column, subjectId]] = Object.entries(subject) as [[string, string]];
  const moment = sql`${now}::timestamptz`;
  const people = sql`(${recipients}) r
    join users u on u.college_id = ${college_id}::uuid and u.id = r.id join colleges c on c.id = u.college_id`;
  const frequency = selectFrequency(kind);
  const chosen = {
    email: sql`${frequency} = 'immediately'`,
    push: pushKind ? wantsPush(pushKind) : sql`false`,
    sms: sql`false`,
  };
  const cases = channels.map(
    (channel) =>
      sql`when ${sql.lit(channel)} then ${reachable[channel]} and ${urgent ? sql`true` : chosen[channel]}`,
  );
  return {
    deliveries: sql`
      insert into deliveries (college_id, ${sql.ref(column)}, message_id, user_id, channel, urgent, next_attempt_at, created_at)
      select ${college_id}::uuid, ${subjectId}::uuid, ${message_id}::uuid, u.id, d.channel, ${urgent},
        ${urgent ? moment : afterQuietHours(moment)}, ${now}
      from ${people} cross join unnest(${channels}::text[]) as d (channel)
      where case d.channel ${sql.join(cases, sql` `)} end
      on conflict do nothing`,
    digestItems: sql`
      insert into digest_items (college_id, ${sql.ref(column)}, message_id, user_id, due_at, created_at)
      select ${college_id}::uuid, ${subjectId}::uuid, ${message_id}::uuid, u.id,
        ${afterQuietHours(sql`next_digest(${moment}, c.timezone, ${frequency})`)}, ${now}
      from ${people} where ${urgent ? sql`false` : sql`${frequency} in ('daily', 'weekly')`}
      on conflict do nothing`,
  };
}

/** One message to one person through one channel. */
export type Delivery = Pick<
  Row<'deliveries'>,
  | 'notification_id'
  | 'post_id'
  | 'event_change_id'
  | 'digest'
  | 'message_id'
  | 'user_id'
  | 'channel'
  | 'urgent'
  | 'attempts'
>;

/** Deliveries of one school through one channel, leased by the worker that claimed them. */
export interface DeliveryBatch extends Lease {
  channel: DeliveryChannel;
  deliveries: Delivery[];
  /** The school's own mail server for e-mails, if configured. */
  settings: Row<'smtp_settings'> | undefined;
}

/** The part of the table that one worker sends. */
export type DeliveryKind = Pick<Delivery, 'channel' | 'urgent'>;

export const deliveryQueue = ({ channel, urgent }: DeliveryKind): Queue<'deliveries'> => ({
  table: 'deliveries',
  key: ['message_id', 'user_id', 'channel'],
  isOpen: sql`channel = ${channel} and urgent = ${urgent} and state = 'queued'`,
  // The lease is renewed: a killed worker delays an alert only this long.
  duration: 30_000,
});

/** An alert takes many at once; ordinary e-mails few, so that a stopping worker has little to release. */
const batchSize = (urgent: boolean) => (urgent ? 100 : 25);

/** Claims the next due deliveries of a school and counts the attempt; undefined when there are none. */
export async function claimDeliveries(
  tx: CollegeTransaction,
  collegeId: string,
  kind: DeliveryKind,
  now: Date,
): Promise<DeliveryBatch | undefined> {
  const { channel, urgent } = kind;
  const deliveries = await leaseJobs(tx, deliveryQueue(kind), collegeId, now, batchSize(urgent));
  const [first] = deliveries;
  if (!first) return undefined;
  const batch = { collegeId, lease: first.lease!, attempts: first.attempts, channel, deliveries };
  if (channel !== 'email') return { ...batch, settings: undefined };
  const settings = await tx
    .selectFrom('smtp_settings')
    .selectAll()
    .where('college_id', '=', collegeId)
    .executeTakeFirst();
  return { ...batch, settings };
}

/** Changes a delivery of the batch and ends its lease. */
const settle = (
  tx: CollegeTransaction,
  batch: DeliveryBatch,
  delivery: Delivery,
  change: Partial<Row<'deliveries'>>,
) => updateLeased(tx, deliveryQueue(delivery), batch, { ...released, ...change }, delivery);

export async function markSent(
  tx: CollegeTransaction,
  batch: DeliveryBatch,
  delivery: Delivery,
  now: Date,
): Promise<void> {
  await settle(tx, batch, delivery, { state: 'sent', ended_at: now, error: null });
}

/** Ends the attempts. @param failure The reason, and the server's own words if there are any. */
export async function markFailed(
  tx: CollegeTransaction,
  batch: DeliveryBatch,
  delivery: Delivery,
  { reason, error }: { reason: ChannelFailure; error?: string },
  now: Date,
): Promise<void> {
  const change = { state: 'failed' as const, reason, error: error?.slice(0, 500) ?? null, ended_at: now };
  await settle(tx, batch, delivery, change);
}

/**
 * Records a temporary failure: the next attempt is later, or there is none after too many.
 */
export async function postponeDelivery(
  tx: CollegeTransaction,
  batch: DeliveryBatch,
  delivery: Delivery,
  fault: DeliveryFault,
  now: Date,
): Promise<void> {
  const { message: error, problem = null, reply = null, earliest = now } = fault;
  if (delivery.attempts >= mostAttempts)
    return markFailed(tx, batch, delivery, { reason: 'server_unavailable', error }, now);
  const next_attempt_at = new Date(Math.max(retryAt(delivery, now).getTime(), earliest.getTime()));
  const change = { next_attempt_at, error: error.slice(0, 500), problem, server_reply: reply };
  await settle(tx, batch, delivery, change);
}

/** Releases a delivery until the end of the person's quiet hours, without counting the attempt. */
export async function delayDelivery(
  tx: CollegeTransaction,
  batch: DeliveryBatch,
  delivery: Delivery,
  next_attempt_at: Date,
): Promise<void> {
  await settle(tx, batch, delivery, { next_attempt_at, attempts: delivery.attempts - 1 });
}

/**
 * Releases the deliveries that the batch still holds, without counting the attempt.
 * @param nextAttempt The time before which the school's other deliveries of the channel are not tried either; undefined for at once.
 */
export async function releaseBatch(
  tx: CollegeTransaction,
  batch: DeliveryBatch,
  now: Date,
  nextAttempt?: Date,
): Promise<void> {
  const queue = deliveryQueue(batch.deliveries[0]!);
  await releaseJobs(tx, queue, batch, nextAttempt ?? now);
  if (nextAttempt) await updateDue(tx, queue, batch.collegeId, { next_attempt_at: nextAttempt }, now);
}
