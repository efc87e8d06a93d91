import { deleteDB } from 'idb';
import { databasePrefix } from './databaseName.ts';
import { endErasure, readErasure, readDatabases } from './databaseNames.ts';
import { clearAnswers, openAnswerDatabase } from './answerStore.ts';

/** Milliseconds that an erasure waits for another tab to close the database. */
const longestWait = 1000;

const inTime = (work: Promise<unknown>): Promise<boolean> =>
  new Promise((resolve) => {
    const end = (isDone: boolean) => {
      clearTimeout(timer);
      resolve(isDone);
    };
    const timer = setTimeout(end, longestWait, false);
    work.then(
      () => end(true),
      () => end(false),
    );
  });

/** Empties a database, then deletes it: a tab that doesn't close it keeps only an empty one. */
async function erase(name: string): Promise<boolean> {
  const emptied = openAnswerDatabase(name).then(async (database) => {
    await clearAnswers(database);
    database.close();
  });
  await inTime(emptied);
  return inTime(deleteDB(name));
}

/**
 * Deletes the stored answers that are marked for the erasure, and those that no mark names. Never rejects: what could not be
 * deleted stays marked, and the next start tries again.
 */
export async function eraseAnswers(storage: Storage): Promise<void> {
  const { indexedDB } = globalThis as { indexedDB?: IDBFactory };
  if (!indexedDB) return;
  // Firefox lists its databases since version 126.
  const stored = (await indexedDB.databases?.().catch(() => [])) ?? [];
  const inUse = readDatabases(storage);
  const unmarked = stored.flatMap(({ name = '' }) =>
    name.startsWith(databasePrefix) && !inUse.includes(name) ? name : [],
  );
  await Promise.all(
    [...new Set([...readErasure(storage), ...unmarked])].map(async (name) => {
      if (await erase(name)) endErasure(storage, name);
    }),
  );
}
