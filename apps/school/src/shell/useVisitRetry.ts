import { useEffect } from 'react';
import { useVisitCheck } from '../data/DataRoot.tsx';

/** Milliseconds between two attempts to reach the server. */
const pause = 15_000;

/**
 * Retries an unreachable server, at once when the network returns and then periodically, so that the offline banner
 * disappears without a navigation.
 */
export function useVisitRetry(unreached: boolean, online: boolean): void {
  const check = useVisitCheck();
  useEffect(() => {
    if (!unreached || !online) return undefined;
    void check();
    const timer = setInterval(() => void check(), pause);
    return () => clearInterval(timer);
  }, [unreached, online, check]);
}
