import { useCallback, useSyncExternalStore } from 'react';

/** Below this width the kit uses the phone layout. */
const narrow = '(width < 768px)';

/** Whether the window has the phone layout. Use it to choose what is offered, not for styles, which are the kit's. */
export function useNarrow(): boolean {
  const subscribe = useCallback((listener: () => void) => {
    const query = window.matchMedia?.(narrow);
    query?.addEventListener('change', listener);
    return () => query?.removeEventListener('change', listener);
  }, []);
  return useSyncExternalStore(subscribe, () => window.matchMedia?.(narrow).matches ?? false);
}
