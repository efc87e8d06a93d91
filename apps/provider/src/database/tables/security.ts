import type { OfCollege } from '../columns.ts';

/** Sessions, failed sign-ins and rate limits. */
export interface SecurityTables {
  tokens: OfCollege & {
    id: string;
    user_id: string;
    hash: Buffer;
    device_name: string | null;
    browser: string | null;
    system: string | null;
    created_at: Date;
    last_used_at: Date;
    expires_at: Date;
  };
  sign_in_attempts: {
    key: Buffer;
    consecutive_failures: number;
    daily_failures: number;
    day_ends_at: Date;
    next_attempt_at: Date;
  };
  rate_limits: { key: string; hits: number; ends_at: Date };
}
