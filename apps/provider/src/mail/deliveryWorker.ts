import type { ChannelFailure } from '@school/domain';
import { type CollegeTransaction, inCollege } from '../database/collegeTransaction.ts';
import type { Database } from '../database/connection.ts';
import type { DeliveryChannel } from '../database/tables/mail.ts';
import { type LeasedWork, type Mark, retryAt, runLeased } from '../worker/lease.ts';
import type { Loop } from '../worker/loop.ts';
import { startWorker } from '../worker/startWorker.ts';
import {
  claimDeliveries,
  delayDelivery,
  type Delivery,
  type DeliveryBatch,
  type DeliveryFault,
  type DeliveryKind,
  deliveryQueue,
  markFailed,
  markSent,
  postponeDelivery,
  releaseBatch,
} from './deliveryQueue.ts';

/** Returns the message of a delivery, the end of the person's quiet hours, or the reason why it must not be sent. */
export type Write<Message> = (
  delivery: Delivery,
) => { message: Message } | { earliest: Date } | { reason: ChannelFailure };

/** A channel while it sends a batch. */
export interface OpenChannel<Message> {
  /** Reads what the messages of the batch contain. */
  prepare: (tx: CollegeTransaction, now: Date) => Promise<Write<Message>>;
  /** Sends one message; rejects when it was not accepted. */
  send: (message: Message) => Promise<void>;
  toFault: (error: unknown) => DeliveryFault;
  /** Records the fault of the server, or that it works. @returns false when it was replaced during the batch. */
  noteServer?: (tx: CollegeTransaction, fault: DeliveryFault | null, now: Date) => Promise<boolean>;
  close: () => void;
}

/** A way to send messages to people outside of the app. */
export interface Channel<Message> {
  name: DeliveryChannel;
  /** Number of messages in progress at the same time. */
  lanes: number;
  open: (batch: DeliveryBatch, mark: Mark, signal: AbortSignal) => OpenChannel<Message>;
}

/** The dependencies of the worker. */
export interface DeliveryWorkerOptions {
  db: Database;
  clock: () => Date;
  onError: (error: unknown) => void;
}

/** One batch while it is sent. */
interface Sending<Message> {
  batch: DeliveryBatch;
  signal: AbortSignal;
  channel: OpenChannel<Message>;
  lanes: number;
  mark: Mark;
}

/** Rejects when the worker stops; a server that hangs must not hold it. */
const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    const stop = () => reject(new Error('The worker stopped.'));
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
  });

/**
 * Sends one message and marks it in a separate statement, right after the server accepted it.
 * @returns the fault of the server, which concerns the other messages too; undefined for none.
 */
async function sendOne<Message>(
  { batch, channel, mark, signal }: Sending<Message>,
  delivery: Delivery,
  message: Message,
): Promise<DeliveryFault | undefined> {
  try {
    const stopped = aborted(signal);
    stopped.catch(() => undefined);
    await Promise.race([channel.send(message), stopped]);
  } catch (error) {
    // The batch is released without counting the attempt.
    if (signal.aborted) return undefined;
    const fault = channel.toFault(error);
    if (fault.isOfServer) return fault;
    const { reason, message: words } = fault;
    await mark((tx, now) =>
      reason
        ? markFailed(tx, batch, delivery, { reason, error: words }, now)
        : postponeDelivery(tx, batch, delivery, fault, now),
    );
    return undefined;
  }
  await mark((tx, now) => markSent(tx, batch, delivery, now));
  return undefined;
}

/**
 * Sends messages at the same time, until the server fails. A rejected connection only ends its lane while others work.
 * @returns the fault of the server, and how many messages were tried.
 */
async function sendAll<Message>(
  sending: Sending<Message>,
  messages: readonly (readonly [Delivery, Message])[],
) {
  const waiting = [...messages];
  let failure: { of: Delivery; fault: DeliveryFault } | undefined;
  let tried = 0;
  let answered = 0;
  let running = 0;
  const runLane = async () => {
    running += 1;
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      if (failure || sending.signal.aborted) break;
      tried += 1;
      const answeredBefore = answered;
      const fault = await sendOne(sending, ...next);
      if (!fault) {
        answered += 1;
        continue;
      }
      if (fault.isOfConnection && (running > 1 || answered > answeredBefore)) {
        waiting.unshift(next);
        if (running > 1) break;
      } else failure ??= { of: next[0], fault };
    }
    running -= 1;
  };
  await Promise.all(Array.from({ length: sending.lanes }, runLane));
  return { failure, tried };
}

/** Records that the server failed: no message of the school is tried before the next attempt. */
async function postponeBatch<Message>(
  { batch, channel, mark }: Sending<Message>,
  { of, fault }: { of: Delivery; fault: DeliveryFault },
): Promise<void> {
  await mark(async (tx, now) => {
    const isCurrent = (await channel.noteServer?.(tx, fault, now)) ?? true;
    if (!isCurrent) return releaseBatch(tx, batch, now);
    await postponeDelivery(tx, batch, of, fault, now);
    await releaseBatch(tx, batch, now, retryAt(of, now));
  });
}

/** Writes and sends a batch. @returns whether the school's next batch may be sent now. */
async function sendBatch<Message>(sending: Sending<Message>): Promise<boolean> {
  const { batch, channel, mark } = sending;
  const write = await mark((tx, now) => channel.prepare(tx, now));
  const messages: [Delivery, Message][] = [];
  for (const delivery of batch.deliveries) {
    const written = write(delivery);
    if ('message' in written) messages.push([delivery, written.message]);
    else if ('earliest' in written) await mark((tx) => delayDelivery(tx, batch, delivery, written.earliest));
    else await mark((tx, now) => markFailed(tx, batch, delivery, written, now));
  }
  const { failure, tried } = await sendAll(sending, messages);
  sending.signal.throwIfAborted();
  if (failure) {
    await postponeBatch(sending, failure);
    return false;
  }
  if (tried > 0) await mark(async (tx, now) => channel.noteServer?.(tx, null, now));
  return true;
}

/** Each delivery is marked right after it was sent; nothing is left to finish. */
const batchWork = <Message>({ open, lanes }: Channel<Message>): LeasedWork<DeliveryBatch, boolean> => ({
  async perform(batch, signal, mark) {
    const channel = open(batch, mark, signal);
    return sendBatch({ batch, signal, channel, lanes, mark }).finally(() => channel.close());
  },
  finish: async (_tx, _batch, mayContinue) => mayContinue,
  release: releaseBatch,
});

/**
 * Starts to send the messages of notifications through a channel in the background. Alerts have a separate worker and
 * separate connections, so that they never wait for ordinary messages of any school.
 */
export function startDeliveryWorker<Message>(
  options: DeliveryWorkerOptions,
  channel: Channel<Message>,
  urgent: boolean,
): Loop {
  const { db, clock, onError } = options;
  const kind: DeliveryKind = { channel: channel.name, urgent };
  return startWorker({
    db,
    interval: 5000,
    concurrency: 100,
    claim: (collegeId) => inCollege(db, collegeId, (tx) => claimDeliveries(tx, collegeId, kind, clock())),
    run: runLeased(options, deliveryQueue(kind), batchWork(channel)),
    onError,
  });
}
