import type { Problem } from '../data/problem.ts';
import type { NewEntry, OutboxEntry, OutboxStore } from './outboxStore.ts';

/** Result of an attempt to send an entry. */
export type Outcome =
  /** The server confirmed the write. */
  | { kind: 'done' }
  /** The result is unknown, or the server requests a later attempt; seconds if it sent them. */
  | { kind: 'later'; seconds: number | null }
  /** The server rejected the write; the entry stays for the person to change or delete. */
  | { kind: 'rejected'; problem: Problem }
  /** The session has ended; entries wait for the same person. */
  | { kind: 'signedOut' }
  /** The entry was removed before the server could have the write. */
  | { kind: 'cancelled' };

/**
 * Sends one entry under its `id`. Never rejects. May prepare the write first, such as upload files; until it has called
 * `begin`, the entry can be changed and removed, which aborts `signal`.
 *
 * @param begin Marks that the server may have the write from now on. Returns the entry to send, or null if it was removed.
 */
export type Send<Payload> = (
  entry: OutboxEntry<Payload>,
  signal: AbortSignal,
  begin: () => Promise<OutboxEntry<Payload> | null>,
) => Promise<Outcome>;

/** What the outbox needs from its environment. */
export interface OutboxSources<Payload> {
  store: OutboxStore<Payload>;
  send: Send<Payload>;
  /** Runs the work in one tab at a time. @default in every tab, which is safe because of the keys */
  exclusively?(work: () => Promise<void>, signal: AbortSignal): Promise<void>;
  /** Tells the other tabs that entries changed. */
  announce?(): void;
  /** Whether the device has a network; without one no attempt is made, so entries can still be changed. */
  isOnline(): boolean;
  /** Creates the key of a rejected entry that is sent again: the server may remember the old one. */
  newId(): string;
  /** Milliseconds of a monotonic clock, such as `performance.now`. */
  now(): number;
  /** Waits; ends early with the signal. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>;
  /** Between 0 and 1. @default Math.random */
  random?(): number;
}

/** Writes that are sent in order, each exactly once, also after a reload or without a network. */
export interface Outbox<Payload> {
  /** The entries as last read, in order. */
  read(): readonly OutboxEntry<Payload>[];
  /** @returns Unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Stores an entry and sends it as soon as possible. Rejects when the device can't store it. */
  add(entry: NewEntry<Payload>): Promise<void>;
  /**
   * Replaces the payload of an entry that the server can't have yet, or that it rejected; a rejected entry is sent again.
   * @returns false when it is too late.
   */
  replace(seq: number, payload: Payload): Promise<boolean>;
  /** Sends a rejected entry again. */
  retry(seq: number): Promise<void>;
  /** Removes an entry that the server can't have yet, or that it rejected. @returns false when it is too late. */
  remove(seq: number): Promise<boolean>;
  /** Reads the entries again, after another tab has changed them. */
  refresh(): Promise<void>;
  /** Ends all pauses: the network is back, the page is visible, or the person has signed in again. */
  resume(): void;
  /** Ends the attempts of this tab. */
  stop(): void;
}

const firstPause = 1000;
const longestPause = 30_000;
const longestDemandedPause = 300_000;

type Pause = { length: number; until: number };

const isChangeable = ({ attempted, problem }: OutboxEntry<unknown>) => !attempted || problem !== null;

/** Returns the first waiting entry of each queue. A rejected entry doesn't block those behind it. */
function firstOfQueues<Payload>(entries: readonly OutboxEntry<Payload>[]): OutboxEntry<Payload>[] {
  const first = new Map<string, OutboxEntry<Payload>>();
  for (const entry of entries) if (!entry.problem && !first.has(entry.queue)) first.set(entry.queue, entry);
  return [...first.values()];
}

/** Returns a rejected entry under a new key, to be sent again; another entry as it is. */
const renew = <Payload>(entry: OutboxEntry<Payload>, newId: () => string): OutboxEntry<Payload> =>
  entry.problem ? { ...entry, id: newId(), attempted: false, problem: null } : entry;

