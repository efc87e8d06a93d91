import { deleteDB, openDB } from 'idb';
import { users } from '@school/domain/fixtures';
import { databasePrefix } from '../offline/databaseName.ts';

/** Content of the local storage of a device on which the administrator is signed in. */
export const signedInBefore = { 'school.draft-owner': users.administrador.id };

const names = async () =>
  (await indexedDB.databases())
    .flatMap(({ name }) => name ?? [])
    .filter((name) => name.startsWith(databasePrefix));

/** @returns Everything that the databases with answers hold, as a text. */
export async function readStoredText(): Promise<string> {
  const rows = await Promise.all(
    (await names()).map(async (name) => {
      const database = await openDB(name);
      const all = database.objectStoreNames.contains('answers') ? await database.getAll('answers') : [];
      database.close();
      return all;
    }),
  );
  return JSON.stringify(rows);
}

/** Deletes these databases, after a test. */
export async function deleteStored(): Promise<void> {
  await Promise.all((await names()).map((name) => deleteDB(name)));
}
