import { allows, type AnswerData } from '@school/domain';
import { useSession } from '../data/DataRoot.tsx';
import { useQuery } from '../data/useQuery.ts';

/** @returns How many notifications the person has not seen, and how many of those are emergencies and drills that go on. */
export function useUnread(): Partial<AnswerData<'countUnreadNotifications'>['data']> {
  const { user } = useSession();
  const may = user !== null && allows(user, 'notifications.view');
  return useQuery('countUnreadNotifications', may ? {} : null).data?.data ?? {};
}
