import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/**
 * Returns what only the browser knows, such as its time zone, which does not change while the page is open. A page
 * from a server is hydrated with `onServer` and then rendered again.
 *
 * @param read Returns the same value at each call.
 */
export const useClientValue = <Value>(read: () => Value, onServer: () => Value): Value =>
  useSyncExternalStore(subscribeToNothing, read, onServer);
