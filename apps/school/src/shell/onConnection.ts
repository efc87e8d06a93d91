import type { Visit } from '../data/visit.ts';

/** Calls `listener` when the network returns, and when the server answers again after it could not be reached. */
export function onConnection(page: Window, visit: Visit, listener: () => void): void {
  let { outcome } = visit.get();
  page.addEventListener('online', listener);
  visit.subscribe(() => {
    const before = outcome;
    ({ outcome } = visit.get());
    if (before === 'offline' && outcome === 'ok') listener();
  });
}
