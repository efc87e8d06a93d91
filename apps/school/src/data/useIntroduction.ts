import { useSession, useSources } from './DataRoot.tsx';
import { useCommand } from './useCommand.ts';

/**
 * Returns whether the user has dismissed the introduction on any device, and a function that dismisses it. It closes at
 * once; if the server is unreachable, it is shown again on the next visit.
 */
export function useIntroduction(): [isDismissed: boolean, dismiss: () => void] {
  const { session } = useSources();
  const { user } = useSession();
  const { run } = useCommand('markIntroductionSeen');
  const dismiss = () => {
    if (user) session.setUser({ ...user, introduction_seen: true });
    void run({});
  };
  return [user?.introduction_seen !== false, dismiss];
}
