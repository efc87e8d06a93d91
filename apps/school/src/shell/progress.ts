/** Store of whether a screen change is in progress. */
export type Progress = {
  get(): boolean;
  subscribe(listener: () => void): () => void;
  start(): void;
  finish(): void;
};

export function createProgress(): Progress {
  const listeners = new Set<() => void>();
  let running = false;
  const set = (value: boolean) => {
    if (running === value) return;
    running = value;
    for (const listener of listeners) listener();
  };
  return {
    get: () => running,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => set(true),
    finish: () => set(false),
  };
}
