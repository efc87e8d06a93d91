/** What a page sends to the service worker. */
export type WorkerMessage =
  /** Ends the wait of a new version. */
  | { type: 'SKIP_WAITING' }
  /** Caches all files of the build, and those that the page has loaded. Answers through the port whether they are cached. */
  | { type: 'CACHE_FILES'; urls: readonly string[] };
