import { useCallback, useSyncExternalStore } from 'react';

/** Under this the kit lays a page out as on a phone. */
const narrow = '(width < 768px)';

/** Whether there is room for one thing at a time only. Not for looks, which are the kit's, but for what is offered. */
export function useNarrow(): boolean {
  const subscribe = useCallback((listener: () => void) => {
    const query = window.matchMedia?.(narrow);
    query?.addEventListener('change', listener);
    return () => query?.removeEventListener('change', listener);
  }, []);
  return useSyncExternalStore(subscribe, () => window.matchMedia?.(narrow).matches ?? false);
}
