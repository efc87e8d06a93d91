import type { Session } from '@school/domain';
import { users } from '@school/domain/fixtures';
import { act } from '@testing-library/react';
import { deleteDB, openDB } from 'idb';
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

const sessions = new Set<Session>();

/** Ends the session of an app after the test, so that it stores nothing later. @returns The app. */
export function endAfterTest<App extends { session: Session }>(app: App): App {
  sessions.add(app.session);
  return app;
}

/** Ends these sessions, and deletes the databases. */
export async function deleteStored(): Promise<void> {
  act(() => {
    for (const session of sessions) session.logOut();
  });
  sessions.clear();
  await Promise.all((await names()).map((name) => deleteDB(name)));
}
