import { notifications } from '@school/domain/fixtures';
import { ok, type StagedAnswers } from '../answers.ts';

/** What a day begins with. */
export const homeAnswers: StagedAnswers = {
  listNotifications: ok('listNotifications', {
    data: Object.values(notifications),
    meta: { before: null, after: '42', limit: 30 },
  }),
  markAllNotificationsRead: ok('markAllNotificationsRead'),
};
