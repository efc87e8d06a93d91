import type { Message, QuotedMessage, StreamEvent } from '@school/domain';
import { applyReactions } from '@school/domain/stream';

/** A gapless part of a conversation's messages, as loaded from the server and changed by events. */
export interface MessageWindow {
  /** By `seq`, ascending, without gaps. */
  messages: readonly Message[];
  /** Whether older messages can be loaded. */
  hasOlder: boolean;
  /** Whether newer messages can be loaded: the window doesn't reach the end, or an event was missed. */
  hasNewer: boolean;
}

/** Event that changes the reactions of a message. */
export type ReactionEvent = Extract<StreamEvent, { kind: 'message.reacted' }>;

/** Event that changes messages. */
export type MessageEvent = Extract<
  StreamEvent,
  { kind: 'message.created' | 'message.updated' | 'message.deleted' }
>;

const isMessageEvent = (event: StreamEvent): event is MessageEvent =>
  event.kind === 'message.created' || event.kind === 'message.updated' || event.kind === 'message.deleted';

/** Event that changes the loaded messages of a conversation. */
export type WindowEvent = MessageEvent | ReactionEvent;

/** Whether an event changes messages of this conversation. */
export function isWindowEvent(event: StreamEvent, conversationId: string): event is WindowEvent {
  if (event.kind === 'message.reacted') return event.data.conversation_id === conversationId;
  return isMessageEvent(event) && event.data.message.conversation_id === conversationId;
}

const excerptLength = 140;

/** Returns the quotation of a message as the server writes it. */
export const toQuotation = ({ id, seq, author, body, attachments, deleted_at }: Message): QuotedMessage => ({
  id,
  seq,
  author,
  excerpt: [...body].slice(0, excerptLength).join(''),
  attachments_count: attachments.length,
  deleted: deleted_at !== null,
});

/** Returns the newest page, as `listMessages` answers it (newest first). */
export const newestWindow = (page: readonly Message[], hasOlder: boolean): MessageWindow => ({
  messages: [...page].reverse(),
  hasOlder,
  hasNewer: false,
});

/** Adds a page of older messages (newest first). */
export function withOlder(window: MessageWindow, page: readonly Message[], hasOlder: boolean): MessageWindow {
  const first = window.messages[0]?.seq ?? Infinity;
  const older = page.filter(({ seq }) => seq < first).reverse();
  return { ...window, messages: [...older, ...window.messages], hasOlder };
}

/** Adds a page of newer messages (oldest first). */
export function withNewer(window: MessageWindow, page: readonly Message[], hasNewer: boolean): MessageWindow {
  const last = window.messages.at(-1)?.seq ?? 0;
  const newer = page.filter(({ seq }) => seq > last);
  return { ...window, messages: [...window.messages, ...newer], hasNewer };
}

/** Replaces the messages of a page (oldest first) that are loaded. */
export const withReloaded = (window: MessageWindow, page: readonly Message[]): MessageWindow => {
  const bySeq = new Map(page.map((message) => [message.seq, message]));
  return { ...window, messages: window.messages.map((message) => bySeq.get(message.seq) ?? message) };
};

/** Changes one message. */
export const withChanged = (
  { messages, ...window }: MessageWindow,
  id: string,
  change: (message: Message) => Message,
): MessageWindow => ({ ...window, messages: messages.map((one) => (one.id === id ? change(one) : one)) });

/** Applies a reaction, or the removal of one. */
export const afterReaction = (window: MessageWindow, { data }: ReactionEvent, me: string): MessageWindow =>
  withChanged(window, data.message_id, (message) => ({
    ...message,
    reactions: applyReactions(message.reactions, data, me),
  }));

/** Replaces a message and its quotations. An edit changes no reactions. */
function replaced({ messages, ...window }: MessageWindow, message: Message): MessageWindow {
  const next = messages.map((one) => {
    if (one.id === message.id) return message.deleted_at ? message : { ...message, reactions: one.reactions };
    return one.reply_to?.id === message.id ? { ...one, reply_to: toQuotation(message) } : one;
  });
  return { ...window, messages: next };
}

/**
 * Applies an event, or the message that the server confirmed. Events arrive at least once: a known message is replaced.
 * After a missed message the window says that newer ones can be loaded, because it has no gaps.
 */
export function afterEvent(window: MessageWindow, { kind, data: { message } }: MessageEvent): MessageWindow {
  const last = window.messages.at(-1)?.seq ?? 0;
  if (kind !== 'message.created') return replaced(window, message);
  if (message.seq <= last) return window;
  if (window.hasNewer || message.seq > last + 1) return { ...window, hasNewer: true };
  return { ...window, messages: [...window.messages, message] };
}

/** Applies any event that changes the messages of the window's conversation. */
export const afterWindowEvent = (window: MessageWindow, event: WindowEvent, me: string): MessageWindow =>
  event.kind === 'message.reacted' ? afterReaction(window, event, me) : afterEvent(window, event);
