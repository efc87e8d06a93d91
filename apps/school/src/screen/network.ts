/** Network state. */
export type Network = { get(): boolean; subscribe(listener: () => void): () => void };

/** Returns the browser's network state: "offline" is certain, "online" is a guess. */
export function createNetwork(page: Window): Network {
  return {
    get: () => page.navigator.onLine,
    subscribe(listener) {
      page.addEventListener('online', listener);
      page.addEventListener('offline', listener);
      return () => {
        page.removeEventListener('online', listener);
        page.removeEventListener('offline', listener);
      };
    },
  };
}
