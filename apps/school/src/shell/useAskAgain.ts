import { useEffect } from 'react';
import { useVisitCheck } from '../data/DataRoot.tsx';

/** Milliseconds between two tries to reach the school. */
const pause = 15_000;

/**
 * Asks again for a school that did not answer, at once when the network comes back and then in turn: the page must not go
 * on saying that there is no connection to somebody who stays where they are.
 */
export function useAskAgain(unreached: boolean, online: boolean): void {
  const check = useVisitCheck();
  useEffect(() => {
    if (!unreached || !online) return undefined;
    void check();
    const timer = setInterval(() => void check(), pause);
    return () => clearInterval(timer);
  }, [unreached, online, check]);
}
