import type { ColourScheme, ColourSchemeStore } from '../screen/colourScheme.ts';

/** Creates a colour scheme store that doesn't change the page, because the Storybook toolbar controls it. */
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
