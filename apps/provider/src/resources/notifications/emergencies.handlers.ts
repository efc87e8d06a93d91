import { type Context, type Handlers, prepared } from '../../http/contract/handler.ts';
import { confirmEnd } from './confirmation.ts';
import { acknowledge, endEmergency, sendFollowUp } from './emergencies.commands.ts';

/** Handlers for a running emergency. */
export const emergenciesHandlers = {
  acknowledgeNotification: async (context) => {
    await acknowledge(context);
    return { status: 204 };
  },

  followUpNotification: async (context) => ({ status: 200, body: await sendFollowUp(context) }),
  endEmergency: prepared(confirmEnd, async (context: Context<'endEmergency'>, isConfirmed) => ({
    status: 200,
    body: await endEmergency(context, isConfirmed),
  })),
} satisfies Partial<Handlers>;
