import { sql } from 'kysely';
import type { Row } from '../database/schema.ts';
import { newId } from '../newId.ts';
import type { Context } from '../http/contract/handler.ts';

/** A mail as its recipient reads it. */
export interface Mail {
  /** The queue's id; the mail's Message-ID is derived from it. */
  id: string;
  /** Display name and address of the sender. */
  from: { name: string; address: string };
  to: { name: string; address: string };
  /** @default the sender's */
  replyTo?: string;
  subject: string;
  text: string;
  /** The HTML part. */
  html?: string;
  /** PNG that the HTML part shows. */
  logo?: Buffer;
  /** Each priority has separate connections: urgent ones never wait behind others. @default 'normal' */
  priority?: 'urgent' | 'normal' | 'bulk';
  /** The id of the first e-mail of the thread. */
  threadId?: string;
  /** The Date header; the same at every attempt. */
  date?: Date;
  /** Whether the mail server reports a failed or late delivery (DSN, RFC 3461). @default false */
  reportsFailure?: boolean;
  /** The one-click address of RFC 8058. */
  unsubscribe?: string;
}

/** An e-mail with a link to choose a password: after recovery, a reset by an administrator, or an invitation. */
export interface PasswordEmail {
  kind: 'recovery' | 'passwordReset' | 'invitation';
  /** The address as typed; whether an account has it is checked when the mail is rendered. */
  address: string;
  /** Origin of the link, at the school's own domain: `https://aromos.example`. */
  origin: string;
  /** The link's secret, set at the first attempt, so that every attempt sends the same mail. */
  secret?: string;
}

/**
 * An e-mail to the unconfirmed address of a sign-up: with the link to confirm it, or, where the address has an
 * account or a request, with a text that says it.
 */
export interface ConfirmationEmail {
  kind: 'signUpConfirmation';
  address: string;
  /** The link's secret. */
  secret: string;
  origin: string;
}

/** An e-mail to a person who requested an account and confirmed the address. */
export interface SignUpEmail {
  kind: 'signUpReceived';
  userId: string;
  origin: string;
}

/**
 * An e-mail about a change of an account. It contains the recipient, because the account may change its address or be
 * deleted.
 */
export interface AccountEmail {
  kind:
    | 'signUpApproved'
    | 'signUpRefused'
    | 'emailChanged'
    | 'passwordChanged'
    | 'passwordGuesses'
    | 'pinSet'
    | 'pinRemoved'
    | 'pinLocked';
  to: { name: string; address: string };
  origin: string;
  /** Time of the change, ISO 8601. */
  at: string;
}

/** Settings of a mail server that the school no longer has; the encrypted password in base64. */
export type FormerServer = Omit<Row<'smtp_settings'>, 'password'> & { password: string | null };

/** An e-mail about a change of the mail server, which goes the way of e-mails before the change. */
export interface ServerEmail extends Omit<AccountEmail, 'kind'> {
  kind: 'mailServerChanged';
  /** Null for the installation's server. */
  via: FormerServer | null;
}

/** An e-mail waiting to be sent; it is rendered when it is sent. */
export type EmailJob = PasswordEmail | ConfirmationEmail | SignUpEmail | AccountEmail | ServerEmail;

export const toPurpose = (collegeId: string, id: string) => `${collegeId} email_jobs.payload ${id}`;

type Queueing = Pick<Context<'createUser'>, 'services' | 'college' | 'now' | 'defer' | 'afterCommit'>;

/** Queues an e-mail in the transaction: it is sent if and only if the transaction commits. */
export function queueEmail({ services, college, now, defer, afterCommit }: Queueing, job: EmailJob): void {
  const id = newId(now);
  const payload = services.encryption.encrypt(JSON.stringify(job), toPurpose(college.id, id));
  defer(sql`
    insert into email_jobs (college_id, id, payload, next_attempt_at, created_at)
    values (${college.id}, ${id}, ${payload}, ${now}, ${now})`);
  afterCommit(services.wakeMail);
}

/** Queues an e-mail to the owner of an account about a change in this request. */
export function queueAccountEmail(
  context: Queueing & Pick<Context<'createUser'>, 'origin'>,
  kind: AccountEmail['kind'],
  { name, email }: { name: string; email: string },
): void {
  const { origin, now } = context;
  queueEmail(context, { kind, to: { name, address: email }, origin, at: now.toISOString() });
}
