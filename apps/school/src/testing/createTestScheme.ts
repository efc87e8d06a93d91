import type { ColourScheme, ColourSchemeStore } from '../shell/colourScheme.ts';

/** A choice of scheme that leaves the page as it is: a story's toolbar decides there. */
export function createTestScheme(): ColourSchemeStore {
  const listeners = new Set<() => void>();
  let current: ColourScheme = 'auto';
  return {
    get: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    choose(scheme) {
      current = scheme;
      for (const listener of listeners) listener();
    },
    follow: () => () => undefined,
  };
}
