import type { Database } from '../database/connection.ts';
import { inCollege } from '../database/collegeTransaction.ts';
import type { Row } from '../database/schema.ts';
import { SmtpFailure } from '../mail/smtpFailure.ts';
import type { Encryption } from '../security/encryption.ts';
import type { Outbound } from '../security/outboundAddress.ts';
import { type LeasedWork, runLeased } from '../worker/lease.ts';
import type { Loop } from '../worker/loop.ts';
import { startWorker } from '../worker/startWorker.ts';
import { parseBounceReport } from './bounceReport.ts';
import {
  claimMailbox,
  type ClaimedMailbox,
  finishMailbox,
  mailboxQueue,
  markBounced,
  postponeMailbox,
} from './bounces.queries.ts';
import { type MailboxAccount, type MailboxLine, readReports } from './mailbox.ts';

/** The dependencies of the worker. */
export interface BounceWorkerOptions {
  db: Database;
  clock: () => Date;
  encryption: Encryption;
  outbound: Outbound;
  onError: (error: unknown) => void;
  /** @default those of `MailboxLine` */
  mailboxTimeouts?: MailboxLine['timeouts'];
}

/** A stored password decrypts for this school and this column only. */
export const mailboxPurpose = (collegeId: string) => `${collegeId} bounce_mailboxes.password`;

/** What is stored of an account. */
export type StoredMailbox = Pick<
  Row<'bounce_mailboxes'>,
  'college_id' | 'host' | 'port' | 'encryption' | 'username' | 'password'
>;

/** Returns the account with the decrypted password: it must leave the provider only for the mailbox's server. */
export function mailboxAccount(
  cipher: Encryption,
  { college_id, host, port, encryption, username, password }: StoredMailbox,
): MailboxAccount {
  const opened = password ? cipher.decrypt(password, mailboxPurpose(college_id)) : '';
  return { host, port, encryption, username, password: opened };
}

type Read = Awaited<ReturnType<typeof readReports>>;

function mailboxWork(options: BounceWorkerOptions): LeasedWork<ClaimedMailbox, Read, SmtpFailure> {
  const { db, clock, encryption, outbound, mailboxTimeouts: timeouts } = options;
  return {
    perform({ collegeId, mailbox }, signal) {
      const account = mailboxAccount(encryption, mailbox);
      const { uid_validity: validity, last_uid: uid } = mailbox;
      return readReports({ outbound, account, signal, timeouts }, { validity, uid }, async (source) => {
        const report = await parseBounceReport(source);
        if (!report) return false;
        return inCollege(db, collegeId, (tx) => markBounced(tx, collegeId, report, clock()));
      });
    },
    finish: finishMailbox,
    toFailure: (error) => (error instanceof SmtpFailure ? error : undefined),
    async postpone(tx, claim, { problem }, now) {
      await postponeMailbox(tx, claim, problem, now);
      return false;
    },
  };
}

/** Starts to read the schools' mailboxes in the background, for reports about e-mails that could not be delivered. */
export function startBounceWorker(options: BounceWorkerOptions): Loop {
  const { db, clock, onError } = options;
  return startWorker({
    db,
    interval: 30_000,
    concurrency: 20,
    claim: (collegeId) => inCollege(db, collegeId, (tx) => claimMailbox(tx, collegeId, clock())),
    run: runLeased(options, mailboxQueue, mailboxWork(options)),
    onError,
  });
}
