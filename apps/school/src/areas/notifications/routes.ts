import { managedAddress, queryOfFilter } from './list/notificationsFilter.ts';
import { audienceNames, type RouteRecord } from '../../routes/record.ts';

const send = ['notifications.send', 'emergency.start'] as const;

export const notificationRoutes: readonly RouteRecord[] = [
  {
    path: '/college-notifications',
    load: () =>
      import('./list/CollegeNotificationsScreen.tsx').then((file) => file.CollegeNotificationsScreen),
    permission: send,
    nav: { id: 'notifications', group: 'daily', label: 'app.places.notifications', icon: 'megaphone' },
    preload: ({ search }) => [
      ['listManagedNotifications', queryOfFilter(managedAddress.read(undefined, search))],
      ...audienceNames,
    ],
  },
  {
    path: '/college-notifications/new-notification',
    load: () => import('./editor/NewNotificationScreen.tsx').then((file) => file.NewNotificationScreen),
    permission: send,
    quickAction: { label: 'notifications.new', icon: 'megaphone' },
    preload: () => [...audienceNames],
  },
  {
    path: '/college-notifications/*',
    load: () =>
      import('./detail/CollegeNotificationScreen.tsx').then((file) => file.CollegeNotificationScreen),
    preload: ({ rest = '' }) => [['getNotification', { path: { id: rest } }], ...audienceNames],
  },
  {
    path: '/notifications',
    load: () => import('./received/NotificationsScreen.tsx').then((file) => file.NotificationsScreen),
    permission: 'notifications.view',
    nav: { id: 'received', group: 'daily', label: 'app.places.received', icon: 'bell', primary: true },
    preload: () => [['listNotifications', {}]],
  },
  {
    path: '/notifications/*',
    load: () => import('./received/NotificationScreen.tsx').then((file) => file.NotificationScreen),
    preload: ({ rest = '' }) => [['getNotification', { path: { id: rest } }]],
  },
];
