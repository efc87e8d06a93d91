import { managedAddress, queryOfFilter } from './list/notificationsFilter.ts';
import { audienceNames, type RouteRecord } from '../../routes/record.ts';

const send = ['notifications.send', 'emergency.start'] as const;

export const notificationRoutes: readonly RouteRecord[] = [
  {
    path: '/college-notifications',
    title: 'notifications.title',
    load: () =>
      import('./list/CollegeNotificationsScreen.tsx').then((file) => file.CollegeNotificationsScreen),
    permission: send,
    nav: { id: 'notifications', group: 'daily', icon: 'megaphone' },
    preload: ({ search }) => [
      ['listManagedNotifications', queryOfFilter(managedAddress.read(undefined, search))],
      ...audienceNames,
    ],
  },
  {
    path: '/college-notifications/new-notification',
    title: 'notifications.new',
    load: () => import('./editor/NewNotificationScreen.tsx').then((file) => file.NewNotificationScreen),
    permission: send,
    quickAction: { icon: 'megaphone' },
    preload: () => [...audienceNames],
  },
  {
    path: '/college-notifications/*',
    title: 'notification.title',
    load: () =>
      import('./detail/CollegeNotificationScreen.tsx').then((file) => file.CollegeNotificationScreen),
    permission: send,
    preload: ({ rest = '' }) => [['getNotification', { path: { id: rest } }], ...audienceNames],
  },
  {
    path: '/notifications',
    title: 'received.title',
    load: () => import('./received/NotificationsScreen.tsx').then((file) => file.NotificationsScreen),
    permission: 'notifications.view',
    nav: { id: 'received', group: 'daily', icon: 'bell', primary: true },
    preload: () => [['listNotifications', {}]],
  },
  {
    path: '/notifications/*',
    title: 'notification.title',
    load: () => import('./received/NotificationScreen.tsx').then((file) => file.NotificationScreen),
    preload: ({ rest = '' }) => [['getNotification', { path: { id: rest } }]],
  },
];
