import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Problem } from '../data/problem.ts';

/** A write that waits on this device until the server confirms it. */
export interface OutboxEntry<Payload> {
  /** Position of the entry; entries of a queue are sent in this order. */
  seq: number;
  /** Idempotency key, created with the entry and used for every attempt. */
  id: string;
  /** Entries of a queue are sent one after the other, such as the messages of a conversation. */
  queue: string;
  payload: Payload;
  /** ISO 8601, by the clock of the device. */
  createdAt: string;
  /** Whether the write was sent to the server, which may have executed it since then. */
  attempted: boolean;
  /** Number of attempts that ended without a known result. */
  failures: number;
  /** Whether it is being edited and isn't sent meanwhile. */
  held: boolean;
  /** Why the server rejected the write; null while it waits. */
  problem: Problem | null;
}

/** An entry before it is stored. */
export type NewEntry<Payload> = Pick<OutboxEntry<Payload>, 'id' | 'queue' | 'payload'>;

/** Changes an entry, or removes it (`null`). An entry that is returned unchanged is not written. */
export type EntryChange<Payload> = (entry: OutboxEntry<Payload>) => OutboxEntry<Payload> | null;

/** The entries of one person at one school. */
export interface OutboxStore<Payload> {
  /** Returns all entries by `seq`. */
  list(): Promise<OutboxEntry<Payload>[]>;
  /**
   * Stores an entry.
   * @throws DOMException `QuotaExceededError` when the device has no space.
   */
  add(entry: NewEntry<Payload>): Promise<OutboxEntry<Payload>>;
  /** Changes an entry in one transaction. Returns the changed entry, or null when it is gone. */
  change(seq: number, change: EntryChange<Payload>): Promise<OutboxEntry<Payload> | null>;
}

const entries = 'entries';

const newState = () => ({
  createdAt: new Date().toISOString(),
  attempted: false,
  failures: 0,
  held: false,
  problem: null,
});

interface Schema<Payload> extends DBSchema {
  [entries]: { key: number; value: OutboxEntry<Payload> };
}

type Database<Payload> = IDBPDatabase<Schema<Payload>>;

function databaseStore<Payload>(open: () => Promise<Database<Payload>>): OutboxStore<Payload> {
  // The browser's default may lose a transaction when the device loses power.
  const write = async () => (await open()).transaction(entries, 'readwrite', { durability: 'strict' });
  return {
    list: async () => (await open()).getAll(entries),
    async add(entry) {
      const transaction = await write();
      const values = { ...entry, ...newState() };
      const seq = await transaction.store.add(values as OutboxEntry<Payload>);
      await transaction.done;
      return { ...values, seq };
    },
    async change(seq, change) {
      const transaction = await write();
      const stored = await transaction.store.get(seq);
      const next = stored ? change(stored) : null;
      if (stored && !next) await transaction.store.delete(seq);
      if (next && next !== stored) await transaction.store.put(next);
      await transaction.done;
      return next;
    },
  };
}

/** Returns a store that lasts as long as the page, for browsers without a database. */
export function memoryStore<Payload>(): OutboxStore<Payload> {
  let last = 0;
  const stored = new Map<number, OutboxEntry<Payload>>();
  return {
    list: async () => [...stored.values()],
    async add(entry) {
      last += 1;
      const added = { ...entry, ...newState(), seq: last };
      stored.set(last, added);
      return added;
    },
    async change(seq, change) {
      const current = stored.get(seq);
      const next = current ? change(current) : null;
      if (next) stored.set(seq, next);
      else stored.delete(seq);
      return next;
    },
  };
}

/** Opens the entries of a person at a school; in memory if the browser has no database for this site. */
export async function openOutboxStore<Payload>(name: string): Promise<OutboxStore<Payload>> {
  let opening: Promise<Database<Payload>> | null = null;
  const open = () => {
    opening ??= openDB<Schema<Payload>>(name, 1, {
      upgrade: (opened) => void opened.createObjectStore(entries, { keyPath: 'seq', autoIncrement: true }),
      // Another tab deletes the database, because the person has signed out; it stays closed.
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
      // The browser deleted the storage of the site: the next use starts with an empty database.
      terminated() {
        opening = null;
      },
    });
    return opening;
  };
  try {
    await open();
    return databaseStore(open);
  } catch {
    return memoryStore();
  }
}
