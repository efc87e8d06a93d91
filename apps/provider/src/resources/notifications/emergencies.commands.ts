import { type SafetyState, findScope } from '@school/domain';
import type { Row } from '../../database/schema.ts';
import { newId } from '../../newId.ts';
import type { Context } from '../../http/contract/handler.ts';
import { forbidden, inUse, invalid, notFound } from '../../httpError.ts';
import { presentPerson } from '../accounts/accounts.present.ts';
import { boardReaders, insertUpdate } from './emergencies.queries.ts';
import {
  changeNotification,
  countReached,
  findNotification,
  findUpdates,
  type NotificationRow,
} from './managed.queries.ts';
import { managedAnswer } from './notifications.present.ts';
import { rejectEnded } from './notifications.rules.ts';
import { findReceipt, markRead, noteResponse, type Response } from './received.queries.ts';

type Updating = Pick<
  Context<'followUpNotification'>,
  'tx' | 'college' | 'person' | 'path' | 'body' | 'now' | 'publish' | 'audit' | 'services' | 'afterCommit'
>;

/** Locks an emergency that goes on. @throws HttpError 404, 409 */
async function lockOngoing({ tx, path }: Updating): Promise<NotificationRow> {
  const row = await findNotification(tx, path.id, true);
  if (!row) throw notFound();
  rejectEnded(row);
  return row;
}

/** Sends an update to all recipients of an emergency. @throws HttpError 404, 409 */
export const sendFollowUp = async (context: Updating) =>
  sendUpdate(context, await lockOngoing(context), false);

/**
 * Sends the all-clear to all recipients of an emergency.
 * @param isConfirmed Whether the PIN was confirmed, which a real one requires.
 * @throws HttpError 404, 409, 422
 */
export async function endEmergency(context: Updating, isConfirmed: boolean) {
  const row = await lockOngoing(context);
  if (row.mode === 'real' && !isConfirmed) throw invalid({ pin: ['The pin field is required.'] });
  return sendUpdate(context, row, true);
}

async function sendUpdate(context: Updating, row: NotificationRow, allClear: boolean) {
  const { tx, college, person, body, now } = context;
  const content = body.content.trim();
  const update = { id: newId(now), notification_id: row.id, content, all_clear: allClear, created_at: now };
  const stored = { ...update, college_id: college.id, author_id: person.id };
  const recipients = await insertUpdate(tx, stored, context.services.channels);
  const change = { updated_at: now, ...(allClear ? { closed_at: now } : {}) };
  const changed = await changeNotification(tx, row, change);
  const updates = await findUpdates(tx, [row.id]);
  const receipt = recipients.find(({ user_id }) => user_id === person.id);
  const answer = managedAnswer(person, changed, countReached(recipients), updates, receipt);
  context.publish({
    kind: allClear ? 'emergency.ended' : 'emergency.updated',
    to: recipients.map(({ user_id }) => user_id),
    data: {
      notification_id: row.id,
      update: answer.data.updates.at(-1)!,
      closed_at: answer.data.closed_at,
    },
  });
  context.afterCommit(context.services.wakeMail);
  context.audit({
    subject: { kind: 'notification', id: row.id, name: row.title },
    ...(allClear && row.mode === 'drill' && { action: 'drill_ended' as const }),
    after: { content, all_clear: allClear },
  });
  return answer;
}

type Answering = Pick<
  Context<'acknowledgeNotification'>,
  'tx' | 'person' | 'path' | 'body' | 'now' | 'publish' | 'audit'
>;

/** Returns when the person answered, not before the emergency. */
const toAnswerTime = (secondsAgo: number, { sent_at }: NotificationRow, now: Date): Date =>
  new Date(Math.max(now.getTime() - secondsAgo * 1000, sent_at?.getTime() ?? 0));

/** Returns a text to store: it belongs to a request for help, and an answer without one keeps it. */
function helpText(state: SafetyState, text: string | undefined, stored: string | null): string | null {
  if (state !== 'needs_help') return null;
  return text === undefined ? stored : text.trim() || null;
}

