import type { Conversation, Person } from '@school/domain';

/** Returns the other person of a direct conversation; undefined in a group, or if the account is gone. */
export const otherPerson = ({ kind, members }: Conversation, me: string | undefined): Person | undefined =>
  kind === 'direct' ? members.find(({ user }) => user.id !== me)?.user : undefined;

/** Returns the name of a conversation: the group's, or the other person's. Empty if that account is gone. */
export const conversationName = (conversation: Conversation, me: string | undefined): string =>
  conversation.name ?? otherPerson(conversation, me)?.name ?? '';

/** Returns how far an own message has come: it was read, it reached a device of every other member, or the server has it. */
export function toReceipt(
  conversation: Conversation,
  seq: number,
  me: string | undefined,
): 'read' | 'delivered' | 'sent' {
  if (countReaders(conversation, seq, me) > 0) return 'read';
  const others = conversation.members.filter(({ user }) => user.id !== me);
  return others.length > 0 && others.every((member) => member.last_received_seq >= seq)
    ? 'delivered'
    : 'sent';
}

/** Returns the number of other members who have read a message. */
export const countReaders = ({ members }: Conversation, seq: number, me: string | undefined): number =>
  members.filter(({ user, last_read_seq }) => user.id !== me && last_read_seq >= seq).length;
