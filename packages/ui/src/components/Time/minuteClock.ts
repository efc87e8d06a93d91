const minute = 60_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** Calls the listener at least once a minute while subscribed: one timer for all times on the page. */
export const onMinute = (listener: () => void): (() => void) => {
  listeners.add(listener);
  timer ??= setInterval(() => {
    for (const each of listeners) each();
  }, minute / 2);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
};

/** The present moment in milliseconds since 1970, rounded down to the minute so that renders in between agree. */
export const minuteNow = (): number => Math.floor(Date.now() / minute) * minute;
