import { notifications } from '@school/domain/fixtures';
import { ok, type StagedAnswers } from '../answers.ts';

/** What a day begins with. */
export const homeAnswers: StagedAnswers = {
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
