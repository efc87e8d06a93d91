type HistoryState = { index: number } | null;

/** The entries of the browser's history, numbered by the app. */
export type HistoryEntries = {
  /** Returns the number of the current entry. */
  index(): number;
  /** Adds an entry after the current one, or replaces it. */
  write(href: string, replace: boolean): void;
  /** Moves by some entries; ends with a popstate event. */
  move(steps: number): void;
  /**
   * Makes an entry the current one again, without a navigation.
   * @returns Resolves when it is.
   */
  returnTo(index: number, href: string): Promise<void>;
  /** Whether a popstate event is the end of `returnTo`; called once for each event. */
  endReturn(): boolean;
  /** Resolves when no `returnTo` is on its way. */
  settled(): Promise<void>;
};

/** @param history The history of the page. */
export function createHistoryEntries(history: History): HistoryEntries {
  let returning: { promise: Promise<void>; resolve: () => void } | null = null;
  const index = () => (history.state as HistoryState)?.index ?? 0;
  const put = (index: number, href: string, method: 'replaceState' | 'pushState') =>
    history[method]({ index } satisfies HistoryState, '', href);
  return {
    index,
    write: (href, replace) =>
      replace ? put(index(), href, 'replaceState') : put(index() + 1, href, 'pushState'),
    move: (steps) => history.go(steps),
    returnTo(target, href) {
      const steps = target - index();
      if (steps === 0) {
        put(target, href, 'replaceState');
        return Promise.resolve();
      }
      let resolve = () => undefined as void;
      const promise = new Promise<void>((end) => {
        resolve = end;
      });
      returning = { promise, resolve };
      history.go(steps);
      return promise;
    },
    endReturn() {
      const ended = returning;
      returning = null;
      ended?.resolve();
      return ended !== null;
    },
    settled: () => returning?.promise ?? Promise.resolve(),
  };
}
