import { useEffect } from 'react';
import { useReloadHold } from './useReloadHold.ts';

/**
 * While something would be lost, the browser asks before the page ends, and a reload for a new version waits.
 * @param isNeeded Whether there is something to lose now.
 */
export function useUnloadGuard(isNeeded: boolean): void {
  useReloadHold(() => isNeeded);
  useEffect(() => {
    if (!isNeeded) return undefined;
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', preventUnload);
    return () => window.removeEventListener('beforeunload', preventUnload);
  }, [isNeeded]);
}
