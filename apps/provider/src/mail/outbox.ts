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
}

/** What is to be mailed; the mail is written when it is sent. */
export interface Letter {
  /** A link to choose a password, for who forgot it and for who is new. */
  kind: 'recovery' | 'invitation';
  /** As it was typed: whether anybody has this address is found out later. */
  address: string;
  /** What the link begins with, of the school's own domain: `https://aromos.example`. */
  origin: string;
}

/** The same in the queue. */
export interface WaitingLetter extends Letter {
  /** The link's secret, from the first attempt on: every attempt sends the same mail. */
  secret?: string;
}

export const purposeOf = (collegeId: string, id: string) => `${collegeId} mails.sealed ${id}`;

type Queueing = Pick<Context<'createUser'>, 'services' | 'college' | 'now' | 'store' | 'afterCommit'>;

/** Queues a letter with the transaction: it goes out if and only if that is committed. */
export function queueLetter({ services, college, now, store, afterCommit }: Queueing, letter: Letter): void {
  const id = newId(now);
  const sealed = services.seal.close(JSON.stringify(letter), purposeOf(college.id, id));
  store(sql`
    insert into mails (college_id, id, sealed, next_attempt_at, created_at)
    values (${college.id}, ${id}, ${sealed}, ${now}, ${now})`);
  afterCommit(services.wakeMail);
}
