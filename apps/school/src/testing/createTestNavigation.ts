import type { Navigation } from '../router/createNavigation.ts';
import { toRouterLocation } from '../router/routerLocation.ts';

/** Creates a navigation that doesn't change the window's URL. */
export function createTestNavigation(path: string): Navigation {
  const origin = 'http://aromos.localhost';
  const listeners = new Set<() => void>();
  const guards = new Set<Parameters<Navigation['guard']>[0]>();
  const holds = new Set<() => boolean>();
  let location = toRouterLocation(new URL(path, origin));
  const silent = () => () => undefined;
  return {
    getLocation: () => location,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async navigate(href) {
      const to = toRouterLocation(new URL(href, origin + location.path));
      for (const mayLeave of guards) if (!(await mayLeave(to))) return;
      location = to;
      for (const listener of listeners) listener();
    },
    reconsider: () => undefined,
    onNavigate: silent,
    onBefore: silent,
    onAfter: silent,
    guard(mayLeave) {
      guards.add(mayLeave);
      return () => void guards.delete(mayLeave);
    },
    holdReload(isUnsent) {
      holds.add(isUnsent);
      return () => void holds.delete(isUnsent);
    },
    isReloadHeld: () => [...holds].some((isUnsent) => isUnsent()),
    start: () => Promise.resolve(),
  };
}
