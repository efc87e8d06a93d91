import { allows, type Permission, type User } from '@school/domain';
import type { Preload } from '../../data/preloadQueries.ts';
import { canSeeFigures } from '../statistics/index.ts';
import { countedWithoutPin } from '../users/index.ts';
import {
  eventsAhead,
  latestNews,
  ownDrafts,
  ownNotificationDrafts,
  ownScheduled,
  pendingPeople,
  unreadNotifications,
} from './homeQueries.ts';
import { type PreloadContext, protectedRoute, type RouteRecord } from '../../router/routes.ts';
import { homePaths } from './paths.ts';

const may = (user: User | null, permission: Permission) => user === null || allows(user, permission);

/* A 403 would be logged as an error, so restricted queries are preloaded only for a known user. */
const isKnownTo = (user: User | null, permission: Permission) => user !== null && allows(user, permission);

function figureQueries(user: User | null): Preload[] {
  if (!canSeeFigures(user)) return [];
  return [
    ['getReachStatistics', {}],
    ['getEntryStatistics', {}],
    ...(isKnownTo(user, 'users.reset') ? [['listUsers', countedWithoutPin] as Preload] : []),
  ];
}

function homeQueries({ user, timeZone }: PreloadContext): Preload[] {
  return [
    ...(may(user, 'events.view') ? [['listEvents', eventsAhead(new Date(), timeZone)] as Preload] : []),
    ['listPendingConfirmations', {}],
    ...(may(user, 'posts.write')
      ? ([
          ['listPosts', ownDrafts],
          ['listPosts', ownScheduled],
        ] as Preload[])
      : []),
    ...(isKnownTo(user, 'notifications.send')
      ? [['listManagedNotifications', ownNotificationDrafts] as Preload]
      : []),
    ...(isKnownTo(user, 'users.write') ? [['listUsers', pendingPeople] as Preload] : []),
    ...(isKnownTo(user, 'integrations.write') ? [['listIntegrations', {}] as Preload] : []),
    ...(may(user, 'notifications.view') ? [['listNotifications', unreadNotifications] as Preload] : []),
    ['listPosts', latestNews],
    ...figureQueries(user),
  ];
}

const load = () => import('./HomeScreen.tsx').then((file) => file.HomeScreen);

export const homeRoutes: readonly RouteRecord[] = [
  protectedRoute(homePaths.home, {
    title: 'home.title',
    load,
    nav: { id: 'home', group: 'home', icon: 'house', primary: true },
    preload: (_, context) => homeQueries(context),
  }),
  protectedRoute(homePaths.alias, {
    title: 'home.title',
    load,
  }),
];
