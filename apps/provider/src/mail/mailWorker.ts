import type { Database } from '../database/connection.ts';
import { inCollege } from '../database/collegeTransaction.ts';
import type { Outbound } from '../plugins/outboundAddress.ts';
import type { Encryption } from '../plugins/encryption.ts';
import type { LogoReader } from './logo.ts';
import { type EmailJob, purposeOf } from './outbox.ts';
import {
  type Claim,
  claimMail,
  type Failure,
  finishMail,
  storeRenderedEmail,
  postponeMail,
  noteServerState,
  releaseMail,
} from './queue.ts';
import { accountOf, fromSchool } from './settings.ts';
import { deliver } from './smtp.ts';
import { isOfOneMail, SmtpFailure } from './smtpFailure.ts';
import type { Mailer } from './transport.ts';
import { readMailingSchool, writeMail, type WrittenMail } from './writeMail.ts';

/** Sends queued mails in the background. */
export interface MailWorker {
  /** Triggers a check for new mails. */
  wake: () => void;
  /** Stops after the mails in progress, or releases them when a server takes too long. */
  stop: () => Promise<void>;
  /** Resolves when all mails that are due are sent. */
  idle: () => Promise<void>;
}

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

const lookEvery = 20_000;
const grace = 5000;
/** Maximum number of schools whose servers are used at the same time. */
const atOnce = 100;

function failureFrom(error: unknown): Failure {
  if (error instanceof SmtpFailure) {
    const { problem, message, permanent } = error;
    return { problem, message, permanent, ofOneMail: isOfOneMail(error) };
  }
  return { problem: null, message: String(error), permanent: false, ofOneMail: true };
}

/** Renders the job's current e-mail; undefined when its recipient is gone. */
function renderJob(
  { db, clock, encryption, readLogo }: MailWorkerOptions,
  own: Claim,
): Promise<WrittenMail | undefined> {
  const { collegeId, id, payload } = own;
  return inCollege(db, collegeId, async (tx) => {
    const purpose = purposeOf(collegeId, id);
    const job = JSON.parse(encryption.decrypt(payload!, purpose)) as EmailJob;
    const school = await readMailingSchool(tx, collegeId, readLogo);
    const written = await writeMail({ tx, collegeId, school, now: clock() }, job);
    if (written) await storeRenderedEmail(tx, own, encryption.encrypt(JSON.stringify(written.job), purpose));
    return written?.mail;
  });
}

/** Sends by the school's mail server, else by the installation's. */
function send(
  { encryption, outbound, mailer }: MailWorkerOptions,
  signal: AbortSignal,
  mail: WrittenMail,
  { id, settings }: Claim,
): Promise<void> {
  if (!settings) return mailer.send({ ...mail, id });
  const line = { outbound, account: accountOf(encryption, settings), signal };
  return deliver(line, fromSchool(mail, id, settings));
}

/**
 * Starts the mail worker. Claiming, rendering, sending and marking are separate steps: no transaction is open during a
 * delivery, and a failed step rolls back no other.
 */
export function startMailWorker(options: MailWorkerOptions): MailWorker {
  const { db, clock, onError } = options;
  let round: Promise<void> = Promise.resolve();
  let again = false;
  let stopped = false;
  const ending = new AbortController();
  /** Schools in progress; a slow server of one does not delay the others. */
  const busy = new Map<string, Promise<void>>();
  /** Schools in progress that must be checked again. */
  const asked = new Set<string>();

  const claim = (collegeId: string) => inCollege(db, collegeId, (tx) => claimMail(tx, collegeId, clock()));

  /** Sends one mail; false when it is pointless to continue with this school. */
  const bring = async (own: Claim): Promise<boolean> => {
    const mark = (work: (tx: Parameters<typeof finishMail>[0]) => Promise<void>) =>
      inCollege(db, own.collegeId, work);
    let failure: Failure | undefined;
    /** Whether the outcome says something about the server: a rejected address does not. */
    let wasUsed = false;
    try {
      const mail = await renderJob(options, own);
      if (mail) await send(options, ending.signal, mail, own);
      wasUsed = mail !== undefined;
    } catch (error) {
      failure = failureFrom(error);
      wasUsed = failure.problem !== null && failure.problem !== 'recipient_refused';
    }
    if (own.settings && wasUsed && !ending.signal.aborted)
      await mark((tx) => noteServerState(tx, own.settings!, failure?.problem ?? null, clock()));
    if (!failure) await mark((tx) => finishMail(tx, own, clock()));
    else if (ending.signal.aborted) await mark((tx) => releaseMail(tx, own));
    else await mark((tx) => postponeMail(tx, own, failure, clock()));
    return !stopped && (!failure || failure.ofOneMail);
  };

  const serve = async (collegeId: string, first: Claim) => {
    let next: Claim | undefined = first;
    while (next && (await bring(next))) {
      asked.delete(collegeId);
      next = await claim(collegeId);
      if (!next && asked.has(collegeId)) next = await claim(collegeId);
    }
  };

  const goRound = async () => {
    const colleges = await db.selectFrom('college_domains').select('college_id').distinct().execute();
    for (const { college_id } of colleges) {
      if (stopped) return;
      if (busy.has(college_id) || busy.size >= atOnce) {
        asked.add(college_id);
        continue;
      }
      asked.delete(college_id);
      try {
        const first = await claim(college_id);
        if (!first) continue;
        const served = serve(college_id, first)
          .catch(onError)
          .finally(() => {
            busy.delete(college_id);
            if (asked.size > 0) wake();
          });
        busy.set(college_id, served);
      } catch (error) {
        onError(error);
      }
    }
  };
  const wake = () => {
    if (again || stopped) return;
    again = true;
    round = round.then(() => {
      again = false;
      return stopped ? undefined : goRound().catch(onError);
    });
  };
  const idle = async () => {
    do {
      await round;
      await Promise.all(busy.values());
    } while (again || busy.size > 0);
  };
  const timer = setInterval(wake, lookEvery).unref();
  return {
    wake,
    idle,
    async stop() {
      stopped = true;
      clearInterval(timer);
      const late = setTimeout(() => ending.abort(), grace);
      await round;
      await Promise.all(busy.values());
      clearTimeout(late);
    },
  };
}
