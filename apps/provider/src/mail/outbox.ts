import { sql } from 'kysely';
import { newId } from '../newId.ts';
import type { Context } from '../plugins/contract/handler.ts';

/** A mail as a person reads it. */
export interface Mail {
  /** The queue's id: the mail's Message-ID is made of it. */
  id: string;
  /** Display name and address of the sender. */
  from: { name: string; address: string };
  to: { name: string; address: string };
  /** @default the sender's */
  replyTo?: string;
  subject: string;
  text: string;
  /** The same for programs that show HTML. */
  html?: string;
  /** PNG that the HTML part shows. */
  logo?: Buffer;
}

/** A link to choose a password: for a person who forgot it, whose password was reset, or who is new. */
export interface PasswordEmail {
  kind: 'recovery' | 'passwordReset' | 'invitation';
  /** As it was typed: whether anybody has this address is found out later. */
  address: string;
  /** What the link begins with, of the school's own domain: `https://aromos.example`. */
  origin: string;
  /** The link's secret, from the first attempt on: every attempt sends the same mail. */
  secret?: string;
}

/** To a person who asked for an account; whether the sign-up was stored is found out later. */
export interface SignUpEmail {
  kind: 'signUpReceived';
  userId: string;
  origin: string;
}

/** What happened to an account. The recipient is part of it: the account may have another address by now, or be gone. */
export interface AccountEmail {
  kind: 'signUpApproved' | 'signUpRefused' | 'emailChanged' | 'passwordChanged' | 'pinSet' | 'pinRemoved';
  to: { name: string; address: string };
  origin: string;
  /** When it happened, ISO 8601. */
  at: string;
}

/** What is to be mailed; the mail is written when it is sent. */
export type EmailJob = PasswordEmail | SignUpEmail | AccountEmail;

export const purposeOf = (collegeId: string, id: string) => `${collegeId} mails.sealed ${id}`;

type Queueing = Pick<Context<'createUser'>, 'services' | 'college' | 'now' | 'store' | 'afterCommit'>;

/** Queues an e-mail in the transaction: it is sent if and only if the transaction commits. */
export function queueEmail({ services, college, now, store, afterCommit }: Queueing, job: EmailJob): void {
  const id = newId(now);
  const sealed = services.seal.close(JSON.stringify(job), purposeOf(college.id, id));
  store(sql`
    insert into mails (college_id, id, sealed, next_attempt_at, created_at)
    values (${college.id}, ${id}, ${sealed}, ${now}, ${now})`);
  afterCommit(services.wakeMail);
}

/** Queues an e-mail to the owner of an account about what happens to it in this request. */
export function queueAccountEmail(
  context: Queueing & Pick<Context<'createUser'>, 'origin'>,
  kind: AccountEmail['kind'],
  { name, email }: { name: string; email: string },
): void {
  const { origin, now } = context;
  queueEmail(context, { kind, to: { name, address: email }, origin, at: now.toISOString() });
}
