import type { Handlers } from '../../plugins/contract/handler.ts';
import { acknowledge, sendUpdate } from './emergencies.commands.ts';

/** Handlers for a running emergency. */
export const emergenciesHandlers = {
  acknowledgeNotification: async (context) => {
    await acknowledge(context);
    return { status: 204 };
  },

  followUpNotification: async (context) => ({ status: 200, body: await sendUpdate(context, false) }),
  endEmergency: async (context) => ({ status: 200, body: await sendUpdate(context, true) }),
} satisfies Partial<Handlers>;
