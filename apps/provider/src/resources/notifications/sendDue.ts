import type { CollegeTransaction } from '../../database/collegeTransaction.ts';
import { type SchoolEvent, recordsChanged } from '../../journal/events.ts';
import { appendEvents } from '../../journal/journal.ts';
import type { DeliveryMessage } from '../../mail/deliveryQueue.ts';
import type { DueWork } from '../../worker/scheduler.ts';
import {
  changeNotification,
  findNotification,
  type NotificationRow,
  type Sent,
  updateNotification,
} from './managed.queries.ts';
import { sendNotification } from './sending.ts';
import { sendUrgentNotice } from './urgentNotice.ts';

/** How late an emergency may be sent, in milliseconds: the server was not available meanwhile, and it may be over. */
const longestDelay = 60_000;

/** Cancels an emergency that could not be sent in time, and notifies its author. */
async function cancelLate(
  tx: CollegeTransaction,
  alert: NotificationRow,
  channels: DeliveryMessage['channels'],
  now: Date,
): Promise<SchoolEvent> {
  await changeNotification(tx, alert, { status: 'cancelled', updated_at: now });
  const { language } = await tx
    .selectFrom('colleges')
    .select('language')
    .where('id', '=', alert.college_id)
    .executeTakeFirstOrThrow();
  const user_ids = [alert.author_id];
  return sendUrgentNotice(tx, language, { notice: 'tooLateNotice', alert, user_ids, channels, now });
}

/**
 * Returns the work that sends one scheduled notification that is due, through these channels too. An emergency that is more
 * than a minute late is cancelled instead.
 */
export const sendDue =
  (channels: DeliveryMessage['channels']): DueWork =>
  async (tx, collegeId, now) => {
    const due = await tx
      .selectFrom('notifications')
      .select('id')
      .where('college_id', '=', collegeId)
      .where('status', '=', 'scheduled')
      .where('scheduled_at', '<=', now)
      .orderBy('scheduled_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!due) return false;
    const row = (await findNotification(tx, due.id))!;
    const isLate = row.emergency && now.getTime() - row.scheduled_at!.getTime() > longestDelay;
    const storing = (sent: Sent) => updateNotification(tx, row, sent);
    const event = isLate
      ? await cancelLate(tx, row, channels, now)
      : (await sendNotification(tx, { ...row, author: row, channels }, now, storing)).event;
    await appendEvents(tx, collegeId, [event, recordsChanged('notification')], now);
    return true;
  };
