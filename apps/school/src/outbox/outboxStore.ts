import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Problem } from '../data/problem.ts';
import { beginTransaction } from '../offline/beginTransaction.ts';

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

/** Converts an entry as an earlier release stored it; returns another one unchanged. */
export type ToCurrent<Payload> = (entry: OutboxEntry<Payload>) => OutboxEntry<Payload>;

/** The entries of one person at one school. */
export interface OutboxStore<Payload> {
  /** Whether entries stay on the device when the page ends. */
  isLasting: boolean;
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

/** Starts a durable transaction: the browser's default may lose one when the device loses power. */
const begin = <Payload, Mode extends 'readonly' | 'readwrite'>(database: Database<Payload>, mode: Mode) =>
  beginTransaction(database, entries, mode, { durability: 'strict' });

function databaseStore<Payload>(
  open: () => Promise<Database<Payload>>,
  toCurrent: ToCurrent<Payload>,
  onRead: (entries: OutboxEntry<Payload>[]) => void,
): OutboxStore<Payload> {
  return {
    isLasting: true,
    async list() {
      const { store, done } = begin(await open(), 'readonly');
      const [rows] = await Promise.all([store.getAll(), done]);
      const stored = rows.map(toCurrent);
      onRead(stored);
      return stored;
    },
    async add(entry) {
      const { store, done } = begin(await open(), 'readwrite');
      const values = { ...entry, ...newState() };
      const [seq] = await Promise.all([store.add(values as OutboxEntry<Payload>), done]);
      return { ...values, seq };
    },
    async change(seq, change) {
      const { store, done } = begin(await open(), 'readwrite');
      const row = await store.get(seq);
      const stored = row && toCurrent(row);
      const next = stored ? change(stored) : null;
      if (stored && !next) await store.delete(seq);
      if (next && next !== stored) await store.put(next);
      await done;
      return next;
    },
  };
}

/** Returns a store that lasts as long as the page, for browsers without a database. */
export function memoryStore<Payload>(): OutboxStore<Payload> {
  let last = 0;
  const stored = new Map<number, OutboxEntry<Payload>>();
  return {
    isLasting: false,
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

/**
 * Opens the entries of a person at a school; in memory if the browser has no database for this site.
 * @param toCurrent Converts an entry that an earlier release may have stored.
 */
export async function openOutboxStore<Payload>(
  name: string,
  toCurrent: ToCurrent<Payload> = (entry) => entry,
): Promise<OutboxStore<Payload>> {
  let opening: Promise<Database<Payload>> | null = null;
  let lastRead: OutboxEntry<Payload>[] = [];
  let lost: OutboxEntry<Payload>[] = [];
  const restore = async (opened: Database<Payload>) => {
    const { store, done } = begin(opened, 'readwrite');
    await Promise.all([...lost.map((entry) => store.put(entry)), done]);
    lost = [];
    return opened;
  };
  const openOnce = () =>
    openDB<Schema<Payload>>(name, 1, {
      upgrade: (opened) => void opened.createObjectStore(entries, { keyPath: 'seq', autoIncrement: true }),
      // Another tab deletes the database, because the person has signed out; it stays closed.
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
      // The browser deleted the storage of the site: what this page knows is stored again. Their keys make it safe that
      // another tab may have sent some of it.
      terminated() {
        opening = null;
        lost = lastRead;
      },
    }).then(restore);
  const open = () => {
    if (opening) return opening;
    const ownDatabase = openOnce();
    opening = ownDatabase;
    // The next use tries again.
    ownDatabase.catch(() => {
      if (opening === ownDatabase) opening = null;
    });
    return ownDatabase;
  };
  try {
    await open();
    return databaseStore(open, toCurrent, (read) => {
      lastRead = read;
    });
  } catch {
    return memoryStore();
  }
}
