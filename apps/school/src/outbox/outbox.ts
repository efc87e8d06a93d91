import type { Problem } from '../data/problem.ts';
import { createPauses, type Pauses, shortestPause } from './pauses.ts';
import type { NewEntry, OutboxEntry, OutboxStore } from './outboxStore.ts';

/** Result of an attempt to send an entry. */
export type SendResult =
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
) => Promise<SendResult>;

/** What the outbox needs from its environment. */
export interface OutboxSources<Payload> {
  store: OutboxStore<Payload>;
  send: Send<Payload>;
  /** Runs the work in one tab at a time. @default in every tab, which is safe because of the keys */
  exclusively?(work: () => Promise<void>, signal: AbortSignal): Promise<void>;
  /** Notifies the other tabs that entries changed. */
  announce?(): void;
  /** Whether the device has a network; without one no attempt is made, so entries can still be changed. */
  isOnline(): boolean;
  /** Creates the key of a rejected entry that is sent again: the server may remember the old one. */
  newId(): string;
  /** Milliseconds of a monotonic clock, such as `performance.now`. */
  now(): number;
  /** Milliseconds since 1970 by the clock of the device. @default Date.now */
  date?(): number;
  /** Waits; ends early with the signal. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>;
  /** Between 0 and 1. @default Math.random */
  random?(): number;
}

/** Writes that are sent in order, each exactly once, also after a reload or without a network. */
export interface Outbox<Payload> {
  /** Whether entries stay on the device when the page ends. */
  isLasting: boolean;
  /** The entries as last read, in order. */
  read(): readonly OutboxEntry<Payload>[];
  /** @returns Unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Stores an entry and sends it as soon as possible. Rejects when the device can't store it. @returns its `seq`. */
  add(entry: NewEntry<Payload>): Promise<number>;
  /**
   * Replaces the payload of an entry that the server can't have yet, or that it rejected; a rejected entry is sent again.
   * @returns false when it is too late.
   */
  replace(seq: number, payload: Payload): Promise<boolean>;
  /** Sends an entry again that was rejected, is too old to be sent without a question, or is held. */
  retry(seq: number): Promise<void>;
  /** Doesn't send an entry until it is replaced, retried or removed, because it is being edited. @returns false when it is too late. */
  hold(seq: number): Promise<boolean>;
  /** Removes an entry that the server can't have yet, or that it rejected. @returns false when it is too late. */
  remove(seq: number): Promise<boolean>;
  /** Reads the entries again, after another tab has changed them. */
  refresh(): Promise<void>;
  /** Ends all pauses: the network is back, the page is visible, or the person has signed in again. */
  resume(): void;
  /** Ends the attempts of this tab. */
  stop(): void;
}

/** Milliseconds after which the server has forgotten the key of a write, so that a repetition would be a second write. */
const longestMemory = 24 * 60 * 60 * 1000;

/** The server may have the write of an entry with this problem, under the entry's key. */
const mayBeSent = (problem: Problem | null) => problem?.kind === 'old' || problem?.kind === 'blocked';

const isChangeable = ({ attempted, problem }: OutboxEntry<unknown>) => !attempted || problem !== null;

/** Returns the first waiting entry of each queue. A rejected or held entry doesn't block those behind it. */
function firstOfQueues<Payload>(entries: readonly OutboxEntry<Payload>[]): OutboxEntry<Payload>[] {
  const first = new Map<string, OutboxEntry<Payload>>();
  for (const entry of entries)
    if (!entry.problem && !entry.held && !first.has(entry.queue)) first.set(entry.queue, entry);
  return [...first.values()];
}

/** Returns an entry that is to be sent again, a rejected one under a new key. */
function renew<Payload>(
  entry: OutboxEntry<Payload>,
  { newId, date = Date.now }: Pick<OutboxSources<Payload>, 'newId' | 'date'>,
): OutboxEntry<Payload> {
  const { problem } = entry;
  if (!problem) return { ...entry, held: false };
  return {
    ...entry,
    // A server that stores the key with the record recognises an old write even now.
    ...(!mayBeSent(problem) && { id: newId() }),
    createdAt: new Date(date()).toISOString(),
    attempted: false,
    held: false,
    problem: null,
  };
}

