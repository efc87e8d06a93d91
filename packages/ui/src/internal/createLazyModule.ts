import { useSyncExternalStore } from 'react';

/** Code that is fetched when it is first needed. */
export interface LazyModule<Parts> {
  /** Fetches the module unless it is being fetched; retries after a failure. */
  fetch: () => void;
  /** The code once it is here, which it fetches; nothing on a server and in the first render of a page from there. */
  use: () => Parts | undefined;
}

/** Shares one fetch of a part's heavy code among all that draw it. */
export const createLazyModule = <Parts>(load: () => Promise<Parts>): LazyModule<Parts> => {
  const listeners = new Set<() => void>();
  let parts: Parts | undefined;
  let fetching = false;
  const fetch = () => {
    if (fetching) return;
    fetching = true;
    load().then(
      (loaded) => {
        parts = loaded;
        for (const listener of listeners) listener();
      },
      () => {
        /* Without a network: the next component that needs it loads it again. */
        fetching = false;
      },
    );
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    fetch();
    return () => listeners.delete(listener);
  };
  return {
    fetch,
    use: () =>
      useSyncExternalStore(
        subscribe,
        () => parts,
        () => undefined,
      ),
  };
};
