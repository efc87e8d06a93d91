/** Storage key of the drafts' owner. */
const key = 'school.draft-owner';

/** Stores the owner of the drafts, so that they are available after an offline reload. */
export function rememberOwner(storage: Storage, user: string): void {
  try {
    storage.setItem(key, user);
  } catch {
    // Without storage there are no drafts either.
  }
}

/** @returns Id of the session's user before the server confirms it; null if there is none. */
export const readDraftOwner = (storage: Storage): string | null => storage.getItem(key);

/** Removes the owner when the session changes or ends. */
export const forgetOwner = (storage: Storage): void => storage.removeItem(key);
