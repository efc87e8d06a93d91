/** Names of the databases with unsent writes begin so. */
export const outboxPrefix = 'school.outbox:';

/** Returns the name of the database of a person at a school. */
export const outboxName = (school: string, person: string) => `${outboxPrefix}${school}:${person}`;

/** Storage key of the names of the databases that were created. */
const created = 'school.outboxes';

/** Notes a database before it is created: Firefox lists its databases since version 126. */
export function noteOutbox(storage: Storage, name: string): void {
  try {
    storage.setItem(created, JSON.stringify([...new Set([...readNoted(storage), name])]));
  } catch {
    // Without storage the browser has no database for this site either.
  }
}

/** Returns the names of the databases that were noted. */
function readNoted(storage: Storage): string[] {
  try {
    const names: unknown = JSON.parse(storage.getItem(created) ?? '[]');
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

/** Removes the note of every database but one. */
export function endNotes(storage: Storage, except: string | null): void {
  const names = readNoted(storage).filter((name) => name === except);
  if (names.length === 0) storage.removeItem(created);
  else storage.setItem(created, JSON.stringify(names));
}

/** Returns the names of all databases with unsent writes on this device. */
export async function readOutboxNames({ indexedDB, localStorage }: Window): Promise<string[]> {
  const databases = (await indexedDB.databases?.()) ?? [];
  const names = [...databases.flatMap(({ name }) => name ?? []), ...readNoted(localStorage)];
  return [...new Set(names)].filter((name) => name.startsWith(outboxPrefix));
}
