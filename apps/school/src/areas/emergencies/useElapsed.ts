import { useEffect, useState } from 'react';
import { useScreenServices } from '../../screen/ScreenRoot.tsx';
import { formatElapsed } from './formatElapsed.ts';

/** The time since the start of an emergency, by the second; after its end how long it lasted. */
export function useElapsed(since: string, until: string | null = null): string {
  const { clock } = useScreenServices();
  const [now, setNow] = useState(clock);
  useEffect(() => {
    if (until !== null) return;
    const timer = setInterval(() => setNow(clock()), 1000);
    return () => clearInterval(timer);
  }, [until, clock]);
  const end = until === null ? now.getTime() : Date.parse(until);
  return formatElapsed(end - Date.parse(since));
}
