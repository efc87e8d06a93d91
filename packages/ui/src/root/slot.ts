import { useSyncExternalStore } from 'react';

/**
 * An element that mounts later than its users. Only they subscribe to it: a state above the page would render the whole
 * page twice at the start.
 */
export interface Slot {
  /** For `ref`. */
  put: (element: HTMLElement | null) => void;
  element: () => HTMLElement | null;
  subscribe: (listener: () => void) => () => void;
}

export const createSlot = (): Slot => {
  const listeners = new Set<() => void>();
  let held: HTMLElement | null = null;
  return {
    put(element) {
      held = element;
      for (const listener of listeners) listener();
    },
    element: () => held,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

const nothing = (): null => null;
const never = () => nothing;

/** The element in a slot: `null` until it is there, and on a server. */
export const useSlot = (slot: Slot | null): HTMLElement | null =>
  useSyncExternalStore(slot?.subscribe ?? never, slot?.element ?? nothing, nothing);
