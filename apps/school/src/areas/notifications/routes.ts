import { allows, type User } from '@school/domain';
import type { Preload } from '../../data/preloadQueries.ts';
import { queryOfFilter } from './list/notificationsFilter.ts';
import { audienceNames, protectedRoute, type RouteRecord } from '../../routes/record.ts';
import { notificationPaths } from './paths.ts';

/* Ahead of the choice of an emergency, whose fields would otherwise move the others when they arrive. */
const alertQueries = (user: User | null): Preload[] =>
  user === null || allows(user, 'emergency.start')
    ? [
        ['listPlaces', {}],
        ['listAlertTemplates', {}],
      ]
    : [];

const send = ['notifications.send', 'emergency.start'] as const;

export const notificationRoutes: readonly RouteRecord[] = [
  protectedRoute(notificationPaths.list, {
    title: 'notifications.title',
    load: () =>
      import('./list/CollegeNotificationsScreen.tsx').then((file) => file.CollegeNotificationsScreen),
    permission: send,
    nav: { id: 'notifications', group: 'daily', icon: 'megaphone' },
    preload: (filter) => [['listManagedNotifications', queryOfFilter(filter)], ...audienceNames],
  }),
  protectedRoute(notificationPaths.create, {
    title: 'notifications.new',
    load: () => import('./editor/NewNotificationScreen.tsx').then((file) => file.NewNotificationScreen),
    permission: send,
    quickAction: { icon: 'megaphone' },
    preload: (_, { user }) => [...audienceNames, ...alertQueries(user)],
  }),
  protectedRoute(notificationPaths.detail, {
    title: 'notification.title',
    load: () =>
      import('./detail/CollegeNotificationScreen.tsx').then((file) => file.CollegeNotificationScreen),
    permission: send,
    preload: ({ id }) => [['getNotification', { path: { id } }], ...audienceNames],
  }),
  protectedRoute(notificationPaths.received, {
    title: 'received.title',
    load: () => import('./received/NotificationsScreen.tsx').then((file) => file.NotificationsScreen),
    permission: 'notifications.view',
    nav: { id: 'received', group: 'daily', icon: 'bell' },
    preload: () => [['listNotifications', {}]],
  }),
  protectedRoute(notificationPaths.receivedOne, {
    title: 'notification.title',
    load: () => import('./received/NotificationScreen.tsx').then((file) => file.NotificationScreen),
    preload: ({ id }) => [['getNotification', { path: { id } }]],
  }),
];
