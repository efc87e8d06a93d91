import type { Preload } from '../../data/preloadQueries.ts';
import { toNotificationsQuery } from './list/notificationsFilter.ts';
import { audienceNames, protectedRoute, type RouteRecord } from '../../router/routes.ts';
import { notificationPaths } from './paths.ts';

/* The prepared texts, and the places, whose field would otherwise move the others when it arrives. */
const alertQueries: readonly Preload[] = [
  ['listPlaces', {}],
  ['listAlertTemplates', {}],
];

const send = ['notifications.send', 'emergency.start'] as const;

export const notificationRoutes: readonly RouteRecord[] = [
  protectedRoute(notificationPaths.list, {
    title: 'notifications.title',
    load: () =>
      import('./list/CollegeNotificationsScreen.tsx').then((file) => file.CollegeNotificationsScreen),
    permission: send,
    nav: { id: 'notifications', group: 'daily', icon: 'megaphone' },
    preload: (filter) => [['listManagedNotifications', toNotificationsQuery(filter)], ...audienceNames],
  }),
  protectedRoute(notificationPaths.create, {
    title: 'notifications.new',
    load: () => import('./editor/NewNotificationScreen.tsx').then((file) => file.NewNotificationScreen),
    permission: 'notifications.send',
    quickAction: { icon: 'megaphone' },
    preload: () => [...audienceNames],
  }),
  protectedRoute(notificationPaths.createAlert, {
    title: 'notifications.newAlert',
    load: () => import('./editor/NewAlertScreen.tsx').then((file) => file.NewAlertScreen),
    permission: 'emergency.start',
    nav: {
      id: 'newAlert',
      shortLabel: 'notifications.newAlertShort',
      group: 'alerts',
      icon: 'siren',
      primary: true,
    },
    preload: () => [...alertQueries, ...audienceNames],
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
