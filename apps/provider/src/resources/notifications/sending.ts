import type { DeliveryMessage } from '../../mail/deliveryQueue.ts';
import type { CollegeTransaction } from '../../database/collegeTransaction.ts';
import type { Announcement } from '../../journal/events.ts';
import { appendEvents } from '../../journal/journal.ts';
import type { DueWork } from '../../worker/scheduler.ts';
import {
  type Author,
  findNotification,
  type NotificationRow,
  type Sent,
  storeSent,
  updateNotification,
} from './managed.queries.ts';
import { presentNotification } from './notifications.present.ts';

/** The columns that sending needs. */
export interface Unsent
  extends
    Pick<NotificationRow, 'college_id' | 'id' | 'audience' | 'emergency' | 'notify' | 'subject_user_id'>,
    Pick<DeliveryMessage, 'channels'> {
  author: Author;
  /** See `storeSent`. */
  urgent?: boolean;
}

/**
 * Sends a notification: its recipients are fixed, and it can no longer be cancelled.
 * @param storing Returns the insert or update that stores it.
 * @param recipients See `storeSent`.
 * @returns the sent row, and the event for the recipients' open screens.
 */
export async function send(
  tx: CollegeTransaction,
  row: Unsent,
  now: Date,
  storing: Parameters<typeof storeSent>[3],
  recipients?: Parameters<typeof storeSent>[4],
): Promise<{ sent: NotificationRow; announcement: Announcement }> {
  const { stored, to } = await storeSent(tx, row, now, storing, recipients);
  const { author_name, author_first_lastname, author_second_lastname, author_avatar_id } = row.author;
  const author = { author_name, author_first_lastname, author_second_lastname, author_avatar_id };
  const sent = { ...author, ...stored };
  const kind = row.emergency ? 'emergency.started' : 'notification.created';
  return { sent, announcement: { kind, to, data: { notification: presentNotification(sent, []) } } };
}

/** Returns the work that sends one scheduled notification that is due, through these channels too. */
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
    const storing = (sent: Sent) => updateNotification(tx, row, sent);
    const { announcement } = await send(tx, { ...row, author: row, channels }, now, storing);
    await appendEvents(tx, collegeId, [announcement], now);
    return true;
  };