type StoredAnswer = Pick<Response, 'response_location' | 'response_note'> & { response: SafetyState | null };

/** The fields of an answer that an audit entry compares. */
const auditFields = ({ response, response_location, response_note }: StoredAnswer) => ({
  state: response,
  location: response_location,
  note: response_note,
});

/**
 * Records an answer for another person, and one that was received after the end, because it changes a closed report. The
 * person is only in `after`: the audit leaves out what is equal on both sides.
 */
function recordAnswer(
  { audit, person }: Pick<Answering, 'audit' | 'person'>,
  row: NotificationRow,
  receipt: Row<'notification_recipients'>,
  answer: Response,
): void {
  const { user_id } = receipt;
  const { received_at } = answer;
  const isForOther = user_id !== person.id;
  if (!isForOther && !received_at) return;
  const subject = { kind: 'notification', id: row.id, name: row.title } as const;
  if (!received_at) {
    audit({
      subject,
      before: { state: receipt.response },
      after: { user_id, state: answer.response },
    });
    return;
  }
  const times = {
    responded_at: answer.responded_at.toISOString(),
    received_at: received_at.toISOString(),
  };
  audit({
    subject,
    ...(!isForOther && { action: 'answered_late' as const }),
    before: auditFields(receipt),
    after: { user_id, ...auditFields(answer), ...times },
  });
}

/**
 * Stores a person's answer to an emergency, given by the person or on their behalf, and shows it on the board. One that was
 * given before the end and received after it keeps both times.
 * @throws HttpError 409 when it is not an emergency, or ended before the answer was given.
 */
async function answerEmergency(
  { tx, person, body, now, publish, audit }: Answering,
  row: NotificationRow,
  receipt: Row<'notification_recipients'>,
  state: SafetyState,
): Promise<void> {
  if (!row.emergency) throw inUse('It is not an emergency.');
  const responded_at = toAnswerTime(body.seconds_ago ?? 0, row, now);
  if (row.closed_at && responded_at >= row.closed_at) throw inUse('The all-clear has been given already.');
  // An answer that waited for the network does not replace a later one.
  if (receipt.responded_at && receipt.responded_at > responded_at) return;
  const { user_id } = receipt;
  const isForOther = user_id !== person.id;
  const answer: Response = {
    response: state,
    response_location: helpText(state, body.location, receipt.response_location),
    response_note: helpText(state, body.note, receipt.response_note),
    responded_at,
    received_at: row.closed_at && now,
    responded_by: isForOther ? person.id : null,
  };
  await noteResponse(tx, receipt, answer);
  publish({
    kind: 'emergency.acknowledged',
    to: await boardReaders(tx, user_id),
    data: {
      notification_id: row.id,
      user_id,
      state,
      at: responded_at.toISOString(),
      received_at: answer.received_at?.toISOString() ?? null,
      location: answer.response_location,
      note: answer.response_note,
      set_by: isForOther ? presentPerson(person) : null,
    },
  });
  recordAnswer({ audit, person }, row, receipt, answer);
}

/**
 * Marks a notification as seen, or answers an emergency.
 * @throws HttpError 403 for another person without the permission, 404 when it was not sent to the person.
 */
export async function acknowledge(context: Answering): Promise<void> {
  const { tx, person, path, body, now } = context;
  const userId = body.for_user_id ?? person.id;
  const isForOther = userId !== person.id;
  if (isForOther && findScope(person, 'emergency.board') === null) throw forbidden();
  const row = await findNotification(tx, path.id);
  if (!row) throw notFound();
  const receipt = await findReceipt(tx, row.id, userId, true);
  if (!receipt) throw isForOther ? notFound() : forbidden();
  if (body.state !== 'seen') return answerEmergency(context, row, receipt, body.state);
  if (isForOther) throw forbidden();
  await markRead(tx, receipt, now);
}
