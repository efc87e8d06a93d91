import type { MemberRole, MessageReport, MessageReportHandling } from '@school/domain';
import type { Generated } from 'kysely';
import type { Json, OfCollege } from '../columns.ts';

/** A message as it was when it was reported. PostgreSQL builds the JSON, so times are texts. */
export interface StoredEvidence {
  id: string;
  author: { id: string; name: string; first_lastname: string | null; second_lastname: string | null };
  body: string;
  files: string[];
  created_at: string;
  edited_at: string | null;
  deleted_at: string | null;
}

/** Tables of conversations, their files, and the search words of messages. */
export interface MessengerTables {
  conversations: OfCollege & {
    id: string;
    kind: 'direct' | 'group';
    name: string | null;
    description: string | null;
    first_user_id: string | null;
    second_user_id: string | null;
    last_seq: Generated<number>;
    version: Generated<number>;
    created_at: Date;
    updated_at: Date;
  };
  conversation_members: OfCollege & {
    conversation_id: string;
    user_id: string;
    role: MemberRole;
    last_read_seq: Generated<number>;
    /** The last message that reached a device; lower than `last_read_seq` if that one was read later. */
    received_seq: Generated<number>;
    /** The member's own read pointer, where it is below the one that the others see. */
    own_read_seq: number | null;
    muted: Generated<boolean>;
    /** When muting ends; null until changed. */
    muted_until: Date | null;
    pinned_at: Date | null;
    archived: Generated<boolean>;
  };
  messages: OfCollege & {
    id: string;
    conversation_id: string;
    author_id: string;
    client_id: string;
    seq: number;
    body: string;
    search_text: string;
    reply_to_id: string | null;
    forwarded: Generated<boolean>;
    created_at: Date;
    edited_at: Date | null;
    deleted_at: Date | null;
  };
  message_attachments: OfCollege & {
    id: string;
    conversation_id: string;
    author_id: string;
    message_id: string | null;
    position: Generated<number>;
    file_id: string;
    file_name: string;
    file_type: string;
    file_size: number;
    file_sha256: string;
    created_at: Date;
  };
  message_reactions: OfCollege & { message_id: string; user_id: string; emoji: string; created_at: Date };
  user_presence: OfCollege & { user_id: string; online_at: Date };
  /** Pairs of roles that may not start conversations. */
  messaging_blocks: OfCollege & { from_role_id: string; to_role_id: string };
  message_reports: OfCollege & {
    id: string;
    /** Null after retention deleted the message. */
    message_id: string | null;
    conversation_id: string;
    conversation_name: string | null;
    reporter_id: string;
    author_id: string;
    reason: MessageReport['reason'];
    note: string;
    /** The message is the last one; up to ten earlier ones are before it. */
    evidence: Json<StoredEvidence[]>;
    created_at: Date;
    outcome: MessageReportHandling['outcome'] | null;
    handling_note: string | null;
    handled_by: string | null;
    handled_at: Date | null;
  };
  message_words: OfCollege & { conversation_id: string; word: string; message_id: string };
}
