/** Work that repeats in the background. */
export interface Loop {
  /** Starts a round at once, or after the current one. */
  wake: () => void;
  /** Resolves when no round is running or requested. */
  idle: () => Promise<void>;
  /** Resolves when the current round has ended; no other one starts. */
  stop: () => Promise<void>;
}

/** When a loop runs and what it repeats. */
export interface LoopOptions {
  /** Milliseconds between two rounds. */
  interval: number;
  round: () => Promise<void>;
  onError: (error: unknown) => void;
}

/** Repeats a round. Requests during a round are answered by one further round. */
export function startLoop({ interval, round, onError }: LoopOptions): Loop {
  let isStopped = false;
  let isRequested = false;
  let running: Promise<void> = Promise.resolve();
  const wake = () => {
    if (isRequested || isStopped) return;
    isRequested = true;
    running = running.then(() => {
      isRequested = false;
      return isStopped ? undefined : round().catch(onError);
    });
  };
  const idle = async () => {
    do await running;
    while (isRequested);
  };
  const timer = setInterval(wake, interval).unref();
  return {
    wake,
    idle,
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
