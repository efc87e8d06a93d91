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
  getReachStatistics: ok('getReachStatistics', {
    data: {
      people: { reached: 57, total: 61 },
      posts: { reached: 312, total: 480 },
      notifications: { reached: 118, total: 122 },
    },
    meta: { from: '2026-09-02', to: '2026-09-08', timezone: 'America/Santiago' },
  }),
  getEntryStatistics: ok('getEntryStatistics', {
    data: { entries: 214, people: 57, seconds: 184_320, previous_entries: 198, cells: [] },
    meta: { from: '2026-09-02', to: '2026-09-08', timezone: 'America/Santiago' },
  }),
};
