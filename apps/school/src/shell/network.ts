/** Whether the network answers. */
export type Network = { get(): boolean; subscribe(listener: () => void): () => void };

/** What the browser knows: certain when it says "offline", a guess when it says "online". */
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
