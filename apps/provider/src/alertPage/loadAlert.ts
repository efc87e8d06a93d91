import type { Language } from '@school/domain';
import type { Row } from '../database/schema.ts';
import type { CollegeTransaction } from '../database/collegeTransaction.ts';
import { type AlertTarget, targetOfAlertToken } from '../mail/alertToken.ts';
import type { Encryption } from '../security/encryption.ts';
import {
  findNotification,
  findUpdates,
  type NotificationRow,
} from '../resources/notifications/managed.queries.ts';
import { findReceipt } from '../resources/notifications/received.queries.ts';

/** An emergency as its page shows it to one person. */
export interface PersonalAlert {
  row: NotificationRow;
  /** Content and time of each update, oldest first. */
  updates: readonly Pick<Row<'notification_updates'>, 'content' | 'all_clear' | 'created_at'>[];
  receipt: Row<'notification_recipients'>;
  /** The person's language; null for the school's. */
  language: Language | null;
}

/** The alert of a link, or why there is none: the link is not ours, or it has expired. */
export type LoadedAlert = { alert: PersonalAlert } | { missing: 'unknown' | 'expired' };

/** How long a link is valid after the all-clear, in milliseconds. */
const validity = 24 * 3600_000;

async function load(tx: CollegeTransaction, target: AlertTarget, now: Date): Promise<LoadedAlert> {
  const { notificationId, userId } = target;
  const person = await tx
    .selectFrom('users')
    .select(['status', 'language'])
    .where('id', '=', userId)
    .executeTakeFirst();
  const row = await findNotification(tx, notificationId);
  const receipt = await findReceipt(tx, notificationId, userId);
  if (person?.status !== 'active' || !row?.emergency || !receipt) return { missing: 'unknown' };
  if (row.closed_at && now.getTime() >= row.closed_at.getTime() + validity) return { missing: 'expired' };
  const updates = await findUpdates(tx, [notificationId]);
  return { alert: { row, updates, receipt, language: person.language } };
}

/** Reads the alert of a link. */
export async function loadAlert(
  tx: CollegeTransaction,
  encryption: Encryption,
  collegeId: string,
  token: string,
  now: Date,
): Promise<LoadedAlert> {
  const target = targetOfAlertToken(encryption, collegeId, token);
  return target ? load(tx, target, now) : { missing: 'unknown' };
}
