import { allows, type MemberRole } from '@school/domain';
import { newId } from '../../newId.ts';
import type { Context, Handlers } from '../../plugins/contract/handler.ts';
import { forbidden, invalid, notFound, refuseStale } from '../../plugins/httpError.ts';
import { linksOf, metaOf } from '../paging.ts';
import {
  type ConversationRow,
  countConversations,
  findConversation,
  findConversations,
  findDirect,
  insertConversation,
  lockConversation,
  lockPlace,
  moveOn,
} from './conversations.queries.ts';
import { memberOf, refuseUnreachable, rightsOn } from './messenger.policy.ts';
import { presentConversation } from './messenger.present.ts';

type Asked = Pick<Context<'getConversation'>, 'tx' | 'path' | 'person'>;

/**
 * Finds the conversation of the path.
 * @throws HttpError 404 when it does not exist, 403 for a person who is not a member.
 */
export async function seenConversation({ tx, path, person }: Asked, lock = false) {
  if (lock) await lockConversation(tx, path.id);
  const conversation = await findConversation(tx, path.id);
  if (!conversation) throw notFound();
  if (!memberOf(conversation, person.id)) throw forbidden();
  return conversation;
}

export const memberIds = ({ members }: Pick<ConversationRow, 'members'>) =>
  members.map(({ user }) => user.id);

/** Returns the answer with the conversation as it is now. */
export async function answered({ tx, path, person }: Asked) {
  const row = (await findConversation(tx, path.id))!;
  return { headers: { etag: `"${row.version}"` }, body: { data: presentConversation(row, person.id) } };
}

type Creation = Context<'createConversation'>;

async function beginDirect({ tx, college, person, now }: Creation, userId: string) {
  if (userId === person.id) throw invalid({ user_id: ['A conversation needs somebody else.'] });
  await refuseUnreachable(tx, person, [userId], 'user_id');
  const [first_user_id, second_user_id] = [person.id, userId].sort() as [string, string];
  const id = newId(now);
  const times = { created_at: now, updated_at: now };
  const conversation = {
    college_id: college.id,
    id,
    kind: 'direct',
    first_user_id,
    second_user_id,
    ...times,
  } as const;
  const members = [first_user_id, second_user_id].map((user_id) => ({
    user_id,
    role: 'member' as MemberRole,
  }));
  const isNew = await insertConversation(tx, conversation, members);
  return { isNew, id: isNew ? id : await findDirect(tx, first_user_id, second_user_id) };
}

async function beginGroup({ tx, college, person, now, body }: Creation) {
  if (body.kind !== 'group') throw new Error('@school/provider: not a group.');
  if (!allows(person, 'messenger.groups')) throw forbidden();
  const others = body.member_ids.filter((id) => id !== person.id);
  await refuseUnreachable(tx, person, others, 'member_ids');
  const id = newId(now);
  const name = body.name.trim();
  const description = body.description?.trim() || null;
  const times = { created_at: now, updated_at: now };
  await insertConversation(tx, { college_id: college.id, id, kind: 'group', name, description, ...times }, [
    { user_id: person.id, role: 'owner' },
    ...others.map((user_id) => ({ user_id, role: 'member' as const })),
  ]);
  return { isNew: true, id };
}

export const conversationsHandlers = {
  listConversations: async ({ tx, person, query }) => {
    const { page = 1, per_page: perPage = 15 } = query;
    const total = await countConversations(tx, person.id);
    const offset = (page - 1) * perPage;
    const rows = offset < total ? await findConversations(tx, person.id, perPage, offset) : [];
    const here = { page, perPage, total, rows: rows.length };
    const data = rows.map((row) => presentConversation(row, person.id));
    return {
      status: 200,
      body: { data, links: linksOf('/api/v1/conversations', query, here), meta: metaOf(here) },
    };
  },

  createConversation: async (context) => {
    const { tx, person, body, announce } = context;
    const { isNew, id } =
      body.kind === 'direct' ? await beginDirect(context, body.user_id) : await beginGroup(context);
    const answer = await answered({ tx, person, path: { id } });
    const to = answer.body.data.members.map(({ user }) => user.id);
    if (isNew) announce({ kind: 'conversation.updated', to, data: { conversation_id: id } });
    return { status: isNew ? 201 : 200, ...answer };
  },

  getConversation: async (context) => {
    await seenConversation(context);
    return { status: 200, ...(await answered(context)) };
  },

  updateConversation: async (context) => {
    const { tx, person, body, version, announce } = context;
    const conversation = await seenConversation(context, true);
    if (!rightsOn(conversation, person.id).update) throw forbidden();
    refuseStale(version, conversation);
    const change = { name: body.name.trim(), description: body.description?.trim() || null };
    await tx
      .updateTable('conversations')
      .set({ ...change, version: conversation.version + 1 })
      .where('id', '=', conversation.id)
      .execute();
    const data = { conversation_id: conversation.id };
    announce({ kind: 'conversation.updated', to: memberIds(conversation), data });
    return { status: 200, ...(await answered(context)) };
  },

  markConversationRead: async ({ tx, person, path, body, announce }) => {
    const place = await lockPlace(tx, path.id);
    if (!place) throw notFound();
    if (!place.member_ids.includes(person.id)) throw forbidden();
    const last_read_seq = Math.min(body.seq, place.last_seq);
    if (!(await moveOn(tx, place.id, person.id, last_read_seq))) return { status: 204 };
    const data = { conversation_id: place.id, user_id: person.id, last_read_seq };
    announce({ kind: 'conversation.read', to: place.member_ids, data });
    return { status: 204 };
  },
} satisfies Partial<Handlers>;
