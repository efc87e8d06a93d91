/** When spread work runs, in milliseconds. */
type Spread = {
  /** Longest wait before a run; the wait is random, so that many screens don't fetch at the same time. */
  jitter: number;
  /** Least time between two runs. */
  period: number;
  /** @returns A number from 0 to 1. */
  random(): number;
};

/** Collects items and hands them over together, at a random time and at most once in each period. */
export function spreadCalls<Item>(
  { jitter, period, random }: Spread,
  work: (items: ReadonlySet<Item>) => void,
): (items: readonly Item[]) => void {
  let waiting = new Set<Item>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isResting = false;
  const run = () => {
    timer = undefined;
    const items = waiting;
    waiting = new Set();
    work(items);
    isResting = true;
    setTimeout(() => {
      isResting = false;
      if (waiting.size > 0) schedule();
    }, period);
  };
  const schedule = () => {
    timer ??= setTimeout(run, random() * jitter);
  };
  return (items) => {
    for (const item of items) waiting.add(item);
    if (waiting.size > 0 && !isResting) schedule();
  };
}
