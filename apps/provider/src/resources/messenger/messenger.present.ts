import type { Conversation, Message } from '@school/domain';
import { presentPerson } from '../accounts/accounts.present.ts';
import type { ConversationRow } from './conversations.queries.ts';
import type { MessageRow } from './messages.queries.ts';
import { memberOf, rightsOn } from './messenger.policy.ts';

const iso = (time: Date | string) => new Date(time).toISOString();

/** Converts a message to the contract's form, the same for every member. */
export function presentMessage(row: MessageRow): Message {
  const { id, conversation_id, client_id, seq, body, attachments, reply_to } = row;
  return {
    id,
    conversation_id,
    client_id,
    seq,
    author: presentPerson(row.author),
    body,
    attachments,
    reply_to: reply_to && { ...reply_to, author: presentPerson(reply_to.author) },
    created_at: iso(row.created_at),
    edited_at: row.edited_at && iso(row.edited_at),
    deleted_at: row.deleted_at && iso(row.deleted_at),
  };
}

/** Converts a conversation to the form that this member sees. */
export function presentConversation(row: ConversationRow, personId: string): Conversation {
  const { id, kind, name, description, last_seq, version } = row;
  const last_read_seq = memberOf(row, personId)?.last_read_seq ?? 0;
  return {
    id,
    kind,
    name,
    description,
    members: row.members.map((member) => ({ ...member, user: presentPerson(member.user) })),
    last_message: row.last_message && presentMessage(row.last_message),
    last_seq,
    last_read_seq,
    unread_count: last_seq - last_read_seq,
    version,
    created_at: iso(row.created_at),
    updated_at: iso(row.updated_at),
    can: rightsOn(row, personId),
  };
}
