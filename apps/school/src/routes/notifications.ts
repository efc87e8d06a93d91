import { managedAddress, queryOfFilter } from '../screens/CollegeNotifications/notificationsFilter.ts';
import { audienceNames, type RouteRecord } from './record.ts';

const send = ['notifications.send', 'emergency.start'] as const;

export const notificationRoutes: readonly RouteRecord[] = [
  {
    path: '/college-notifications',
    load: () =>
      import('../screens/CollegeNotifications/CollegeNotificationsScreen.tsx').then(
        (file) => file.CollegeNotificationsScreen,
      ),
    permission: send,
    nav: { id: 'notifications', group: 'daily', label: 'app.places.notifications', icon: 'megaphone' },
    preload: ({ search }) => [
      ['listManagedNotifications', queryOfFilter(managedAddress.read(undefined, search))],
      ...audienceNames,
    ],
  },
  {
    path: '/college-notifications/new-notification',
    load: () =>
      import('../screens/NewNotification/NewNotificationScreen.tsx').then(
        (file) => file.NewNotificationScreen,
      ),
    permission: send,
    quickAction: { label: 'notifications.new', icon: 'megaphone' },
    preload: () => [...audienceNames],
  },
  {
    path: '/college-notifications/*',
    load: () =>
      import('../screens/CollegeNotification/CollegeNotificationScreen.tsx').then(
        (file) => file.CollegeNotificationScreen,
      ),
    preload: ({ rest = '' }) => [['getNotification', { path: { id: rest } }], ...audienceNames],
  },
  {
    path: '/notifications',
    load: () =>
      import('../screens/Notifications/NotificationsScreen.tsx').then((file) => file.NotificationsScreen),
    permission: 'notifications.view',
    nav: { id: 'received', group: 'daily', label: 'app.places.received', icon: 'bell', primary: true },
    preload: () => [['listNotifications', {}]],
  },
  {
    path: '/notifications/*',
    load: () =>
      import('../screens/Notification/NotificationScreen.tsx').then((file) => file.NotificationScreen),
    preload: ({ rest = '' }) => [['getNotification', { path: { id: rest } }]],
  },
];