/** Returns the pauses of the queues, which grow with each attempt that failed. */
function createPauses({ now, random = Math.random }: Pick<OutboxSources<unknown>, 'now' | 'random'>) {
  const pauses = new Map<string, Pause>();
  return {
    /** Starts a pause: of the seconds that the server requested, or longer than the last one. */
    start(queue: string, seconds: number | null) {
      const length = Math.min((pauses.get(queue)?.length ?? firstPause / 2) * 2, longestPause);
      // Random, so that the devices of a school don't all come back at the same moment.
      const demanded = seconds === null ? length : Math.min(seconds * 1000, longestDemandedPause);
      pauses.set(queue, { length, until: now() + demanded * (1 + random() / 2) });
    },
    isOver: (queue: string) => (pauses.get(queue)?.until ?? 0) <= now(),
    /** Milliseconds until the next pause is over. */
    untilNext: () => Math.min(...[...pauses.values()].map(({ until }) => until - now()), longestPause),
    clear: () => pauses.clear(),
  };
}

/** Creates an outbox and starts to send its entries. */
export function createOutbox<Payload>(sources: OutboxSources<Payload>): Outbox<Payload> {
  const { store, send, isOnline, newId, wait } = sources;
  const { exclusively = (work) => work(), announce = () => undefined } = sources;
  const listeners = new Set<() => void>();
  const stopped = new AbortController();
  const pauses = createPauses(sources);
  /** The attempts of this tab, by the `seq` of their entries. */
  const attempts = new Map<number, AbortController>();
  let entries: readonly OutboxEntry<Payload>[] = [];
  let signedOut = false;
  let sleep = new AbortController();

  const wake = () => sleep.abort();

  const load = async () => {
    entries = await store.list();
    for (const listener of listeners) listener();
  };

  const changed = async () => {
    announce();
    await load();
    wake();
  };

  /** Marks the entry first: from here on the server may have the write, so that it can't be changed any more. */
  const begin = async (seq: number) => {
    const entry = await store.change(seq, (stored) =>
      stored.attempted || stored.problem ? stored : { ...stored, attempted: true },
    );
    await load();
    return entry && !entry.problem ? entry : null;
  };

  const attempt = async (entry: OutboxEntry<Payload>) => {
    const { seq, queue } = entry;
    const current = new AbortController();
    attempts.set(seq, current);
    const outcome = await send(entry, current.signal, () => begin(seq)).finally(() => attempts.delete(seq));
    if (outcome.kind === 'cancelled' || (current.signal.aborted && outcome.kind !== 'done')) return;
    if (outcome.kind === 'done') {
      pauses.clear();
      await store.change(seq, () => null);
    } else if (outcome.kind === 'rejected') {
      await store.change(seq, (stored) => ({ ...stored, problem: outcome.problem }));
    } else if (outcome.kind === 'later') pauses.start(queue, outcome.seconds);
    else signedOut = true;
  };

  const due = () =>
    signedOut || !isOnline() ? [] : firstOfQueues(entries).filter(({ queue }) => pauses.isOver(queue));

  const run = async () => {
    while (!stopped.signal.aborted) {
      sleep = new AbortController();
      const { signal } = sleep;
      // A failing database must not end the loop; it is tried again after the pause.
      await load().catch(() => undefined);
      const batch = due();
      await Promise.all(batch.map((entry) => attempt(entry).catch(() => pauses.start(entry.queue, null))));
      if (batch.length > 0) await changed().catch(() => undefined);
      if (batch.length === 0 && !signal.aborted)
        await wait(Math.max(pauses.untilNext(), firstPause / 2), signal);
    }
  };

  void exclusively(run, stopped.signal).catch(() => undefined);

  const change = async (seq: number, next: (entry: OutboxEntry<Payload>) => OutboxEntry<Payload> | null) => {
    let done = false;
    await store.change(seq, (stored) => {
      done = isChangeable(stored);
      return done ? next(stored) : stored;
    });
    // What this tab prepared to send is outdated.
    if (done) attempts.get(seq)?.abort();
    await changed();
    return done;
  };

  return {
    read: () => entries,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async add(entry) {
      await store.add(entry);
      await changed();
    },
    replace: (seq, payload) => change(seq, (entry) => ({ ...renew(entry, newId), payload })),
    async retry(seq) {
      await change(seq, (entry) => renew(entry, newId));
    },
    remove: (seq) => change(seq, () => null),
    async refresh() {
      await load();
      const waiting = new Set(entries.map(({ seq }) => seq));
      for (const [seq, current] of attempts) if (!waiting.has(seq)) current.abort();
      wake();
    },
    resume() {
      pauses.clear();
      signedOut = false;
      wake();
    },
    stop() {
      stopped.abort();
      for (const current of attempts.values()) current.abort();
      wake();
    },
  };
}
