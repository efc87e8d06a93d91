import type { Handlers } from '../../http/contract/handler.ts';
import { forbidden, inUse, invalid, notFound } from '../../httpError.ts';
import { answered, memberIds, findVisibleConversation } from './conversations.handlers.ts';
import { putMembers, deleteMembership } from './conversations.queries.ts';
import {
  holdsAlone,
  mayChange,
  findConversationMember,
  mostMembers,
  rejectRole,
  rejectUnreachable,
  rejectWithoutOwner,
  getAllowedConversationActions,
} from './messenger.policy.ts';

export const membersHandlers = {
  addConversationMembers: async (context) => {
    const { tx, person, body, publish } = context;
    const { user_ids: ids, role = 'member' } = body;
    const conversation = await findVisibleConversation(context, true);
    if (!getAllowedConversationActions(conversation, person.id).update) throw forbidden();
    rejectRole(conversation, person.id, ids, role);
    const fresh = ids.filter((id) => !findConversationMember(conversation, id));
    await rejectUnreachable(tx, person, fresh, 'user_ids');
    if (conversation.members.length + fresh.length > mostMembers)
      throw invalid({ members: [`A group has at most ${mostMembers} members.`] });
    rejectWithoutOwner(conversation, ids, role);
    await putMembers(tx, conversation, ids, role);
    const to = [...memberIds(conversation), ...fresh];
    publish({ kind: 'conversation.updated', to, data: { conversation_id: conversation.id } });
    return { status: 200, ...(await answered(context)) };
  },

  removeConversationMember: async (context) => {
    const { tx, person, path, publish } = context;
    const conversation = await findVisibleConversation(context, true);
    const member = findConversationMember(conversation, path.user_id);
    if (!member) throw notFound();
    if (conversation.kind === 'direct') throw forbidden();
    const actor = findConversationMember(conversation, person.id)!.role;
    if (path.user_id !== person.id && !mayChange(actor, member.role)) throw forbidden();
    if (holdsAlone(conversation, path.user_id))
      throw inUse('A group needs an owner. Make another member an owner first.');
    await deleteMembership(tx, conversation.id, path.user_id);
    const to = memberIds(conversation);
    publish({ kind: 'conversation.updated', to, data: { conversation_id: conversation.id } });
    return { status: 204 };
  },
} satisfies Partial<Handlers>;
