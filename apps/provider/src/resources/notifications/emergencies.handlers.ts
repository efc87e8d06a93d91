import { scopeOf } from '@school/domain';
import { newId } from '../../newId.ts';
import type { Context, Handlers } from '../../plugins/contract/handler.ts';
import { forbidden, inUse, notFound } from '../../plugins/httpError.ts';
import { boardReaders, insertUpdate } from './emergencies.queries.ts';
import { managedAnswer } from './managed.handlers.ts';
import { changeNotification, countsOf, findNotification, findReach, findUpdates } from './managed.queries.ts';
import { presentBoardRow } from './notifications.present.ts';
import { refuseEnded } from './notifications.rules.ts';
import { findBoard, findReceipt, noteResponse, noteSeen } from './received.queries.ts';

type Words = Pick<
  Context<'followUpNotification'>,
  'tx' | 'college' | 'person' | 'path' | 'body' | 'now' | 'announce' | 'record'
>;

/** Sends an update to all recipients of an emergency; the last update may be the all-clear. */
async function say(context: Words, allClear: boolean) {
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
  context.record({
    subject: { kind: 'notification', id: row.id, name: row.title },
    after: { content, all_clear: allClear },
  });
  return answer;
}

/** Handlers for a running emergency. */
export const emergenciesHandlers = {
  acknowledgeNotification: async (context) => {
    const { tx, person, path, body, now } = context;
    const forOther = body.for_user_id !== undefined && body.for_user_id !== person.id;
    if (forOther && scopeOf(person, 'emergency.board') === null) throw forbidden();
    const row = await findNotification(tx, path.id);
    if (!row) throw notFound();
    const userId = body.for_user_id ?? person.id;
    const receipt = await findReceipt(tx, row.id, userId);
    if (!receipt) throw forOther ? notFound() : forbidden();
    if (body.state === 'seen') {
      if (forOther) throw forbidden();
      await noteSeen(tx, receipt, now);
      return { status: 204 };
    }
    if (!row.emergency) throw inUse('It is not an emergency.');
    await noteResponse(tx, receipt, body.state, forOther ? person.id : null, now);
    context.announce({
      kind: 'emergency.acknowledged',
      to: await boardReaders(tx, userId),
      data: { notification_id: row.id, user_id: userId, state: body.state, at: now.toISOString() },
    });
    if (forOther)
      context.record({
        subject: { kind: 'notification', id: row.id, name: row.title },
        before: { user_id: userId, state: receipt.response },
        after: { user_id: userId, state: body.state },
      });
    return { status: 204 };
  },

  getNotificationBoard: async ({ tx, path }) => {
    const row = await findNotification(tx, path.id);
    if (!row?.emergency) throw notFound();
    const counts = await countsOf(tx, [row.id]);
    const rows = await findBoard(tx, row.id);
    return { status: 200, body: { data: rows.map(presentBoardRow), counts: counts(row.id) } };
  },

  followUpNotification: async (context) => ({ status: 200, body: await say(context, false) }),
  endEmergency: async (context) => ({ status: 200, body: await say(context, true) }),
} satisfies Partial<Handlers>;
