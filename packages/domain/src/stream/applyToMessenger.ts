import type {
  Conversation,
  Message,
  MessageReaction,
  QuotedMessage,
  StreamEvent,
} from '../generated/types.gen.ts';

/** The messenger data of a client, as fetched. */
export interface Messenger {
  /** Pinned ones first, then the latest first; archived ones are last. */
  conversations: readonly Conversation[];
  /** By conversation, the newest first; a conversation that was not fetched is not in it. */
  messages: Readonly<Record<string, readonly Message[]>>;
}

type ReactedData = Extract<StreamEvent, { kind: 'message.reacted' }>['data'];

const excerptLength = 140;

const quoted = ({ id, seq, author, body, attachments, deleted_at }: Message): QuotedMessage => ({
  id,
  seq,
  author,
  excerpt: [...body].slice(0, excerptLength).join(''),
  attachments_count: attachments.length,
  deleted: deleted_at !== null,
});

/**
 * Returns the reactions after an event. What an event says of `mine` is true for its person only.
 *
 * @param known The reactions before it.
 * @param me Id of the signed-in person.
 */
export function applyReactions(
  known: readonly MessageReaction[],
  { user_id, emoji, added, reactions }: ReactedData,
  me: string,
): MessageReaction[] {
  const wasMine = (one: string) => known.some((reaction) => reaction.emoji === one && reaction.mine);
  return reactions.map((reaction) => ({
    ...reaction,
    mine: user_id === me && reaction.emoji === emoji ? added : wasMine(reaction.emoji),
  }));
}

/** The message as it is now, also where another one quotes it. */
function replaced(storedMessage: Message, message: Message): Message {
  // An edit changes no reactions.
  if (storedMessage.id === message.id)
    return message.deleted_at ? message : { ...message, reactions: storedMessage.reactions };
  return storedMessage.reply_to?.id === message.id
    ? { ...storedMessage, reply_to: quoted(message) }
    : storedMessage;
}

/** Advances a member's pointer of received messages; it never goes back. */
const received = (conversation: Conversation, userId: string, seq: number): Conversation => ({
  ...conversation,
  members: conversation.members.map((member) =>
    member.user.id === userId
      ? { ...member, last_received_seq: Math.max(member.last_received_seq, seq) }
      : member,
  ),
});

/** Advances a read pointer; it never goes back. What was read was received. */
function read(conversation: Conversation, userId: string, seq: number, me: string): Conversation {
  const members = received(conversation, userId, seq).members.map((member) =>
    member.user.id === userId ? { ...member, last_read_seq: Math.max(member.last_read_seq, seq) } : member,
  );
  const last_read_seq =
    userId === me ? Math.max(conversation.last_read_seq, seq) : conversation.last_read_seq;
  return { ...conversation, members, last_read_seq, unread_count: conversation.last_seq - last_read_seq };
}

function addLastMessage(conversation: Conversation, message: Message, me: string): Conversation {
  if (message.seq <= conversation.last_seq) return conversation;
  const { seq, created_at: updated_at } = message;
  const { archived, muted } = conversation.settings;
  // A new message takes a conversation out of the archive, unless it is muted.
  const settings = { ...conversation.settings, archived: archived && muted };
  return read(
    { ...conversation, last_message: message, last_seq: seq, updated_at, settings },
    message.author.id,
    seq,
    me,
  );
}

const byOrder = (one: Conversation, other: Conversation) =>
  Number(one.settings.archived) - Number(other.settings.archived) ||
  Number(other.settings.pinned) - Number(one.settings.pinned) ||
  Date.parse(other.updated_at) - Date.parse(one.updated_at) ||
  (one.id < other.id ? 1 : -1);

/**
 * Returns the data after an event, equal to a new fetch. Ignores events of unknown conversations; those, and the one of
 * `conversation.updated`, must be fetched.
 *
 * @param me Id of the signed-in person.
 */
export function applyToMessenger(messenger: Messenger, event: StreamEvent, me: string): Messenger {
  const { conversations, messages } = messenger;
  const change = (id: string, to: (conversation: Conversation) => Conversation) =>
    conversations.map((one) => (one.id === id ? to(one) : one));
  if (event.kind === 'conversation.read') {
    const { conversation_id, user_id, last_read_seq } = event.data;
    return {
      messages,
      conversations: change(conversation_id, (one) => read(one, user_id, last_read_seq, me)),
    };
  }
  if (event.kind === 'conversation.received') {
    const { conversation_id, user_id, last_received_seq } = event.data;
    return {
      messages,
      conversations: change(conversation_id, (one) => received(one, user_id, last_received_seq)),
    };
  }
  if (event.kind === 'conversation.unread') {
    const { conversation_id, last_read_seq } = event.data;
    return {
      messages,
      conversations: change(conversation_id, (one) => ({
        ...one,
        last_read_seq,
        unread_count: one.last_seq - last_read_seq,
      })),
    };
  }
  if (event.kind === 'conversation.settings') {
    const { conversation_id, settings } = event.data;
    return {
      messages,
      conversations: change(conversation_id, (one) => ({ ...one, settings })).sort(byOrder),
    };
  }
  if (event.kind === 'message.created') {
    const { message } = event.data;
    const id = message.conversation_id;
    const list = messages[id];
    const isNew = list && (list[0]?.seq ?? 0) < message.seq;
    return {
      conversations: change(id, (one) => addLastMessage(one, message, me)).sort(byOrder),
      messages: isNew ? { ...messages, [id]: [message, ...list] } : messages,
    };
  }
  if (event.kind === 'message.updated' || event.kind === 'message.deleted') {
    const { message } = event.data;
    const id = message.conversation_id;
    const list = messages[id];
    return {
      conversations: change(id, (one) => ({
        ...one,
        last_message: one.last_message && replaced(one.last_message, message),
      })),
      messages: list ? { ...messages, [id]: list.map((one) => replaced(one, message)) } : messages,
    };
  }
  if (event.kind === 'message.reacted') {
    const { conversation_id: id, message_id } = event.data;
    const list = messages[id];
    const reacted = (one: Message): Message =>
      one.id === message_id ? { ...one, reactions: applyReactions(one.reactions, event.data, me) } : one;
    return {
      conversations: change(id, (one) => ({
        ...one,
        last_message: one.last_message && reacted(one.last_message),
      })),
      messages: list ? { ...messages, [id]: list.map(reacted) } : messages,
    };
  }
  return messenger;
}
