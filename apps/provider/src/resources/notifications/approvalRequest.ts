import type { AlertApprovalState } from '@school/domain';
import type { Row } from '../../database/schema.ts';
import type { Context } from '../../http/contract/handler.ts';
import { findStarters } from './approval.queries.ts';
import type { NotificationRow } from './managed.queries.ts';
import type { WrittenNotification } from './notifications.rules.ts';
import { sendUrgentNotice } from './urgentNotice.ts';

/** How long an emergency waits for a second person, in milliseconds. */
const waitingTime = 15 * 60_000;

/** The columns of an emergency that waits for a second person: it has no time at which it is sent. */
type Requested = Pick<Row<'notifications'>, 'approval_state' | 'approval_expires_at'>;

/** Returns the input as it is stored when it waits for a second person. */
export const waitingForApproval = (
  written: WrittenNotification,
  now: Date,
): WrittenNotification & Requested => ({
  ...written,
  status: 'scheduled',
  scheduled_at: null,
  approval_state: 'requested',
  approval_expires_at: new Date(now.getTime() + waitingTime),
});

type Requesting = Pick<
  Context<'createNotification'>,
  'tx' | 'college' | 'person' | 'now' | 'publish' | 'services' | 'afterCommit'
>;

/** Updates the open screens of the people who may start emergencies. */
export function publishApproval(
  { publish }: Pick<Requesting, 'publish'>,
  { id }: Pick<NotificationRow, 'id'>,
  state: AlertApprovalState,
  to: string[],
): void {
  publish({ kind: 'emergency.approval', to, data: { notification_id: id, state } });
}

/**
 * Requests a second person: on the open screens of those who may approve, and by a notification that reaches them at once,
 * whatever they chose for e-mails.
 */
export async function requestApproval(context: Requesting, row: NotificationRow): Promise<void> {
  const { tx, college, person, now, publish, services, afterCommit } = context;
  const starters = await findStarters(tx);
  publishApproval(context, row, 'requested', starters);
  const user_ids = starters.filter((id) => id !== person.id);
  if (user_ids.length === 0) return;
  const event = await sendUrgentNotice(tx, college.language, {
    notice: 'approvalNotice',
    alert: row,
    user_ids,
    channels: services.channels,
    now,
  });
  publish(event);
  afterCommit(services.wakeMail);
}
