const prefix = 'school.draft:';

/** Key prefix of a person's drafts. Drafts of the first format, without the 2, are erased because they held RUTs. */
export const ownedBy = (school: string, user: string) => `${prefix}2:${school}:${user}:`;

const keysWith = (storage: Storage, start: string) =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) =>
    key.startsWith(start),
  );

/** Erases every draft on this device, after a sign-out. */
export function eraseAllDrafts(storage: Storage): void {
  for (const key of keysWith(storage, prefix)) storage.removeItem(key);
}

/** Erases the drafts of all other people, after a sign-in. */
export function eraseDraftsOfOthers(storage: Storage, school: string, user: string): void {
  const ownPrefix = ownedBy(school, user);
  for (const key of keysWith(storage, prefix)) if (!key.startsWith(ownPrefix)) storage.removeItem(key);
}
