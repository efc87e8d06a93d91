import { events, notifications } from '@school/domain/fixtures';
import { countOf, noLinks, ok, type StagedAnswers } from '../answers.ts';

const every = Object.values(events);

/** What a day begins with. */
export const homeAnswers: StagedAnswers = {
  listEvents: ok('listEvents', {
    data: every,
    links: noLinks,
    meta: { ...countOf(every.length), from_day: '2026-09-08', to_day: '2026-09-08' },
  }),
  listNotifications: ok('listNotifications', {
    data: Object.values(notifications),
    meta: { before: null, after: '42', limit: 30 },
  }),
  markAllNotificationsRead: ok('markAllNotificationsRead'),
};
