import type { Database } from '../database/connection.ts';
import { type CollegeTransaction, inCollege } from '../database/collegeTransaction.ts';
import type { Outbound } from '../security/outboundAddress.ts';
import type { Encryption } from '../security/encryption.ts';
import { type LeasedWork, runLeased, updateLeased } from '../worker/lease.ts';
import type { Loop } from '../worker/loop.ts';
import { startWorker } from '../worker/startWorker.ts';
import type { LogoReader } from './logo.ts';
import { type EmailJob, toPurpose } from './outbox.ts';
import {
  claimEmail,
  type ClaimedEmail,
  emailQueue,
  type Failure,
  finishEmail,
  noteServerState,
  postponeEmail,
} from './queue.ts';
import { toSmtpAccount, fromSchool } from './settings.ts';
import { deliver } from './smtp.ts';
import { SmtpFailure } from './smtpFailure.ts';
import type { Mailer } from './transport.ts';
import { readMailingSchool, writeMail, type WrittenJob, type WrittenMail } from './writeMail.ts';

/** The dependencies of the mail worker. */
export interface MailWorkerOptions {
  db: Database;
  clock: () => Date;
  encryption: Encryption;
  outbound: Outbound;
  /** For schools without their own mail server. */
  mailer: Mailer;
  readLogo: LogoReader;
  onError: (error: unknown) => void;
}

/** Returns what to record about an error of a delivery. */
export function failureFrom(error: unknown): Failure {
  if (error instanceof SmtpFailure) {
    const { problem, reply, message, permanent, concerns } = error;
    return { problem, reply, message, permanent, concerns };
  }
  return { problem: null, reply: null, message: String(error), permanent: false, concerns: 'mail' };
}

/** Renders the job's current e-mail; undefined when its recipient is gone. */
function renderJob(
  { db, clock, encryption, readLogo }: MailWorkerOptions,
  job: ClaimedEmail,
): Promise<WrittenJob | undefined> {
  const { collegeId, id, payload } = job;
  return inCollege(db, collegeId, async (tx) => {
    const purpose = toPurpose(collegeId, id);
    const email = JSON.parse(encryption.decrypt(payload!, purpose)) as EmailJob;
    const school = await readMailingSchool(tx, collegeId, readLogo);
    const written = await writeMail({ tx, collegeId, school, now: clock() }, email);
    if (!written) return undefined;
    // Every attempt sends the e-mail as it was rendered first.
    const rendered = encryption.encrypt(JSON.stringify(written.job), purpose);
    await updateLeased(tx, emailQueue, job, { payload: rendered }, job);
    return written;
  });
}

/** Sends by the school's mail server, else by the installation's. */
function send(
  { encryption, outbound, mailer }: MailWorkerOptions,
  signal: AbortSignal,
  mail: WrittenMail,
  { id, settings }: ClaimedEmail,
): Promise<void> {
  if (!settings) return mailer.send({ ...mail, id });
  const line = { outbound, account: toSmtpAccount(encryption, settings), signal };
  return deliver(line, fromSchool(mail, id, settings));
}

/**
 * Sends about a changed server by the former one.
 * @returns whether that worked; if not, the e-mail goes like all others.
 */
async function sendByFormer(
  options: MailWorkerOptions,
  signal: AbortSignal,
  { mail, job }: WrittenJob,
  claim: ClaimedEmail,
): Promise<boolean> {
  if (job.kind !== 'mailServerChanged') return false;
  const { via } = job;
  const settings = via
    ? { ...via, password: via.password === null ? null : Buffer.from(via.password, 'base64') }
    : undefined;
  try {
    await send(options, signal, mail, { ...claim, settings });
    return true;
  } catch (error) {
    if (signal.aborted) throw error;
    return false;
  }
}

/** What is to be done with one e-mail, and what its result says about the school's mail server. */
function emailWork(options: MailWorkerOptions): LeasedWork<ClaimedEmail, { isServerUsed: boolean }, Failure> {
  const note = async (tx: CollegeTransaction, job: ClaimedEmail, failure: Failure | null, now: Date) => {
    if (job.settings) await noteServerState(tx, job.settings, failure, now);
  };
  return {
    async perform(job, signal) {
      const written = await renderJob(options, job);
      if (!written || (await sendByFormer(options, signal, written, job))) return { isServerUsed: false };
      await send(options, signal, written.mail, job);
      return { isServerUsed: !signal.aborted };
    },
    async finish(tx, job, { isServerUsed }, now) {
      if (isServerUsed) await note(tx, job, null, now);
      await finishEmail(tx, job, now);
      return true;
    },
    toFailure: failureFrom,
    async postpone(tx, job, failure, now) {
      const { problem } = failure;
      // A rejected address says nothing about the server.
      if (problem !== null && problem !== 'recipient_refused') await note(tx, job, failure, now);
      return postponeEmail(tx, job, failure, now);
    },
  };
}

/** Starts to send queued e-mails in the background. No transaction is open during a delivery. */
export function startMailWorker(options: MailWorkerOptions): Loop {
  const { db, clock, onError } = options;
  return startWorker({
    db,
    interval: 20_000,
    concurrency: 100,
    claim: (collegeId) => inCollege(db, collegeId, (tx) => claimEmail(tx, collegeId, clock())),
    run: runLeased(options, emailQueue, emailWork(options)),
    onError,
  });
}
