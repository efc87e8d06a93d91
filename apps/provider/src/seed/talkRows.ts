import type { DemoConversation, DemoSchool } from '../../seed/shape.ts';
import type { NewRow } from '../database/schema.ts';
import { messageSearchText, toSearchWords } from '../resources/messenger/words.ts';
import type { SchoolRows } from './schoolRows.ts';

function conversationRow(college_id: string, talk: DemoConversation): NewRow<'conversations'> {
  const { id, kind, name, description, messages, members } = talk;
  const [first_user_id, second_user_id] = members.map(({ user_id }) => user_id).sort();
  const pair = kind === 'direct' ? { first_user_id, second_user_id } : {};
  const times = {
    created_at: new Date(messages[0]!.created_at),
    updated_at: new Date(messages.at(-1)!.created_at),
  };
  return { college_id, id, kind, name, description, ...pair, last_seq: messages.length, ...times };
}

function messageRows(college_id: string, talk: DemoConversation): NewRow<'messages'>[] {
  return talk.messages.map(({ created_at, ...message }, place) => ({
    college_id,
    conversation_id: talk.id,
    client_id: message.id,
    seq: place + 1,
    ...message,
    search_text: messageSearchText(toSearchWords(message.body)),
    created_at: new Date(created_at),
  }));
}

function wordRows(college_id: string, { id, messages }: DemoConversation): NewRow<'message_words'>[] {
  return messages.flatMap((message) =>
    [...new Set(toSearchWords(message.body))].map((word) => ({
      college_id,
      conversation_id: id,
      word,
      message_id: message.id,
    })),
  );
}

/** Returns the conversations of a sample school, with their messages and search words. */
export function talkRows({ college, conversations }: DemoSchool): SchoolRows {
  const college_id = college.id;
  return {
    conversations: conversations.map((talk) => conversationRow(college_id, talk)),
    conversation_members: conversations.flatMap(({ id: conversation_id, members }) =>
      members.map((member) => ({ college_id, conversation_id, ...member })),
    ),
    messages: conversations.flatMap((talk) => messageRows(college_id, talk)),
    message_words: conversations.flatMap((talk) => wordRows(college_id, talk)),
  };
}
