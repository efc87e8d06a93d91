import { useQuery } from '../../../data/useQuery.ts';
import { useOnline } from '../../../screen/ScreenRoot.tsx';

const none: ReadonlySet<string> = new Set();

/** Returns the ids of the other members of the user's conversations who are online; none while it can't be known. */
export function useOnlineMembers(): ReadonlySet<string> {
  const { data } = useQuery('listOnlineMembers', {});
  return useOnline() && data ? new Set(data.data) : none;
}
