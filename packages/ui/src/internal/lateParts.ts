import { useSyncExternalStore } from 'react';

/** Code that is fetched when it is first needed. */
export interface LateParts<Parts> {
  /** Fetches it, if that has not begun; again after a failure. */
  fetch: () => void;
  /** The code once it is here, which it fetches; nothing on a server and in the first render of a page from there. */
  use: () => Parts | undefined;
}

/** Shares one fetch of a part's heavy code among all that draw it. */
export const lateParts = <Parts>(load: () => Promise<Parts>): LateParts<Parts> => {
  const listeners = new Set<() => void>();
  let parts: Parts | undefined;
  let fetching = false;
  const fetch = () => {
    if (fetching) return;
    fetching = true;
    load().then(
      (come) => {
        parts = come;
        for (const tell of listeners) tell();
      },
      () => {
        /* Without a network: the next one that needs it asks again. */
        fetching = false;
      },
    );
  };
  const subscribe = (tell: () => void) => {
    listeners.add(tell);
    fetch();
    return () => listeners.delete(tell);
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
