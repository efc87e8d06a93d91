import { useCallback, useSyncExternalStore } from 'react';

/** From this width the kit shows a third pane. */
const wide = '(width >= 1200px)';

/** Whether the window is wide enough for a third pane. Use it to choose what is offered, not for styles, which are the kit's. */
export function useWide(): boolean {
  const subscribe = useCallback((listener: () => void) => {
    const query = window.matchMedia?.(wide);
    query?.addEventListener('change', listener);
    return () => query?.removeEventListener('change', listener);
  }, []);
  return useSyncExternalStore(subscribe, () => window.matchMedia?.(wide).matches ?? false);
}
