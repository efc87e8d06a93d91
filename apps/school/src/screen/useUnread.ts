import { allows, type AnswerData } from '@school/domain';
import { useSession } from '../data/DataRoot.tsx';
import { useQuery } from '../data/useQuery.ts';

/** @returns The number of unread notifications, and of active emergencies and drills among them. */
export function useUnread(): Partial<AnswerData<'countUnreadNotifications'>['data']> {
  const { user } = useSession();
  const may = user !== null && allows(user, 'notifications.view');
  return useQuery('countUnreadNotifications', may ? {} : null).data?.data ?? {};
}
