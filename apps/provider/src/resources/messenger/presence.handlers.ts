import { sendSignal } from '../../journal/events.ts';
import type { Handlers } from '../../http/contract/handler.ts';
import { findMemberConversation } from './messages.handlers.ts';
import { findOnlineMembers, moveReceived } from './presence.queries.ts';

/** Handlers for who is online, who is typing, and what has reached a device. */
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

  markMessagesReceived: async ({ tx, person, publish }) => {
    for (const { conversation_id, last_received_seq, member_ids } of await moveReceived(tx, person.id))
      publish({
        kind: 'conversation.received',
        to: member_ids,
        data: { conversation_id, user_id: person.id, last_received_seq },
      });
    return { status: 204 };
  },
} satisfies Partial<Handlers>;
