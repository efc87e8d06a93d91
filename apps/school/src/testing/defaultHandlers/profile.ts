import { users } from '@school/domain/fixtures';
import { ok, type Handlers } from '../handlers.ts';

/** Default handlers of the user's own account. */
export const profileAnswers: Handlers = {
  updateProfile: ok('updateProfile', { data: users.administrador }),
  updatePassword: ok('updatePassword'),
  updateOwnPin: ok('updateOwnPin'),
  getPreferences: ok('getPreferences', { data: { language: null, email_notifications: 'immediately' } }),
  updatePreferences: ok('updatePreferences', {
    data: { language: null, email_notifications: 'app_only' },
  }),
  markIntroductionSeen: ok('markIntroductionSeen'),
  listSessions: ok('listSessions', {
    data: [
      {
        id: '01990000-0000-7c11-8000-000000000001',
        device_name: null,
        browser: 'Firefox',
        system: 'Linux',
        current: true,
        created_at: '2026-09-01T08:10:00-03:00',
        last_used_at: '2026-09-08T10:41:00-03:00',
      },
      {
        id: '01990000-0000-7c11-8000-000000000002',
        device_name: null,
        browser: null,
        system: null,
        current: false,
        created_at: '2026-08-20T19:30:00-04:00',
        last_used_at: '2026-09-07T22:15:00-03:00',
      },
    ],
  }),
  revokeSession: ok('revokeSession'),
  revokeOtherSessions: ok('revokeOtherSessions'),
};
