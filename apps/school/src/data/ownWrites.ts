/** Longest wait for an own write, in milliseconds: an upload takes minutes. */
const longestWait = 2000;

let running = 0;
const waiting = new Set<() => void>();

/** Runs a write of this page, including what it refetches at the end. */
export async function duringWrite<Result>(write: () => Promise<Result>): Promise<Result> {
  running += 1;
  try {
    return await write();
  } finally {
    running -= 1;
    if (running === 0) for (const work of waiting) work();
  }
}

/**
 * Runs work at once, or after the running writes of this page: the event of a write can arrive before its answer, which
 * refetches the same.
 */
export function afterOwnWrites(work: () => void): void {
  if (running === 0) return work();
  const once = () => {
    clearTimeout(timer);
    if (waiting.delete(once)) work();
  };
  const timer = setTimeout(once, longestWait);
  waiting.add(once);
}
