/** Storage key of the names of the databases in use; `plugins/leftovers.ts` reads both keys. */
const inUse = 'school.kept';

/** Storage key of the names of the databases to erase: the mark survives an erasure that was interrupted. */
const toErase = 'school.erase';

function read(storage: Storage, key: string): string[] {
  try {
    const names: unknown = JSON.parse(storage.getItem(key) ?? '[]');
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

function write(storage: Storage, key: string, names: Iterable<string>): void {
  const all = [...new Set(names)];
  try {
    if (all.length === 0) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(all));
  } catch {
    // Without storage the browser has no database for this site either.
  }
}

/** @returns Names of the databases in use. */
export const readDatabases = (storage: Storage): string[] => read(storage, inUse);

/** Notes a database before it is created: not every browser lists its databases. */
export function noteDatabase(storage: Storage, name: string): void {
  const names = readDatabases(storage);
  if (!names.includes(name)) write(storage, inUse, [...names, name]);
}

/** Marks every database for the erasure. @returns Whether there is anything to erase. */
export function markErasure(storage: Storage): boolean {
  const names = [...readErasure(storage), ...readDatabases(storage)];
  write(storage, toErase, names);
  write(storage, inUse, []);
  return names.length > 0;
}

/** @returns Names of the databases that are marked for the erasure. */
export const readErasure = (storage: Storage): string[] => read(storage, toErase);

/** Removes the mark of a database that was erased. */
export const endErasure = (storage: Storage, name: string): void =>
  write(
    storage,
    toErase,
    readErasure(storage).filter((marked) => marked !== name),
  );
