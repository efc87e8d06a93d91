import type { ChannelFailure, SmtpAuth, SmtpEncryption, SmtpProblem } from '@school/domain';
import type { Generated } from 'kysely';
import type { OfCollege } from '../columns.ts';

/** How a message reaches a person outside of the app. */
export type DeliveryChannel = 'email' | 'push' | 'sms';

/** What a message is about: one of them, or none for a digest. */
interface MessageSubject {
  notification_id: string | null;
  post_id: string | null;
  event_change_id: string | null;
}

/** Tables of mails and mail servers, and of the pictures that schools uploaded. */
export interface MailTables {
  email_jobs: OfCollege & {
    id: string;
    payload: Buffer | null;
    attempts: Generated<number>;
    next_attempt_at: Date;
    sent_at: Date | null;
    problem: SmtpProblem | null;
    /** The mail server's words. */
    reply: string | null;
    error: string | null;
    lease: string | null;
    lease_expires_at: Date | null;
    failed_at: Date | null;
    created_at: Date;
  };
  /**
   * Messages outside of the app. `message_id` is the id of the notification, its update, the post, the change of an event, or
   * the digest.
   */
  deliveries: OfCollege &
    MessageSubject & {
      message_id: string;
      user_id: string;
      digest: Generated<boolean>;
      channel: DeliveryChannel;
      urgent: boolean;
      state: Generated<'queued' | 'sent' | 'failed'>;
      reason: ChannelFailure | null;
      error: string | null;
      /** Why the last attempt of an e-mail failed, and the mail server's words. */
      problem: SmtpProblem | null;
      server_reply: string | null;
      attempts: Generated<number>;
      next_attempt_at: Date;
      lease: string | null;
      lease_expires_at: Date | null;
      ended_at: Date | null;
      created_at: Date;
    };
  /** Messages that wait for the digest of a person, or that `digest_id` contains. */
  digest_items: OfCollege &
    MessageSubject & {
      /** Of unread messages. */
      conversation_id: string | null;
      message_id: string;
      user_id: string;
      due_at: Date;
      digest_id: string | null;
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
    /** The mail server's words. */
    reply: string | null;
    updated_at: Date;
    version: Generated<number>;
  };
  /** The mailboxes that receive reports about undelivered e-mails. */
  bounce_mailboxes: OfCollege & {
    host: string;
    port: number;
    encryption: SmtpEncryption;
    username: string;
    password: Buffer | null;
    uid_validity: string | null;
    last_uid: Generated<number>;
    attempts: Generated<number>;
    next_attempt_at: Date;
    lease: string | null;
    lease_expires_at: Date | null;
    checked_at: Date | null;
    problem: SmtpProblem | null;
  };
  college_pictures: OfCollege & { id: string; content: Buffer; created_at: Date };
}
