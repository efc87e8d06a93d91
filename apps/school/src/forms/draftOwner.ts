const prefix = 'school.draft:';

/** How the keys of one person's drafts begin. Drafts of the first format, without the 2, are erased: they held RUTs. */
export const ownedBy = (school: string, user: string) => `${prefix}2:${school}:${user}:`;

const keysWith = (storage: Storage, start: string) =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) =>
    key.startsWith(start),
  );

/** Erases every draft on this device: somebody has signed out and left. */
export function eraseAllDrafts(storage: Storage): void {
  for (const key of keysWith(storage, prefix)) storage.removeItem(key);
}

/** Erases the drafts of all but one person: somebody else has signed in on this device. */
export function eraseDraftsOfOthers(storage: Storage, school: string, user: string): void {
  const mine = ownedBy(school, user);
  for (const key of keysWith(storage, prefix)) if (!key.startsWith(mine)) storage.removeItem(key);
}

/** Key of the person that this device's drafts belong to. */
const ownerKey = 'school.draft-owner';

/** Remembers whose drafts these are, so that they are found after a reload without a network. */
export function rememberOwner(storage: Storage, user: string): void {
  try {
    storage.setItem(ownerKey, user);
  } catch {
    // Without storage there are no drafts either.
  }
}

/** @returns Id of the person of the session, before the provider has said it again; null if nobody's. */
export const ownerOf = (storage: Storage): string | null => storage.getItem(ownerKey);

/** Forgets it: the session is another one, or has ended. */
export const forgetOwner = (storage: Storage): void => storage.removeItem(ownerKey);
