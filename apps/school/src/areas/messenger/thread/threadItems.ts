import type { Message } from '@school/domain';
import type { WaitingMessage } from '../useMessageOutbox.ts';

/** A message on screen: one of the server, or one that waits on this device. */
export type ThreadItem = {
  /** Equal before and after the server confirms the message. */
  key: string;
  sentAt: string;
  authorId: string;
} & ({ message: Message; waiting?: never } | { waiting: WaitingMessage; message?: never });

/** Returns messages and, below them, those that the server doesn't have yet. */
export function threadItems(
  messages: readonly Message[],
  waiting: readonly WaitingMessage[],
  me: string,
): readonly ThreadItem[] {
  const confirmed = new Set(messages.filter(({ author }) => author.id === me).map((one) => one.client_id));
  return [
    ...messages.map((message) => ({
      // Unique per author only.
      key: message.author.id === me ? message.client_id : message.id,
      sentAt: message.created_at,
      authorId: message.author.id,
      message,
    })),
    ...waiting
      .filter(({ id }) => !confirmed.has(id))
      .map((entry) => ({ key: entry.id, sentAt: entry.createdAt, authorId: me, waiting: entry })),
  ];
}

/** Milliseconds within which messages of one author belong together. */
const groupTime = 5 * 60_000;

/** Whether two consecutive messages belong together: the author is named once. */
export const isSameGroup = (one: ThreadItem | undefined, other: ThreadItem | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  one.authorId === other.authorId &&
  Math.abs(Date.parse(other.sentAt) - Date.parse(one.sentAt)) < groupTime &&
  one.sentAt.slice(0, 10) === other.sentAt.slice(0, 10);
