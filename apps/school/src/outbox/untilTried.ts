import type { Problem } from '../data/problem.ts';
import type { PersonOutbox } from './personOutbox.ts';

/** Milliseconds that a person waits for an attempt: another tab may make it, and the network may be slow. */
const longestWait = 5000;

/** The entries whose attempts a person waits for: their rejection is shown where it was given. */
const watched = new Set<number>();

/** Whether the result of an entry is shown where it was given. */
export const isWatched = (seq: number): boolean => watched.has(seq);

/**
 * Waits until an entry was sent, rejected, or an attempt has failed, and not at all without a network.
 * @returns The problem if the server rejected it; null if it was sent or still waits.
 */
export function untilTried(
  outbox: PersonOutbox,
  seq: number,
  isOnline: () => boolean,
): Promise<Problem | null> {
  const entryNow = () => outbox.read().find((entry) => entry.seq === seq);
  const before = entryNow()?.failures;
  watched.add(seq);
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      stop();
      const problem = entryNow()?.problem ?? null;
      if (!problem) watched.delete(seq);
      resolve(problem);
    };
    const check = () => {
      const entry = entryNow();
      if (!entry || entry.problem || entry.failures !== before || !isOnline()) end();
    };
    const stop = outbox.subscribe(check);
    const timer = setTimeout(end, longestWait);
    check();
  });
}