/** Returns the entries as last read. */
function createEntries<Payload>(store: OutboxStore<Payload>) {
  const listeners = new Set<() => void>();
  let entries: readonly OutboxEntry<Payload>[] = [];
  return {
    read: () => entries,
    async load() {
      entries = await store.list();
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Returns the attempts of this tab to send entries. @param begun Called after an entry was marked. */
function createAttempts<Payload>(
  { store, send, date = Date.now }: OutboxSources<Payload>,
  pauses: Pauses,
  begun: () => Promise<void>,
) {
  /** By the `seq` of their entries. */
  const attempts = new Map<number, AbortController>();

  /** Marks the entry first: from here on the server may have the write, so that it can't be changed any more. */
  const begin = async (seq: number) => {
    const entry = await store.change(seq, (stored) =>
      stored.attempted || stored.problem || stored.held ? stored : { ...stored, attempted: true },
    );
    await begun();
    return entry && !entry.problem && !entry.held ? entry : null;
  };

  const isOld = ({ createdAt }: OutboxEntry<Payload>) => date() - Date.parse(createdAt) > longestMemory;

  return {
    /** Sends an entry and stores the result. @returns Whether the session has ended. */
    async send(entry: OutboxEntry<Payload>): Promise<boolean> {
      const { seq, queue } = entry;
      if (isOld(entry)) {
        await store.change(seq, (stored) => ({ ...stored, problem: { kind: 'old' } }));
        return false;
      }
      const current = new AbortController();
      attempts.set(seq, current);
      const outcome = await send(entry, current.signal, () => begin(seq)).finally(() => attempts.delete(seq));
      if (outcome.kind === 'cancelled' || (current.signal.aborted && outcome.kind !== 'done')) return false;
      if (outcome.kind === 'done') {
        pauses.clear();
        await store.change(seq, () => null);
      } else if (outcome.kind === 'rejected') {
        await store.change(seq, (stored) => ({ ...stored, problem: outcome.problem }));
      } else if (outcome.kind === 'later') {
        pauses.start(queue, outcome.seconds);
        await store.change(seq, (stored) => ({ ...stored, failures: stored.failures + 1 }));
      }
      return outcome.kind === 'signedOut';
    },
    /** Ends the attempts to send entries that aren't to be sent as they were. */
    abort(isOutdated: (seq: number) => boolean) {
      for (const [seq, current] of attempts) if (isOutdated(seq)) current.abort();
    },
  };
}

/** Creates an outbox and starts to send its entries. */
export function createOutbox<Payload>(sources: OutboxSources<Payload>): Outbox<Payload> {
  const { store, isOnline, newId, wait } = sources;
  const { exclusively = (work) => work(), announce = () => undefined } = sources;
  const stopped = new AbortController();
  const pauses = createPauses(sources);
  const { read, load, subscribe } = createEntries(store);
  const attempts = createAttempts(sources, pauses, () => {
    announce();
    return load();
  });
  /** The attempts of this tab that haven't ended, by queue. */
  const sending = new Map<string, Promise<void>>();
  let signedOut = false;
  let sleep = new AbortController();

  const wake = () => sleep.abort();

  const changed = async () => {
    announce();
    await load();
    wake();
  };

  const due = () =>
    signedOut || !isOnline()
      ? []
      : firstOfQueues(read()).filter(({ queue }) => !sending.has(queue) && pauses.isOver(queue));

  /** Sends the first entry of a queue. The other queues go on meanwhile: an upload can take minutes. */
  const start = (entry: OutboxEntry<Payload>) => {
    const { queue } = entry;
    const attempted = attempts
      .send(entry)
      .then((hasEnded) => (signedOut ||= hasEnded))
      .catch(() => pauses.start(queue, null))
      .then(() => sending.delete(queue))
      .then(changed)
      // A failing database; the loop reads it again after the pause.
      .catch(wake);
    sending.set(queue, attempted);
  };

  const run = async () => {
    while (!stopped.signal.aborted) {
      sleep = new AbortController();
      const { signal } = sleep;
      // A failing database must not end the loop; it is tried again after the pause.
      await load().catch(() => undefined);
      if (!stopped.signal.aborted) for (const entry of due()) start(entry);
      if (!signal.aborted) await wait(Math.max(pauses.untilNext(), shortestPause), signal);
    }
    await Promise.all(sending.values());
  };

  void exclusively(run, stopped.signal).catch(() => undefined);

  const change = async (seq: number, next: (entry: OutboxEntry<Payload>) => OutboxEntry<Payload> | null) => {
    let done = false;
    await store.change(seq, (stored) => {
      done = isChangeable(stored);
      return done ? next(stored) : stored;
    });
    // What this tab prepared to send is outdated.
    if (done) attempts.abort((attempted) => attempted === seq);
    await changed();
    return done;
  };

  return {
    isLasting: store.isLasting,
    read,
    subscribe,
    async add(entry) {
      const { seq } = await store.add(entry);
      await changed();
      return seq;
    },
    replace: (seq, payload) =>
      // The key of a write that the server may have belongs to the payload that was sent.
      change(seq, (entry) => ({
        ...renew(entry, sources),
        ...(mayBeSent(entry.problem) && { id: newId() }),
        payload,
      })),
    async retry(seq) {
      await change(seq, (entry) => renew(entry, sources));
    },
    hold: (seq) => change(seq, (entry) => ({ ...entry, held: true })),
    remove: (seq) => change(seq, () => null),
    async refresh() {
      await load();
      const waiting = new Set(read().map(({ seq }) => seq));
      attempts.abort((seq) => !waiting.has(seq));
      wake();
    },
    resume() {
      pauses.clear();
      signedOut = false;
      wake();
    },
    stop() {
      stopped.abort();
      attempts.abort(() => true);
      wake();
    },
  };
}
