import { type SafetyState, scopeOf } from '@school/domain';
import type { Row } from '../../database/schema.ts';
import { newId } from '../../newId.ts';
import type { Context } from '../../plugins/contract/handler.ts';
import { forbidden, inUse, notFound } from '../../plugins/httpError.ts';
import { boardReaders, insertUpdate } from './emergencies.queries.ts';
import {
  changeNotification,
  findNotification,
  findReach,
  findUpdates,
  type NotificationRow,
} from './managed.queries.ts';
import { managedAnswer } from './notifications.present.ts';
import { refuseEnded } from './notifications.rules.ts';
import { findReceipt, noteResponse, markRead } from './received.queries.ts';

type Updating = Pick<
  Context<'followUpNotification'>,
  'tx' | 'college' | 'person' | 'path' | 'body' | 'now' | 'announce' | 'record' | 'services' | 'afterCommit'
>;

/** Sends an update to all recipients of an emergency; the last update may be the all-clear. */
export async function sendUpdate(context: Updating, allClear: boolean) {
  const { tx, college, person, path, body, now } = context;
  const row = await findNotification(tx, path.id, true);
  if (!row) throw notFound();
  refuseEnded(row);
  const content = body.content.trim();
  const update = { id: newId(now), notification_id: row.id, content, all_clear: allClear, created_at: now };
  await insertUpdate(tx, { ...update, college_id: college.id, author_id: person.id });
  const change = { updated_at: now, ...(allClear ? { closed_at: now } : {}) };
  const changed = await changeNotification(tx, row, change);
  const updates = await findUpdates(tx, [row.id]);
  const { recipients, counts } = await findReach(tx, row.id);
  const receipt = recipients.find(({ user_id }) => user_id === person.id);
  const answer = managedAnswer(person, changed, counts, updates, receipt);
  context.announce({
    kind: allClear ? 'emergency.ended' : 'emergency.updated',
    to: recipients.map(({ user_id }) => user_id),
    data: {
      notification_id: row.id,
      update: answer.data.updates.at(-1)!,
      closed_at: answer.data.closed_at,
    },
  });
  context.afterCommit(context.services.wakeMail);
  context.record({
    subject: { kind: 'notification', id: row.id, name: row.title },
    after: { content, all_clear: allClear },
  });
  return answer;
}

type Answering = Pick<
  Context<'acknowledgeNotification'>,
  'tx' | 'person' | 'path' | 'body' | 'now' | 'announce' | 'record'
>;

/** Stores a person's answer to an emergency, given by the person or on their behalf, and shows it on the board. */
async function answerEmergency(
  { tx, person, now, announce, record }: Answering,
  row: NotificationRow,
  receipt: Row<'notification_recipients'>,
  state: SafetyState,
): Promise<void> {
  if (!row.emergency) throw inUse('It is not an emergency.');
  const { user_id } = receipt;
  const isForOther = user_id !== person.id;
  await noteResponse(tx, receipt, state, isForOther ? person.id : null, now);
  announce({
    kind: 'emergency.acknowledged',
    to: await boardReaders(tx, user_id),
    data: { notification_id: row.id, user_id, state, at: now.toISOString() },
  });
  if (isForOther)
    record({
      subject: { kind: 'notification', id: row.id, name: row.title },
      before: { user_id, state: receipt.response },
      after: { user_id, state },
    });
}

/**
 * Marks a notification as seen, or answers an emergency.
 * @throws HttpError 403 for another person without the permission, 404 when it was not sent to the person.
 */
export async function acknowledge(context: Answering): Promise<void> {
  const { tx, person, path, body, now } = context;
  const userId = body.for_user_id ?? person.id;
  const isForOther = userId !== person.id;
  if (isForOther && scopeOf(person, 'emergency.board') === null) throw forbidden();
  const row = await findNotification(tx, path.id);
  if (!row) throw notFound();
  const receipt = await findReceipt(tx, row.id, userId);
  if (!receipt) throw isForOther ? notFound() : forbidden();
  if (body.state !== 'seen') return answerEmergency(context, row, receipt, body.state);
  if (isForOther) throw forbidden();
  await markRead(tx, receipt, now);
}
