import type { Handlers } from '../../plugins/contract/handler.ts';
import { invalid } from '../../plugins/refusal.ts';
import { presentNotification } from './notifications.present.ts';
import { type Cursor, findReceived, type ReceivedRow } from './notifications.queries.ts';

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

export const notificationsHandlers = {
  listNotifications: async ({ tenant, person, query }) => {
    const { limit = 30 } = query;
    const before = cursorFrom(query.before, 'before');
    const after = cursorFrom(query.after, 'after');
    const { rows, more } = await findReceived(tenant, person.id, { before, after, limit });
    const older = more || (after !== undefined && before === undefined);
    const meta = { before: older ? cursorTo(rows.at(-1)) : null, after: cursorTo(rows[0]), limit };
    return { status: 200, body: { data: rows.map(presentNotification), meta } };
  },
} satisfies Partial<Handlers>;
