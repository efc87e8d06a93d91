import { randomUUID } from 'node:crypto';
import type { EmailFailure } from '@school/domain';
import { type RawBuilder, sql } from 'kysely';
import type { CollegeTransaction } from '../database/collegeTransaction.ts';
import type { Row } from '../database/schema.ts';
import { released, retryAt } from '../worker/lease.ts';
import { mostAttempts } from './queue.ts';

/** A message of a notification: the notification itself, or an update. */
export interface DeliveryMessage {
  college_id: string;
  notification_id: string;
  message_id: string;
  urgent: boolean;
}

/**
 * Returns an insert of an e-mail to each person of `recipients`, a query with `id` and `email_notifications` of active users.
 * Only an urgent message ignores the preference of a person who wants no e-mails.
 */
export const queueEmails = (
  { college_id, notification_id, message_id, urgent }: DeliveryMessage,
  recipients: RawBuilder<unknown>,
  now: Date,
): RawBuilder<unknown> => sql`
  insert into deliveries (college_id, notification_id, message_id, user_id, channel, urgent, next_attempt_at, created_at)
  select ${college_id}::uuid, ${notification_id}::uuid, ${message_id}::uuid, u.id, 'email', ${urgent}, ${now}, ${now}
  from (${recipients}) u ${urgent ? sql`` : sql`where u.email_notifications = 'immediately'`}
  on conflict do nothing`;

/** One e-mail to one person. */
export type Delivery = Pick<
  Row<'deliveries'>,
  'notification_id' | 'message_id' | 'user_id' | 'urgent' | 'attempts'
>;

/** E-mails of one school, leased by the worker that claimed them. */
export interface DeliveryBatch {
  collegeId: string;
  lease: string;
  deliveries: Delivery[];
  /** The school's own mail server, if configured. */
  settings: Row<'smtp_settings'> | undefined;
}

/** Milliseconds; the worker renews a lease while it works, so that a killed worker delays an alert only this long. */
const leaseDuration = 30_000;

/** A third of the lease: two renewals may fail. */
export const renewalInterval = leaseDuration / 3;

/** An alert takes many at once; ordinary e-mails few, so that a stopping worker has little to release. */
const batchSize = (urgent: boolean) => (urgent ? 100 : 25);

const leaseEnd = (now: Date) => new Date(now.getTime() + leaseDuration);

/** Claims the next due e-mails of a school and counts the attempt; undefined when there are none. */
export async function claimDeliveries(
  tx: CollegeTransaction,
  collegeId: string,
  urgent: boolean,
  now: Date,
): Promise<DeliveryBatch | undefined> {
  const lease = randomUUID();
  const { rows } = await sql<Delivery>`
    with due as (
      select college_id, notification_id, message_id, user_id, channel from deliveries
      where college_id = ${collegeId} and channel = 'email' and urgent = ${urgent} and state = 'queued'
        and next_attempt_at <= ${now} and (lease_expires_at is null or lease_expires_at <= ${now})
      order by next_attempt_at limit ${batchSize(urgent)} for update skip locked)
    update deliveries d set lease = ${lease}, lease_expires_at = ${leaseEnd(now)}, attempts = d.attempts + 1 from due
    where d.college_id = due.college_id and d.notification_id = due.notification_id
      and d.message_id = due.message_id and d.user_id = due.user_id and d.channel = due.channel
    returning d.notification_id, d.message_id, d.user_id, d.urgent, d.attempts`.execute(tx);
  if (rows.length === 0) return undefined;
  const settings = await tx
    .selectFrom('smtp_settings')
    .selectAll()
    .where('college_id', '=', collegeId)
    .executeTakeFirst();
  return { collegeId, lease, deliveries: rows, settings };
}

const leased = (tx: CollegeTransaction, { collegeId, lease }: DeliveryBatch) =>
  tx.updateTable('deliveries').where('college_id', '=', collegeId).where('lease', '=', lease);

/** Of the batch only; a worker whose lease ran out changes nothing. */
const one = (
  tx: CollegeTransaction,
  batch: DeliveryBatch,
  { notification_id, message_id, user_id }: Delivery,
) =>
  leased(tx, batch)
    .where('notification_id', '=', notification_id)
    .where('message_id', '=', message_id)
    .where('user_id', '=', user_id)
    .where('channel', '=', 'email');

/** Extends the lease of all e-mails of the batch that have not ended. */
export async function renewLease(tx: CollegeTransaction, batch: DeliveryBatch, now: Date): Promise<void> {
  await leased(tx, batch)
    .set({ lease_expires_at: leaseEnd(now) })
    .execute();
}

export async function markSent(
  tx: CollegeTransaction,
  batch: DeliveryBatch,
  delivery: Delivery,
  now: Date,
): Promise<void> {
  await one(tx, batch, delivery)
    .set({ ...released, state: 'sent', ended_at: now, error: null })
    .execute();
}

/** Ends the attempts. @param failure The reason, and the server's own words if there are any. */
export async function markFailed(
  tx: CollegeTransaction,
  batch: DeliveryBatch,
  delivery: Delivery,
  { reason, error }: { reason: EmailFailure; error?: string },
  now: Date,
): Promise<void> {
  await one(tx, batch, delivery)
    .set({ ...released, state: 'failed', reason, error: error?.slice(0, 500) ?? null, ended_at: now })
    .execute();
}

/** Records a temporary failure: the next attempt is later, or there is none after too many. */
export async function postponeDelivery(
  tx: CollegeTransaction,
  batch: DeliveryBatch,
  delivery: Delivery,
  error: string,
  now: Date,
): Promise<void> {
  if (delivery.attempts >= mostAttempts)
    return markFailed(tx, batch, delivery, { reason: 'server_unavailable', error }, now);
  await one(tx, batch, delivery)
    .set({ ...released, next_attempt_at: retryAt(delivery, now), error: error.slice(0, 500) })
    .execute();
}

/**
 * Releases the e-mails that the batch still holds, without counting the attempt.
 * @param nextAttempt The time before which the school's other e-mails are not tried either; undefined for at once.
 */
export async function releaseBatch(
  tx: CollegeTransaction,
  batch: DeliveryBatch,
  now: Date,
  nextAttempt?: Date,
): Promise<void> {
  const next_attempt_at = nextAttempt ?? now;
  await leased(tx, batch)
    .set((is) => ({ ...released, next_attempt_at, attempts: is('attempts', '-', 1) }))
    .execute();
  if (!nextAttempt) return;
  const urgent = batch.deliveries.some((delivery) => delivery.urgent);
  await sql`
    update deliveries set next_attempt_at = ${nextAttempt}
    where (college_id, notification_id, message_id, user_id, channel) in (
      select college_id, notification_id, message_id, user_id, channel from deliveries
      where college_id = ${batch.collegeId} and channel = 'email' and urgent = ${urgent} and state = 'queued'
        and next_attempt_at <= ${now} and (lease_expires_at is null or lease_expires_at <= ${now})
      for update skip locked)`.execute(tx);
}
