import type { EmailFailure, SmtpAuth, SmtpEncryption, SmtpProblem } from '@school/domain';
import type { Generated } from 'kysely';
import type { OfCollege } from '../columns.ts';

/** Tables of mails and mail servers, and of the pictures that schools uploaded. */
export interface MailTables {
  email_jobs: OfCollege & {
    id: string;
    payload: Buffer | null;
    attempts: Generated<number>;
    next_attempt_at: Date;
    sent_at: Date | null;
    problem: SmtpProblem | null;
    error: string | null;
    lease: string | null;
    lease_expires_at: Date | null;
    failed_at: Date | null;
    created_at: Date;
  };
  /** Messages of notifications outside of the app; `message_id` is the notification's or the update's id. */
  deliveries: OfCollege & {
    notification_id: string;
    message_id: string;
    user_id: string;
    channel: 'email' | 'push' | 'sms';
    urgent: boolean;
    state: Generated<'queued' | 'sent' | 'failed'>;
    reason: EmailFailure | null;
    error: string | null;
    attempts: Generated<number>;
    next_attempt_at: Date;
    lease: string | null;
    lease_expires_at: Date | null;
    ended_at: Date | null;
    created_at: Date;
  };
  smtp_settings: OfCollege & {
    host: string;
    port: number;
    encryption: SmtpEncryption;
    auth: SmtpAuth;
    username: string | null;
    password: Buffer | null;
    from_name: string;
    from_address: string;
    reply_to: string | null;
    /** Result and time of the last test or use; both null before the first. */
    checked_at: Date | null;
    problem: SmtpProblem | null;
    updated_at: Date;
    version: Generated<number>;
  };
  college_pictures: OfCollege & { id: string; content: Buffer; created_at: Date };
}
