import type { Preferences, PushState } from '@school/domain';
import { users } from '@school/domain/fixtures';
import { ok, type Handlers } from '../handlers.ts';

/** This device without push messages, and another with them. */
export const pushState: PushState = {
  public_key: 'BEl62iUYgUivxIkv69yViEuiBIa-Ib9-SkvMeAtA3LFgDzkrxZJjSgSnfckjBJuBkr3qBUYIHBQFLXYp5Nksh8U',
  devices: [
    {
      id: '01990000-0000-7c21-8000-000000000002',
      browser: 'Chrome',
      system: 'Android',
      current: false,
      created_at: '2026-09-01T08:10:00-03:00',
    },
  ],
};
const thisDevice: PushState['devices'][number] = {
  id: '01990000-0000-7c21-8000-000000000001',
  browser: 'Firefox',
  system: 'Linux',
  current: true,
  created_at: '2026-09-08T10:40:00-03:00',
};
/** The same with this device. */
export const subscribedState: PushState = { ...pushState, devices: [thisDevice, ...pushState.devices] };

/** The preferences of a person who chose nothing, in a school that locked nothing. */
export const preferences: Preferences = {
  language: null,
  emails: (['notifications', 'posts', 'events', 'requests', 'messages'] as const).map((kind) => ({
    kind,
    frequency: 'immediately',
    locked: false,
  })),
  pushes: (['reminders', 'notifications', 'messages'] as const).map((kind) => ({ kind, enabled: true })),
  quiet_hours: null,
};

/** Default handlers of the user's own account. */
export const profileAnswers: Handlers = {
  updateProfile: ok('updateProfile', { data: users.administrador }),
  updatePassword: ok('updatePassword'),
  updateOwnPin: ok('updateOwnPin'),
  getPreferences: ok('getPreferences', { data: preferences }),
  updatePreferences: ok('updatePreferences', { data: preferences }),
  getPushState: ok('getPushState', { data: pushState }),
  subscribeToPush: ok('subscribeToPush', { data: subscribedState }),
  unsubscribeFromPush: ok('unsubscribeFromPush'),
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
