import { sendSignal } from '../../journal/events.ts';
import type { Handlers } from '../../plugins/contract/handler.ts';
import { findMemberConversation } from './messages.handlers.ts';
import { findOnlineMembers } from './presence.queries.ts';

/** Handlers for who is online, and who is typing. */
export const presenceHandlers = {
  listOnlineMembers: async ({ tx, person, now }) => ({
    status: 200,
    body: { data: await findOnlineMembers(tx, person.id, now) },
  }),

  signalTyping: async (context) => {
    const { tx, college, person } = context;
    const { id } = await findMemberConversation(context);
    await sendSignal(tx, { college_id: college.id, conversation_id: id, user_id: person.id });
    return { status: 204 };
  },
} satisfies Partial<Handlers>;
