import type { DBSchema, IDBPDatabase, IDBPTransaction, StoreNames } from 'idb';

/**
 * Starts a transaction whose `done` may be left without being awaited: a browser that deletes the storage of the site
 * ends it, which is also the failure of its requests.
 */
export function beginTransaction<
  Schema extends DBSchema,
  Name extends StoreNames<Schema>,
  Mode extends 'readonly' | 'readwrite',
>(
  database: IDBPDatabase<Schema>,
  name: Name,
  mode: Mode,
  options?: IDBTransactionOptions,
): IDBPTransaction<Schema, [Name], Mode> {
  const transaction = database.transaction(name, mode, options);
  transaction.done.catch(() => undefined);
  return transaction;
}
