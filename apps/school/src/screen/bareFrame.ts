type Listener = () => void;

const listeners = new Set<Listener>();
let isBare = false;

/** Whether the shell hides its navigation and bars, for a screen that is read from afar. */
export const bareFrame = {
  get: () => isBare,
  subscribe(listener: Listener) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  set(next: boolean) {
    isBare = next;
    for (const listener of listeners) listener();
  },
};
