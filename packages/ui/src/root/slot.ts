import { useSyncExternalStore } from 'react';

/**
 * An element that mounts later than its users. Only they subscribe to it: a state above the page would render the whole
 * page twice at the start.
 */
export interface Slot {
  /** For `ref`. */
  setElement: (element: HTMLElement | null) => void;
  element: () => HTMLElement | null;
  subscribe: (listener: () => void) => () => void;
}

export const createSlot = (): Slot => {
  const listeners = new Set<() => void>();
  let current: HTMLElement | null = null;
  return {
    setElement(element) {
      current = element;
      for (const listener of listeners) listener();
    },
    element: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

const getNull = (): null => null;
const subscribeToNothing = () => getNull;

/** The element in a slot: `null` until it is there, and on a server. */
export const useSlot = (slot: Slot | null): HTMLElement | null =>
  useSyncExternalStore(slot?.subscribe ?? subscribeToNothing, slot?.element ?? getNull, getNull);
