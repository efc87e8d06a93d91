import { allows } from '@school/domain';
import { useSession } from '../data/DataRoot.tsx';
import { useQuery } from '../data/useQuery.ts';

/** @returns The number of unread messages; undefined while unknown. */
export function useUnreadMessages(): number | undefined {
  const { user } = useSession();
  const may = user !== null && allows(user, 'messenger.use');
  return useQuery('countUnreadMessages', may ? {} : null).data?.data.count;
}
