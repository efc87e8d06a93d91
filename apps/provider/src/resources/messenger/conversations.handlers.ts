import type { Context, Handlers } from '../../http/contract/handler.ts';
import { forbidden, notFound, rejectStale } from '../../httpError.ts';
import { pageBody, pageFrom } from '../paging.ts';
import { startDirect, startGroup } from './conversations.commands.ts';
import {
  type ConversationRow,
  countConversations,
  findConversation,
  findConversations,
  lockConversation,
  lockConversationState,
} from './conversations.queries.ts';
import { findConversationMember, getAllowedConversationActions } from './messenger.policy.ts';
import { presentConversation, presentListedConversation } from './messenger.present.ts';
import { countUnread, moveBack, moveOn } from './pointers.queries.ts';

type ConversationContext = Pick<Context<'getConversation'>, 'tx' | 'path' | 'person'>;

/**
 * Finds the conversation of the path.
 * @throws HttpError 404 when it does not exist, 403 for a person who is not a member.
 */
export async function findVisibleConversation({ tx, path, person }: ConversationContext, lock = false) {
  if (lock) await lockConversation(tx, path.id);
  const conversation = await findConversation(tx, path.id, person.id);
  if (!conversation) throw notFound();
  if (!findConversationMember(conversation, person.id)) throw forbidden();
  return conversation;
}

export const memberIds = ({ members }: Pick<ConversationRow, 'members'>) =>
  members.map(({ user }) => user.id);

/** @throws HttpError 404, 403 for a person who is not a member. */
async function lockedForMember({ tx, path, person }: ConversationContext) {
  const conversation = await lockConversationState(tx, path.id);
  if (!conversation) throw notFound();
  if (!conversation.member_ids.includes(person.id)) throw forbidden();
  return conversation;
}

/** Returns the answer with the conversation as it is now. */
export async function answered({ tx, path, person }: ConversationContext) {
  const row = (await findConversation(tx, path.id, person.id))!;
  return { headers: { etag: `"${row.version}"` }, body: { data: presentConversation(row, person.id) } };
}

export const conversationsHandlers = {
  listConversations: async ({ tx, person, query }) => {
    const { archived = false } = query;
    const total = await countConversations(tx, person.id, archived);
    const page = pageFrom(query);
    const { limit, offset } = page;
    const rows = offset < total ? await findConversations(tx, person.id, { archived, limit, offset }) : [];
    const data = rows.map((row) => presentListedConversation(row, person.id));
    return { status: 200, body: pageBody('/api/v1/conversations', query, page, total, data) };
  },

  countUnreadMessages: async ({ tx, person }) => ({
    status: 200,
    body: { data: { count: await countUnread(tx, person.id) } },
  }),

  createConversation: async (context) => {
    const { tx, person, body, publish } = context;
    const { isNew, id } =
      body.kind === 'direct' ? await startDirect(context, body.user_id) : await startGroup(context);
    const answer = await answered({ tx, person, path: { id } });
    const to = answer.body.data.members.map(({ user }) => user.id);
    if (isNew) publish({ kind: 'conversation.updated', to, data: { conversation_id: id } });
    return { status: isNew ? 201 : 200, ...answer };
  },

  getConversation: async (context) => {
    await findVisibleConversation(context);
    return { status: 200, ...(await answered(context)) };
  },

  updateConversation: async (context) => {
    const { tx, person, body, version, publish } = context;
    const conversation = await findVisibleConversation(context, true);
    if (!getAllowedConversationActions(conversation, person.id).update) throw forbidden();
    rejectStale(version, conversation);
    const change = { name: body.name.trim(), description: body.description?.trim() || null };
    await tx
      .updateTable('conversations')
      .set({ ...change, version: conversation.version + 1 })
      .where('id', '=', conversation.id)
      .execute();
    const data = { conversation_id: conversation.id };
    publish({ kind: 'conversation.updated', to: memberIds(conversation), data });
    return { status: 200, ...(await answered(context)) };
  },

  markConversationRead: async (context) => {
    const { tx, person, body, publish } = context;
    const conversation = await lockedForMember(context);
    const key = { conversation_id: conversation.id, user_id: person.id };
    const last_read_seq = Math.min(body.seq, conversation.last_seq);
    const moved = await moveOn(tx, key, last_read_seq);
    if (!moved) return { status: 204 };
    const to = moved.isNew ? conversation.member_ids : [person.id];
    publish({ kind: 'conversation.read', to, data: { ...key, last_read_seq } });
    return { status: 204 };
  },

  markConversationUnread: async (context) => {
    const { tx, person, body, publish } = context;
    const { id: conversation_id, last_seq } = await lockedForMember(context);
    const before = Math.max(Math.min(body.seq, last_seq) - 1, 0);
    const last_read_seq = await moveBack(tx, { conversation_id, user_id: person.id }, before);
    if (last_read_seq === undefined) return { status: 204 };
    publish({ kind: 'conversation.unread', to: [person.id], data: { conversation_id, last_read_seq } });
    return { status: 204 };
  },
} satisfies Partial<Handlers>;
