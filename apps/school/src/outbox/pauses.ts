const firstPause = 1000;
/** Milliseconds between two looks at the entries, at least. */
export const shortestPause = firstPause / 2;
const longestPause = 30_000;
const longestDemandedPause = 300_000;

type Pause = { length: number; until: number };

/** The pauses of the queues, which grow with each attempt that failed. */
export type Pauses = {
  /** Starts a pause: of the seconds that the server requested, or longer than the last one. */
  start(queue: string, seconds: number | null): void;
  isOver(queue: string): boolean;
  /** Milliseconds until the next pause is over. */
  untilNext(): number;
  clear(): void;
};

/** Creates the pauses. @param now Milliseconds of a monotonic clock. @param random Between 0 and 1. */
export function createPauses({ now, random = Math.random }: { now(): number; random?(): number }): Pauses {
  const pauses = new Map<string, Pause>();
  return {
    start(queue: string, seconds: number | null) {
      const length = Math.min((pauses.get(queue)?.length ?? shortestPause) * 2, longestPause);
      // Random, so that the devices of a school don't all come back at the same moment.
      const demanded = seconds === null ? length : Math.min(seconds * 1000, longestDemandedPause);
      pauses.set(queue, { length, until: now() + demanded * (1 + random() / 2) });
    },
    isOver: (queue: string) => (pauses.get(queue)?.until ?? 0) <= now(),
    untilNext: () => Math.min(...[...pauses.values()].map(({ until }) => until - now()), longestPause),
    clear: () => pauses.clear(),
  };
}
