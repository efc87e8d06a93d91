import { useSession, useSources } from './DataRoot.tsx';
import { useCommand } from './useCommand.ts';

/**
 * Whether the signed-in person has closed the introduction, on any device, and how to close it. It closes at once; where the
 * provider could not be reached, it is shown again at the next visit.
 */
export function useIntroductionSeen(): [seen: boolean, close: () => void] {
  const { session } = useSources();
  const { user } = useSession();
  const { run } = useCommand('markIntroductionSeen');
  const close = () => {
    if (user) session.setUser({ ...user, introduction_seen: true });
    void run({});
  };
  return [user?.introduction_seen !== false, close];
}
