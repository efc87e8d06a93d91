/** Whether events of the school arrive at this page. */
export type LiveState = 'live' | 'notLive';

let state: LiveState = 'live';
const listeners = new Set<() => void>();

/** Returns whether events arrive; `notLive` only once they have been missing for long enough that the user should know. */
export const getLiveState = (): LiveState => state;

/** Sets it, and notifies the page. */
export function setLiveState(next: LiveState): void {
  if (next === state) return;
  state = next;
  for (const listener of listeners) listener();
}

/** Subscribes to changes. @returns Unsubscribes. */
export function onLiveState(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
