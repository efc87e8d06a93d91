import {
  type Conversation,
  type ConversationSettings,
  fullName,
  type Message,
  type SentAttachment,
} from '@school/domain';
import { presentPerson } from '../accounts/accounts.present.ts';
import type { SentAttachmentRow } from './attachments.queries.ts';
import type { ConversationRow, OwnRow } from './conversations.queries.ts';
import type { MessageRow } from './messages.queries.ts';
import { findConversationMember, getAllowedConversationActions } from './messenger.policy.ts';

const iso = (time: Date | string) => new Date(time).toISOString();

/** Converts a message to the contract's form for the person who was given to the query. */
export function presentMessage(row: MessageRow): Message {
  const { id, conversation_id, client_id, seq, body, attachments, reply_to, forwarded, reactions } = row;
  return {
    id,
    conversation_id,
    client_id,
    seq,
    author: presentPerson(row.author),
    body,
    attachments,
    reply_to: reply_to && { ...reply_to, author: presentPerson(reply_to.author) },
    forwarded,
    reactions: reactions.map((reaction) => ({
      ...reaction,
      people: reaction.people.map((person) => ({ id: person.id, name: fullName(person) })),
    })),
    created_at: iso(row.created_at),
    edited_at: row.edited_at && iso(row.edited_at),
    deleted_at: row.deleted_at && iso(row.deleted_at),
  };
}

/** Converts a file to the contract's form, for a list of files. */
export const presentSentAttachment = (row: SentAttachmentRow): SentAttachment => ({
  id: row.id,
  name: row.file_name,
  type: row.file_type,
  size: row.file_size,
  message_seq: row.message_seq,
  author: presentPerson(row.author),
  created_at: iso(row.created_at),
});

/** Returns a message as an event has it, which is the same for every member. */
export const withoutReader = (message: Message): Message => ({
  ...message,
  reactions: message.reactions.map((reaction) => ({ ...reaction, mine: false })),
});

/** Converts a member's settings of a conversation to the contract's form. */
export const presentSettings = ({
  muted,
  muted_until,
  pinned_at,
  archived,
}: Omit<OwnRow, 'own_read_seq'>): ConversationSettings => ({
  muted,
  muted_until: muted_until && iso(muted_until),
  pinned: pinned_at !== null,
  archived,
});

/** Converts a conversation to the form that this member sees; the query was given the same person. */
export function presentConversation(row: ConversationRow, personId: string): Conversation {
  const { id, kind, name, description, last_seq, version } = row;
  const ownMember = row.own!;
  const last_read_seq = ownMember.own_read_seq ?? findConversationMember(row, personId)!.last_read_seq;
  return {
    id,
    kind,
    name,
    description,
    members: row.members.map((member) => ({ ...member, user: presentPerson(member.user) })),
    members_count: row.members.length,
    reachable: row.reachable,
    last_message: row.last_message && presentMessage(row.last_message),
    last_seq,
    last_read_seq,
    unread_count: last_seq - last_read_seq,
    settings: presentSettings(ownMember),
    version,
    created_at: iso(row.created_at),
    updated_at: iso(row.updated_at),
    can: getAllowedConversationActions(row, personId),
  };
}

/** Members of a conversation in a list: a page of groups with 500 members each would have megabytes. */
const mostListedMembers = 50;

/** Converts a conversation to the form that a list has of it: of a large group, only the members who have read the furthest. */
export function presentListedConversation(row: ConversationRow, personId: string): Conversation {
  const conversation = presentConversation(row, personId);
  const { members } = conversation;
  if (members.length <= mostListedMembers) return conversation;
  const furthest = members.toSorted(
    (one, other) =>
      other.last_read_seq - one.last_read_seq || other.last_received_seq - one.last_received_seq,
  );
  const listed = new Set(furthest.slice(0, mostListedMembers));
  return { ...conversation, members: members.filter((member) => listed.has(member)) };
}
