import type { InputOf } from '@school/domain';
import { toLocalDay } from '../../intl/localTime.ts';

/** Number of days of events to show. */
const ahead = 7;
const dayLength = 86_400_000;

/** Query for events of today and the following days in the college's time zone. */
export const eventsAhead = (now: Date, timeZone: string | undefined): InputOf<'listEvents'> => ({
  query: {
    from: toLocalDay(now, timeZone),
    to: toLocalDay(new Date(now.getTime() + ahead * dayLength), timeZone),
    per_page: 6,
  },
});

const ownPosts = (status: 'draft' | 'scheduled', sort?: '-updated_at'): InputOf<'listPosts'> => ({
  query: { per_page: 1, 'filter[status]': status, 'filter[author]': 'me', ...(sort && { sort }) },
});

export const ownDrafts = ownPosts('draft', '-updated_at');

export const ownScheduled = ownPosts('scheduled');

export const ownNotificationDrafts: InputOf<'listManagedNotifications'> = {
  query: { per_page: 1, 'filter[status]': 'draft', 'filter[author]': 'me' },
};

export const pendingPeople: InputOf<'listUsers'> = { query: { per_page: 1, 'filter[status]': 'pending' } };

export const unreadNotifications: InputOf<'listNotifications'> = {
  query: { limit: 5, 'filter[unread]': true },
};

export const latestNews: InputOf<'listPosts'> = { query: { per_page: 5, 'filter[status]': 'published' } };
