import { isBlank, parseMessageSearch, selectsMessages } from '@school/domain';
import { startOfDay } from '../../calendar/zone.ts';
import type { Context, Handlers } from '../../http/contract/handler.ts';
import { forbidden, invalid, notFound } from '../../httpError.ts';
import { findConversationState, lockConversationState } from './conversations.queries.ts';
import { deleteContent, sendMessage } from './messages.commands.ts';
import { findMessage, findMessages, lockMessage, type MessageRow, reword } from './messages.queries.ts';
import { presentMessage, withoutReader } from './messenger.present.ts';
import { type MessageFilter, searchMessages } from './search.queries.ts';
import { toSearchWords } from './words.ts';

type ConversationContext = Pick<Context<'listMessages'>, 'tx' | 'path' | 'person'>;

/** Returns what a query selects; undefined if it has neither a word nor an operator. */
function messageFilter(query: string, zone: string): MessageFilter | undefined {
  const search = parseMessageSearch(query);
  if (!selectsMessages(search)) return undefined;
  const { text, from, before, hasFile } = search;
  const words = [...new Set(toSearchWords(text))].slice(0, 8);
  return { words, from: from.slice(0, 8), until: before ? startOfDay(zone, before) : undefined, hasFile };
}

/** Finds the conversation of the path, for its members. */
export async function findMemberConversation({ tx, path, person }: ConversationContext) {
  return forMember(await findConversationState(tx, path.id), person);
}

function forMember<State extends { member_ids: string[] }>(
  conversation: State | undefined,
  person: ConversationContext['person'],
) {
  if (!conversation) throw notFound();
  if (!conversation.member_ids.includes(person.id)) throw forbidden();
  return conversation;
}

/**
 * Locks a message of this person.
 * @throws HttpError 404 when it does not exist, 403 when it is another person's.
 */
async function ownMessage({ tx, path, person }: ConversationContext) {
  const message = await lockMessage(tx, path.id);
  if (!message) throw notFound();
  if (message.author_id !== person.id || !message.member_ids.includes(person.id)) throw forbidden();
  return message;
}

function seqFrom(text: string | undefined, field: string): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,9}$/.test(text))
    throw invalid({ [field]: [`The ${field} field is not a cursor of this list.`] });
  return Number(text);
}

const cursorPattern = /^(\d{1,15})_([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/;

function parseCursor(text: string | undefined) {
  if (text === undefined) return undefined;
  const [, time, id] = cursorPattern.exec(text) ?? [];
  const date = new Date(Number(time));
  if (!id || Number.isNaN(date.getTime()))
    throw invalid({ before: ['The before field is not a cursor of this list.'] });
  return { time: date, id };
}

const formatCursor = ({ created_at, id }: MessageRow) => `${new Date(created_at).getTime()}_${id}`;

export const messagesHandlers = {
  listMessages: async (context) => {
    const { tx, person, query } = context;
    const conversation = await findMemberConversation(context);
    const { limit = 30 } = query;
    const before = seqFrom(query.before, 'before');
    const after = seqFrom(query.after, 'after');
    const { rows, more } = await findMessages(tx, conversation.id, person.id, { before, after, limit });
    const older = more || (after !== undefined && before === undefined);
    const [newest, oldest] = [rows[0], rows.at(-1)];
    const meta = {
      before: older && oldest ? String(oldest.seq) : null,
      after: newest ? String(newest.seq) : null,
      limit,
    };
    return { status: 200, body: { data: rows.map(presentMessage), meta } };
  },

  createMessage: async (context) => {
    const { tx, person, path, body, publish } = context;
    const conversation = forMember(
      await lockConversationState(tx, path.id, body.reply_to_id ?? null),
      person,
    );
    const { isNew, row } = await sendMessage(context, conversation);
    const message = presentMessage(row);
    if (isNew) publish({ kind: 'message.created', to: conversation.member_ids, data: { message } });
    return { status: isNew ? 201 : 200, body: { data: message } };
  },

  updateMessage: async (context) => {
    const { tx, person, body, now, publish } = context;
    const storedMessage = await ownMessage(context);
    if (storedMessage.deleted_at) throw invalid({ body: ['The message was deleted.'] });
    if (isBlank(body.body)) throw invalid({ body: ['The body field is required.'] });
    await reword(tx, storedMessage, body.body.trim(), { edited_at: now });
    const message = presentMessage((await findMessage(tx, storedMessage.id, person.id))!);
    publish({
      kind: 'message.updated',
      to: storedMessage.member_ids,
      data: { message: withoutReader(message) },
    });
    return { status: 200, body: { data: message } };
  },

  deleteMessage: async (context) => {
    await deleteContent(context, await ownMessage(context));
    return { status: 204 };
  },

  searchMessages: async ({ tx, college, person, query }) => {
    const { limit = 30 } = query;
    const before = parseCursor(query.before);
    const filter = messageFilter(query.q, college.timezone);
    const none = { rows: [], more: false };
    const { rows, more } = filter ? await searchMessages(tx, person.id, filter, { before, limit }) : none;
    const [newest, oldest] = [rows[0], rows.at(-1)];
    const meta = {
      before: more && oldest ? formatCursor(oldest) : null,
      after: newest ? formatCursor(newest) : null,
      limit,
    };
    return { status: 200, body: { data: rows.map(presentMessage), meta } };
  },
} satisfies Partial<Handlers>;
