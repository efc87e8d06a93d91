import type { Tenant } from '../../database/tenant.ts';
import { type Announcement, appendEvents } from '../../journal/events.ts';
import {
  addRecipients,
  changeNotification,
  findNotification,
  type NotificationRow,
} from './managed.queries.ts';
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

/** Sends one whose time has come. */
export async function sendDue(tenant: Tenant, collegeId: string, now: Date): Promise<boolean> {
  const due = await tenant
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
  const row = (await findNotification(tenant, due.id))!;
  await appendEvents(tenant, collegeId, [await send(tenant, row, now)], now);
  return true;
}
