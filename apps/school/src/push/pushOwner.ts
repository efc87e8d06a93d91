/** Storage key of the person who turned push messages on in this browser. */
const key = 'push';

/** @returns Whether this person turned push messages on in this browser. */
export const ownsPush = (storage: Storage, personId: string): boolean => storage.getItem(key) === personId;

/** Stores who turned push messages on; null for no one. */
export function rememberPushOwner(storage: Storage, personId: string | null): void {
  try {
    if (personId === null) storage.removeItem(key);
    else storage.setItem(key, personId);
  } catch {
    // Without storage, push messages end with the sign-in.
  }
}
