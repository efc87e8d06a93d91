import type { DeliveryMessage } from '../../mail/deliveryQueue.ts';
import type { CollegeTransaction } from '../../database/collegeTransaction.ts';
import type { SchoolEvent } from '../../journal/events.ts';
import { type Author, type NotificationRow, storeSent } from './managed.queries.ts';
import { presentNotification } from './notifications.present.ts';

/** The columns that sending needs. */
export interface Unsent
  extends
    Pick<
      NotificationRow,
      'college_id' | 'id' | 'audience' | 'emergency' | 'kind' | 'notify' | 'subject_user_id'
    >,
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
export async function sendNotification(
  tx: CollegeTransaction,
  row: Unsent,
  now: Date,
  storing: Parameters<typeof storeSent>[3],
  recipients?: Parameters<typeof storeSent>[4],
): Promise<{ sent: NotificationRow; event: SchoolEvent }> {
  const { stored, to } = await storeSent(tx, row, now, storing, recipients);
  const { author_name, author_first_lastname, author_second_lastname, author_avatar_id } = row.author;
  const author = { author_name, author_first_lastname, author_second_lastname, author_avatar_id };
  const sent = { ...author, ...stored };
  const kind = row.emergency ? 'emergency.started' : 'notification.created';
  return { sent, event: { kind, to, data: { notification: presentNotification(sent, []) } } };
}
