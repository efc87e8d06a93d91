/** Returns the content of a storage, for the `stored` of the app after a reload. */
export const storageContent = (storage: Storage): Record<string, string> =>
  Object.fromEntries(
    Array.from({ length: storage.length }, (_, index) => storage.key(index)!).map((key) => [
      key,
      storage.getItem(key)!,
    ]),
  );
