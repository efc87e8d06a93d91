import type { Handlers } from '../../plugins/contract/handler.ts';
import { notFound } from '../../plugins/httpError.ts';
import { acknowledge, sendUpdate } from './emergencies.commands.ts';
import { countsOf, findNotification } from './managed.queries.ts';
import { presentBoardRow } from './notifications.present.ts';
import { findBoard } from './received.queries.ts';

/** Handlers for a running emergency. */
export const emergenciesHandlers = {
  acknowledgeNotification: async (context) => {
    await acknowledge(context);
    return { status: 204 };
  },

  getNotificationBoard: async ({ tx, path }) => {
    const row = await findNotification(tx, path.id);
    if (!row?.emergency) throw notFound();
    const counts = await countsOf(tx, [row.id]);
    const rows = await findBoard(tx, row.id);
    return { status: 200, body: { data: rows.map(presentBoardRow), counts: counts(row.id) } };
  },

  followUpNotification: async (context) => ({ status: 200, body: await sendUpdate(context, false) }),
  endEmergency: async (context) => ({ status: 200, body: await sendUpdate(context, true) }),
} satisfies Partial<Handlers>;
