import { useEffect } from 'react';
import { invalidate } from '../../../data/cache.ts';

/** Milliseconds between two requests: the provider counts a person as online for 45 seconds. */
const period = 30_000;

/** Requests again who is online, while the page is visible. For the screen that shows it, once. */
export function useRefreshPresence(): void {
  useEffect(() => {
    const refresh = () => {
      if (!document.hidden && navigator.onLine) invalidate(['listOnlineMembers'], 'stream');
    };
    const timer = setInterval(refresh, period);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, []);
}
