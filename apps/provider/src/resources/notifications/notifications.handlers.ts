import { findScope } from '@school/domain';
import type { CollegeTransaction } from '../../database/collegeTransaction.ts';
import type { Handlers } from '../../http/contract/handler.ts';
import { forbidden, invalid, notFound } from '../../httpError.ts';
import { findNeedingHelp } from './emergencies.queries.ts';
import { findNotification, findUpdates } from './managed.queries.ts';
import { answerManaged } from './managed.handlers.ts';
import { presentHelp, presentNotification } from './notifications.present.ts';
import { type Cursor, findEmergencies, findReceived, type ReceivedRow } from './notifications.queries.ts';
import { canManage, rejectView } from './notifications.rules.ts';
import { findUnreadCounts, findReceipt, markAllRead, noteDelivered, markRead } from './received.queries.ts';

const shape = /^(\d{1,15})_([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/;

function cursorFrom(text: string | undefined, field: string): Cursor | undefined {
  if (text === undefined) return undefined;
  const [, time, id] = shape.exec(text) ?? [];
  const date = new Date(Number(time));
  if (!id || Number.isNaN(date.getTime()))
    throw invalid({ [field]: [`The ${field} field is not a cursor of this list.`] });
  return { time: date, id };
}

const cursorTo = (row: ReceivedRow | undefined) =>
  row?.sent_at ? `${row.sent_at.getTime()}_${row.id}` : null;

/** Marks the notifications as delivered to the person, and returns them as JSON. */
async function deliver(
  tx: CollegeTransaction,
  userId: string,
  rows: readonly ReceivedRow[],
  now: Date,
): Promise<ReturnType<typeof presentNotification>[]> {
  const emergencies = rows.filter(({ emergency }) => emergency).map(({ id }) => id);
  const updates = await findUpdates(tx, emergencies);
  const fresh = rows.filter(({ delivered_at }) => delivered_at === null).map(({ id }) => id);
  await noteDelivered(tx, userId, fresh, now);
  const times = (row: ReceivedRow) => ({ ...row, delivered_at: row.delivered_at ?? now });
  return rows.map((row) => presentNotification(row, updates, times(row)));
}

/** Handlers for notifications that a person received. */
export const notificationsHandlers = {
  listNotifications: async ({ tx, person, query, now }) => {
    const { limit = 30 } = query;
    const before = cursorFrom(query.before, 'before');
    const after = cursorFrom(query.after, 'after');
    const page = { before, after, unread: query['filter[unread]'], limit };
    const { rows, more } = await findReceived(tx, person.id, page);
    const data = await deliver(tx, person.id, rows, now);
    const older = more || (after !== undefined && before === undefined);
    const meta = { before: older ? cursorTo(rows.at(-1)) : null, after: cursorTo(rows[0]), limit };
    return { status: 200, body: { data, meta } };
  },

  getNotification: async (context) => {
    const { tx, person, path } = context;
    const row = await findNotification(tx, path.id);
    if (!row) throw notFound();
    rejectView(person, row);
    if (canManage(person, row)) return { status: 200, body: await answerManaged(context, row) };
    const receipt = await findReceipt(tx, row.id, person.id);
    if (!receipt) throw forbidden();
    return {
      status: 200,
      body: { data: presentNotification(row, await findUpdates(tx, [row.id]), receipt) },
    };
  },

  markNotificationRead: async ({ tx, person, path, now }) => {
    const row = await findNotification(tx, path.id);
    if (!row) throw notFound();
    rejectView(person, row);
    const receipt = await findReceipt(tx, row.id, person.id);
    if (!receipt) throw forbidden();
    await markRead(tx, receipt, now);
    return { status: 204 };
  },

  markAllNotificationsRead: async ({ tx, person, now }) => {
    await markAllRead(tx, person.id, now);
    return { status: 204 };
  },

  listOngoingEmergencies: async ({ tx, person, now }) => ({
    status: 200,
    body: {
      data: await deliver(tx, person.id, await findEmergencies(tx, person.id, 'ongoing'), now),
      ended: await deliver(tx, person.id, await findEmergencies(tx, person.id, 'end unread'), now),
      help: findScope(person, 'emergency.board') === null ? [] : presentHelp(await findNeedingHelp(tx)),
    },
  }),

  countUnreadNotifications: async ({ tx, person }) => ({
    status: 200,
    body: { data: await findUnreadCounts(tx, person.id) },
  }),
} satisfies Partial<Handlers>;
