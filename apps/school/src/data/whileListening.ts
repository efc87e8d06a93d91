type Options = {
  page: Window & typeof globalThis;
  /** Name of the lock of the listening tab; undefined in a browser without locks, as on a page without https. */
  lock: string | undefined;
  signal: AbortSignal;
};

/** Resolves when the page is visible, or `signal` aborts. */
const untilVisible = ({ document }: Window, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const start = () => {
      if (document.visibilityState !== 'visible' && !signal.aborted) return;
      document.removeEventListener('visibilitychange', start);
      signal.removeEventListener('abort', start);
      resolve();
    };
    document.addEventListener('visibilitychange', start);
    signal.addEventListener('abort', start);
    start();
  });

/** Listens in each period in which the page is visible, because browsers limit the connections per origin. */
async function whileVisible(
  page: Window & typeof globalThis,
  signal: AbortSignal,
  listen: (turn: AbortSignal) => Promise<void>,
): Promise<void> {
  while (!signal.aborted) {
    await untilVisible(page, signal);
    if (signal.aborted) return;
    const turn = new AbortController();
    const end = () => turn.abort();
    const check = () => {
      if (page.document.visibilityState !== 'visible') end();
    };
    signal.addEventListener('abort', end);
    page.document.addEventListener('visibilitychange', check);
    await listen(turn.signal);
    page.document.removeEventListener('visibilitychange', check);
    signal.removeEventListener('abort', end);
    // The stream has ended without an abort: the session is over.
    if (!turn.signal.aborted) return;
  }
}

/**
 * Calls `listen` in one tab of the browser, the next one when that closes; without locks in every tab while it is
 * visible. `listen` ends when its signal aborts.
 */
export const whileListening = (
  { page, lock, signal }: Options,
  listen: (turn: AbortSignal) => Promise<void>,
): Promise<void> =>
  lock === undefined
    ? whileVisible(page, signal, listen)
    : page.navigator.locks.request(lock, { signal }, () => listen(signal));
