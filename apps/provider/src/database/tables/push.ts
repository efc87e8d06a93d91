import type { Generated } from 'kysely';
import type { OfCollege } from '../columns.ts';

/** Tables of push messages. */
export interface PushTables {
  /** One row for the whole installation. */
  vapid_keys: { id: Generated<boolean>; public_key: string; private_key: Buffer; created_at: Date };
  push_subscriptions: OfCollege & {
    id: string;
    user_id: string;
    token_id: string;
    endpoint_hash: Buffer;
    subscription: Buffer;
    browser: string | null;
    system: string | null;
    created_at: Date;
  };
  /** Members of conversations whose devices wait for a push message about new messages. */
  message_pushes: OfCollege & {
    conversation_id: string;
    user_id: string;
    first_seq: number;
    /** The newest message that came while a worker held the row, else the first one. */
    newest_seq: number;
    attempts: Generated<number>;
    next_attempt_at: Date;
    expires_at: Date;
    lease: string | null;
    lease_expires_at: Date | null;
  };
}
