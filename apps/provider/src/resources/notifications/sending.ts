import type { Tenant } from '../../database/tenant.ts';
import type { Announcement } from '../../journal/events.ts';
import { addRecipients, changeNotification, type NotificationRow } from './managed.queries.ts';
import { presentNotification } from './notifications.present.ts';

/**
 * Sends what is written: from here on its recipients are fixed, and it cannot be taken back.
 * @returns what open screens of the recipients are to be told.
 */
export async function send(tenant: Tenant, row: NotificationRow, now: Date): Promise<Announcement> {
  const recipients = await addRecipients(tenant, row.college_id, row.id, row.audience);
  const sent = { status: 'sent', sent_at: now, updated_at: now } as const;
  await changeNotification(tenant, row, { ...sent, recipients_count: recipients.length });
  const notification = presentNotification({ ...row, ...sent }, []);
  const kind = row.emergency ? 'emergency.started' : 'notification.created';
  return { kind, to: recipients, data: { notification } };
}
