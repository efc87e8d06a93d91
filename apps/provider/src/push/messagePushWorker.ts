import { inCollege } from '../database/collegeTransaction.ts';
import type { Database } from '../database/connection.ts';
import { type LeasedWork, type Mark, retryAt, runLeased } from '../worker/lease.ts';
import type { Loop } from '../worker/loop.ts';
import { startWorker } from '../worker/startWorker.ts';
import { type MessagePushContent, type MessagePushRow, readMessagePushes } from './messagePushContent.ts';
import {
  claimPushes,
  type PushBatch,
  pushQueue,
  releasePushes,
  type Settled,
  settlePushes,
} from './messagePushQueue.ts';
import { contactFor, type PushChannelOptions } from './pushChannel.ts';
import { openPushServices, type PushServices } from './pushService.ts';
import { sendToDevices } from './sendToDevices.ts';
import { writeMessagePush } from './writeMessagePush.ts';

/** The dependencies of the worker. */
export interface MessagePushOptions extends Omit<PushChannelOptions, 'readLogo'> {
  db: Database;
  onError: (error: unknown) => void;
}

/** Number of people whose devices are sent to at the same time. */
const lanes = 20;

/** Sends what a person has not read, unless they must not be sent it any more. */
async function sendOne(
  services: PushServices,
  origin: string,
  { push, last_seq: lastSeq, earliest, unread, devices, ...row }: MessagePushRow,
  mark: Mark,
  collegeId: string,
  clock: () => Date,
): Promise<Settled> {
  const now = clock();
  if (!unread || devices.length === 0 || push.expires_at <= now) return { push, lastSeq };
  if (earliest > now) return { push, lastSeq, next: earliest, isQuiet: true };
  const message = writeMessagePush(origin, { push, ...row }, unread, now);
  const fault = await sendToDevices(services, { push: message, devices }, mark, collegeId, clock);
  if (!fault || fault.reason) return { push, lastSeq };
  const next = new Date(Math.max(retryAt(push, clock()).getTime(), fault.earliest?.getTime() ?? 0));
  return next < push.expires_at ? { push, lastSeq, next } : { push, lastSeq };
}

/** Sends a batch over several connections. @returns what became of each message that was tried before the worker stopped. */
async function sendAll(
  services: PushServices,
  { origin, rows }: MessagePushContent,
  mark: Mark,
  collegeId: string,
  clock: () => Date,
  signal: AbortSignal,
): Promise<Settled[]> {
  const waiting = [...rows];
  const settled: Settled[] = [];
  const runLane = async () => {
    for (let row = waiting.shift(); row && !signal.aborted; row = waiting.shift()) {
      const one = await sendOne(services, origin, row, mark, collegeId, clock);
      // A request that the stopping worker cut off was no attempt.
      if (!signal.aborted || !one.next) settled.push(one);
    }
  };
  await Promise.all(Array.from({ length: lanes }, runLane));
  return settled;
}

/** What became of the messages of a batch, and whether the worker stopped before it tried all. */
interface Sent {
  settled: Settled[];
  isStopped: boolean;
}

const batchWork = (options: MessagePushOptions): LeasedWork<PushBatch, Sent> => ({
  async perform(batch, signal, mark) {
    const content = await mark((tx, now) => readMessagePushes(tx, batch, options, now));
    const services = openPushServices({ ...options, contact: contactFor(options, content.origin) }, signal);
    const sending = sendAll(services, content, mark, batch.collegeId, options.clock, signal);
    const settled = await sending.finally(() => services.close());
    return { settled, isStopped: signal.aborted };
  },
  async finish(tx, batch, { settled, isStopped }, now) {
    await settlePushes(tx, batch, settled, now);
    if (isStopped) await releasePushes(tx, batch, now);
    return !isStopped;
  },
  release: releasePushes,
});

/**
 * Starts to send push messages about new messages of the messenger in the background. They are no facts of the delivery list,
 * so they have a separate queue that deletes what was sent.
 */
export function startMessagePushWorker(options: MessagePushOptions): Loop {
  const { db, clock, onError } = options;
  return startWorker({
    db,
    interval: 5000,
    concurrency: 100,
    claim: (collegeId) => inCollege(db, collegeId, (tx) => claimPushes(tx, collegeId, clock())),
    run: runLeased(options, pushQueue, batchWork(options)),
    onError,
  });
}
