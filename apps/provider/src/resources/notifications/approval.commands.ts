import { type AlertApprovalState, allows, fullName } from '@school/domain';
import type { CollegeTransaction } from '../../database/collegeTransaction.ts';
import { appendEvents } from '../../journal/journal.ts';
import type { Person } from '../../security/auth.ts';
import type { Context } from '../../http/contract/handler.ts';
import { forbidden, inUse, notFound } from '../../httpError.ts';
import {
  findApprovalRequests,
  findStarters,
  lockExpiredRequest,
  lockRequest,
  type RequestRow,
} from './approval.queries.ts';
import { publishApproval } from './approvalRequest.ts';
import { toNotificationSubject } from './managed.commands.ts';
import { changeNotification, type NotificationRow, updateNotification } from './managed.queries.ts';
import { sendNotification } from './sending.ts';

type Deciding = Pick<
  Context<'approveEmergency'>,
  'tx' | 'person' | 'path' | 'now' | 'publish' | 'audit' | 'services' | 'afterCommit'
>;

/** The columns of a decided request. */
const decisionBy = (
  person: Person,
  now: Date,
  approval_state: AlertApprovalState,
  approval_reason: string | null = null,
) => ({
  approval_state,
  approval_decided_by: fullName(person),
  approval_decided_at: now,
  approval_reason,
});

/** Whether a person may approve an emergency: not the starter, and only one that they may start themselves. */
const mayDecide = (
  person: Person,
  { author_id, audience }: Pick<NotificationRow, 'author_id' | 'audience'>,
) => author_id !== person.id && allows(person, 'emergency.start', { author_id: person.id, audience });

/** @throws HttpError 404, 403 for people who may not decide, 409 unless it waits for a second person. */
function rejectUnlessWaiting(
  row: RequestRow | undefined,
  now: Date,
  isAllowed: (row: RequestRow) => boolean,
): asserts row is RequestRow {
  if (!row) throw notFound();
  if (!isAllowed(row)) throw forbidden();
  if (row.approval_state === null) throw inUse('It needs no approval.');
  if (row.approval_state !== 'requested') throw inUse('It has been decided already.');
  if (row.approval_expires_at! <= now) throw inUse('The request for approval has expired.');
}

/** Finds the requests that a person may decide. */
export async function findDecidable(
  tx: CollegeTransaction,
  person: Person,
  now: Date,
): Promise<NotificationRow[]> {
  return (await findApprovalRequests(tx, now)).filter((row) => mayDecide(person, row));
}

/** Sends an emergency that waited for a second person. */
async function sendDecided(
  context: Deciding,
  row: RequestRow,
  decision: ReturnType<typeof decisionBy>,
): Promise<NotificationRow> {
  const { tx, now, publish, services, afterCommit, audit } = context;
  const sending = { ...row, author: row, channels: services.channels };
  const { sent, event } = await sendNotification(tx, sending, now, (columns) =>
    updateNotification(tx, row, { ...columns, ...decision }),
  );
  publish(event);
  publishApproval(context, row, decision.approval_state, row.starters);
  afterCommit(services.wakeMail);
  audit({ subject: toNotificationSubject(row), action: 'emergency_started', after: { status: 'sent' } });
  return sent;
}

/**
 * Approves an emergency as the second person and sends it.
 * @param isConfirmed Whether the PIN was confirmed.
 * @throws HttpError 403, 404, 409
 */
export async function approve(context: Deciding, isConfirmed: boolean): Promise<NotificationRow> {
  const { tx, person, path, now, audit } = context;
  const row = await lockRequest(tx, path.id);
  rejectUnlessWaiting(row, now, (one) => mayDecide(person, one));
  if (!isConfirmed) throw inUse('It did not wait for approval.');
  audit({ subject: toNotificationSubject(row), action: 'approved' });
  return sendDecided(context, row, decisionBy(person, now, 'approved'));
}

/** Sends an emergency without the approval that it waits for. @throws HttpError 403 unless by its starter, 404, 409 */
export async function skip(context: Deciding, reason: string): Promise<NotificationRow> {
  const { tx, person, path, now, audit } = context;
  const row = await lockRequest(tx, path.id);
  rejectUnlessWaiting(row, now, ({ author_id }) => author_id === person.id);
  audit({ subject: toNotificationSubject(row), action: 'approval_skipped', after: { reason } });
  return sendDecided(context, row, decisionBy(person, now, 'skipped', reason));
}

/** Rejects an emergency as the second person: it is not sent. @throws HttpError 403, 404, 409 */
export async function reject(context: Deciding, reason: string): Promise<NotificationRow> {
  const { tx, person, path, now, audit } = context;
  const row = await lockRequest(tx, path.id);
  rejectUnlessWaiting(row, now, (one) => mayDecide(person, one));
  const decision = decisionBy(person, now, 'rejected', reason);
  const changed = await changeNotification(tx, row, { ...decision, status: 'cancelled', updated_at: now });
  publishApproval(context, row, 'rejected', row.starters);
  audit({ subject: toNotificationSubject(row), action: 'rejected', after: { reason } });
  return changed;
}

/** Returns the columns of a cancelled notification, and closes its request on open screens. */
export async function cancelRequest(
  context: Pick<Deciding, 'tx' | 'person' | 'now' | 'publish'>,
  row: NotificationRow,
): Promise<Partial<ReturnType<typeof decisionBy>>> {
  if (row.approval_state !== 'requested') return {};
  publishApproval(context, row, 'cancelled', await findStarters(context.tx));
  return decisionBy(context.person, context.now, 'cancelled');
}

/**
 * Cancels one emergency that no second person has decided in time.
 * @returns false when there is none.
 */
export async function expireRequest(tx: CollegeTransaction, collegeId: string, now: Date): Promise<boolean> {
  const row = await lockExpiredRequest(tx, collegeId, now);
  if (!row) return false;
  await changeNotification(tx, row, { status: 'cancelled', approval_state: 'expired', updated_at: now });
  const data = { notification_id: row.id, state: 'expired' as const };
  await appendEvents(tx, collegeId, [{ kind: 'emergency.approval', to: await findStarters(tx), data }], now);
  return true;
}
