import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { beginTransaction } from './beginTransaction.ts';

/** An answer of the server, as it is stored on the device. */
export interface AnswerRow {
  /** The request: operation and input. */
  key: string;
  operationId: string;
  /** JSON of the answer, without the fields that are never stored. */
  data: string;
  /** When the server answered, by its clock; ISO 8601. */
  at: string;
  /** Length of `key` and `data`. */
  size: number;
}

/** The stored answers of one person at one school. */
export interface AnswerStore {
  read(key: string): Promise<AnswerRow | undefined>;
  /** Stores answers; the oldest ones leave when there are too many. Never rejects because the device is full. */
  write(rows: readonly AnswerRow[]): Promise<void>;
}

const answers = 'answers';

/** The index by age; its key has the size, so that no answer is read to count them. */
const byAge = 'age';

interface Schema extends DBSchema {
  [answers]: { key: string; value: AnswerRow; indexes: { [byAge]: [at: string, size: number] } };
}

type Database = IDBPDatabase<Schema>;

/** Limits of what is stored. */
export interface StoreLimits {
  /** Characters in all. */
  size: number;
  /** Milliseconds after which an answer is dropped. */
  age: number;
}

const usualLimits: StoreLimits = { size: 20_000_000, age: 90 * 86_400_000 };

/** Opens the database of a person, and creates it if there is none. @param onClosed Called when it was closed from outside. */
export const openAnswerDatabase = (name: string, onClosed: () => void = () => undefined): Promise<Database> =>
  openDB<Schema>(name, 1, {
    upgrade(database) {
      database.createObjectStore(answers, { keyPath: 'key' }).createIndex(byAge, ['at', 'size']);
    },
    // Another tab deletes the database, because the person has signed out.
    blocking(_current, _blocked, event) {
      onClosed();
      (event.target as IDBDatabase).close();
    },
    terminated: onClosed,
  });

/** Deletes all answers of an open database. */
export const clearAnswers = (database: Database): Promise<void> => database.clear(answers);

/** Deletes the rows that `isSurplus` names; it is called with the newest first. @returns The size of the others. */
async function drop(
  database: Database,
  isSurplus: (row: { at: string; before: number; size: number; position: number }) => boolean,
): Promise<number> {
  const transaction = beginTransaction(database, answers, 'readwrite');
  let total = 0;
  let position = 0;
  const deletions: Promise<void>[] = [];
  let cursor = await transaction.store.index(byAge).openKeyCursor(null, 'prev');
  while (cursor) {
    const [at, size] = cursor.key;
    if (isSurplus({ at, size, before: total, position }))
      deletions.push(transaction.store.delete(cursor.primaryKey));
    else total += size;
    position += 1;
    cursor = await cursor.continue();
  }
  await Promise.all([...deletions, transaction.done]);
  return total;
}

const isFull = (reason: unknown) => reason instanceof DOMException && reason.name === 'QuotaExceededError';

/** Whether the browser closed the database before or during a transaction. */
const isClosed = (reason: unknown) =>
  reason instanceof DOMException && ['InvalidStateError', 'AbortError'].includes(reason.name);

/** Creates the store of a database, which is opened with the first use. */
export function createAnswerStore(name: string, limits: StoreLimits = usualLimits): AnswerStore {
  let opening: Promise<Database> | null = null;
  /** Size of all rows, at most: a replaced one counts twice until the next count. */
  let total: number | null = null;

  const open = () => {
    const forget = () => {
      if (opening === opened) opening = null;
    };
    const opened = openAnswerDatabase(name, forget);
    opened.catch(forget);
    opening = opened;
    return opened;
  };

  /** A browser closes databases when their storage is deleted; then it is opened once more. */
  async function withDatabase<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
    try {
      return await work(await (opening ?? open()));
    } catch (reason) {
      if (!isClosed(reason)) throw reason;
      return work(await open());
    }
  }

  const prune = (database: Database) => {
    const oldest = new Date(Date.now() - limits.age).toISOString();
    return drop(database, ({ at, before, size }) => at < oldest || before + size > limits.size);
  };

  const dropOldestHalf = async (database: Database) => {
    const count = await beginTransaction(database, answers, 'readonly').store.count();
    await drop(database, ({ position }) => position >= count / 2);
  };

  return {
    read: (key) => withDatabase((database) => beginTransaction(database, answers, 'readonly').store.get(key)),
    async write(rows) {
      try {
        await withDatabase(async (database) => {
          const transaction = beginTransaction(database, answers, 'readwrite');
          await Promise.all([...rows.map((row) => transaction.store.put(row)), transaction.done]);
          total = total === null ? null : total + rows.reduce((sum, { size }) => sum + size, 0);
          if (total === null || total > limits.size) total = await prune(database);
        });
      } catch (reason) {
        if (!isFull(reason)) throw reason;
        total = null;
        await withDatabase(dropOldestHalf);
      }
    },
  };
}
