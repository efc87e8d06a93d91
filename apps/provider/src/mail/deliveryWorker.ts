import type { EmailFailure, SmtpProblem } from '@school/domain';
import { type CollegeTransaction, inCollege } from '../database/collegeTransaction.ts';
import type { PublicAddress } from '../plugins/publicAddress.ts';
import { retryAt } from '../worker/lease.ts';
import type { Loop } from '../worker/loop.ts';
import { startWorker } from '../worker/startWorker.ts';
import {
  claimDeliveries,
  type Delivery,
  type DeliveryBatch,
  markFailed,
  markSent,
  postponeDelivery,
  releaseBatch,
  renewalInterval,
  renewLease,
} from './deliveryQueue.ts';
import { failureFrom, type MailWorkerOptions } from './mailWorker.ts';
import type { Mail } from './outbox.ts';
import { type Failure, noteServerState, usesCurrentServer } from './queue.ts';
import { openSchoolPool, schoolConnections } from './schoolPool.ts';
import { accountOf, fromSchool } from './settings.ts';
import type { Mailer } from './transport.ts';
import { readDeliveryContent, writeDelivery } from './writeDelivery.ts';

/** The dependencies of the worker. */
export interface DeliveryWorkerOptions extends MailWorkerOptions {
  /** For links; the school's domain is added. */
  publicAddress: PublicAddress;
}

const reasons: Partial<Record<SmtpProblem, EmailFailure>> = {
  recipient_refused: 'mailbox_refused',
  message_refused: 'message_refused',
};

/** One batch while it is sent. */
interface Sending {
  options: DeliveryWorkerOptions;
  batch: DeliveryBatch;
  signal: AbortSignal;
  /** Sends by the school's server, else by the installation's. */
  send: (mail: Mail) => Promise<void>;
  mark: <R>(work: (tx: CollegeTransaction, now: Date) => Promise<R>) => Promise<R>;
}

/** Rejects when the worker stops; a server that hangs must not hold it. */
const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    const stop = () => reject(new Error('The worker stopped.'));
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
  });

/**
 * Sends one e-mail and marks it in a statement of its own, right after the server accepted it.
 * @returns the failure of the server, which concerns the other e-mails too; undefined for none.
 */
async function sendOne(
  { batch, send, mark, signal }: Sending,
  delivery: Delivery,
  mail: Mail,
): Promise<Failure | undefined> {
  try {
    const stopped = aborted(signal);
    stopped.catch(() => undefined);
    await Promise.race([send(mail), stopped]);
  } catch (error) {
    // The batch is released without counting the attempt.
    if (signal.aborted) return undefined;
    const failure = failureFrom(error);
    if (!failure.isOfOneEmail) return failure;
    const { permanent, message, problem } = failure;
    const reason = (problem && reasons[problem]) ?? 'message_refused';
    await mark((tx, now) =>
      permanent
        ? markFailed(tx, batch, delivery, { reason, error: message }, now)
        : postponeDelivery(tx, batch, delivery, message, now),
    );
    return undefined;
  }
  await mark((tx, now) => markSent(tx, batch, delivery, now));
  return undefined;
}

/** Sends e-mails over several connections, until the server fails. @returns its failure, and how many e-mails were tried. */
async function sendAll(sending: Sending, mails: readonly [Delivery, Mail][]) {
  const waiting = [...mails];
  let failure: { of: Delivery; failure: Failure } | undefined;
  let tried = 0;
  const runLane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      if (failure || sending.signal.aborted) return;
      tried += 1;
      const failed = await sendOne(sending, ...next);
      if (failed) failure ??= { of: next[0], failure: failed };
    }
  };
  await Promise.all(Array.from({ length: schoolConnections }, runLane));
  return { failure, tried };
}

/** Records that the server failed: no e-mail of the school is tried before the next attempt. */
async function postponeBatch(
  { batch, mark }: Sending,
  { of, failure }: { of: Delivery; failure: Failure },
): Promise<void> {
  await mark(async (tx, now) => {
    if (!(await usesCurrentServer(tx, batch))) return releaseBatch(tx, batch, now);
    if (batch.settings && failure.problem) await noteServerState(tx, batch.settings, failure.problem, now);
    await postponeDelivery(tx, batch, of, failure.message, now);
    await releaseBatch(tx, batch, now, retryAt(of, now));
  });
}

/** Renders and sends a batch. @returns whether the school's next batch may be sent now. */
async function sendBatch(sending: Sending): Promise<boolean> {
  const { options, batch, mark } = sending;
  const { encryption, readLogo, publicAddress } = options;
  const content = await mark((tx) => readDeliveryContent(tx, batch, readLogo, publicAddress));
  const mails: [Delivery, Mail][] = [];
  for (const delivery of batch.deliveries) {
    const written = writeDelivery(encryption, batch.collegeId, content, delivery);
    if ('mail' in written) mails.push([delivery, written.mail]);
    else await mark((tx, now) => markFailed(tx, batch, delivery, written, now));
  }
  const { failure, tried } = await sendAll(sending, mails);
  if (sending.signal.aborted) return false;
  if (failure) {
    await postponeBatch(sending, failure);
    return false;
  }
  const { settings } = batch;
  if (settings && tried > 0) await mark((tx, now) => noteServerState(tx, settings, null, now));
  return true;
}

/** Returns the transport of a batch, and how to close it. */
function transportOf(
  { encryption, outbound, mailer }: DeliveryWorkerOptions,
  { settings }: DeliveryBatch,
  signal: AbortSignal,
): Pick<Mailer, 'send' | 'close'> {
  if (!settings) return { send: (mail) => mailer.send(mail), close: () => undefined };
  const pool = openSchoolPool({ outbound, account: accountOf(encryption, settings), signal });
  return { send: (mail) => pool.send(fromSchool(mail, mail.id, settings)), close: () => pool.close() };
}

async function runBatch(
  options: DeliveryWorkerOptions,
  batch: DeliveryBatch,
  signal: AbortSignal,
): Promise<boolean> {
  const { db, clock, onError } = options;
  const mark: Sending['mark'] = (work) => inCollege(db, batch.collegeId, (tx) => work(tx, clock()));
  const renewal = setInterval(
    () => mark((tx, now) => renewLease(tx, batch, now)).catch(onError),
    renewalInterval,
  );
  let transport: Pick<Mailer, 'send' | 'close'> | undefined;
  try {
    transport = transportOf(options, batch, signal);
    const { send } = transport;
    return await sendBatch({ options, batch, signal, send, mark });
  } catch (error) {
    // A fault of the program must not repeat at once for ever.
    const [first] = batch.deliveries;
    await mark((tx, now) => releaseBatch(tx, batch, now, retryAt(first!, now)));
    throw error;
  } finally {
    clearInterval(renewal);
    transport?.close();
    if (signal.aborted) await mark((tx, now) => releaseBatch(tx, batch, now));
  }
}

/**
 * Starts to send the e-mails of notifications in the background. Alerts have a worker and connections of their own, so that
 * they never wait for ordinary e-mails of any school.
 */
export function startDeliveryWorker(options: DeliveryWorkerOptions, urgent: boolean): Loop {
  const { db, clock, onError } = options;
  return startWorker({
    db,
    interval: 5000,
    concurrency: 100,
    claim: (collegeId) => inCollege(db, collegeId, (tx) => claimDeliveries(tx, collegeId, urgent, clock())),
    run: (batch, signal) => runBatch(options, batch, signal),
    onError,
  });
}
