import { toListQuery, type SearchSource } from '../../search/searchSource.ts';
import { notificationPaths } from './paths.ts';

/** Searches notifications, for those who send them. */
export const notificationSearch: SearchSource = {
  permission: ['notifications.send', 'emergency.start'],
  group: 'notifications.title',
  icon: 'megaphone',
  async find(send, words, signal) {
    const answer = await send('listManagedNotifications', { query: toListQuery(words), signal });
    return (
      answer?.data.map(({ id, title }) => ({ id, title, href: notificationPaths.detail.href({ id }) })) ??
      null
    );
  },
};
