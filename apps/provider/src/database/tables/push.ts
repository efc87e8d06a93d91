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
}
