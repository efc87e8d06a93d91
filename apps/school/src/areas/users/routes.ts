import { countedWithoutPin } from './withoutPin.ts';
import { toUsersQuery } from './list/usersFilter.ts';
import { protectedRoute, type RouteRecord } from '../../router/routes.ts';
import { userPaths } from './paths.ts';

export const userRoutes: readonly RouteRecord[] = [
  protectedRoute(userPaths.list, {
    title: 'users.title',
    load: () => import('./list/UsersScreen.tsx').then((file) => file.UsersScreen),
    permission: 'users.view',
    nav: { id: 'users', group: 'people', icon: 'users' },
    preload: (filter) => [
      ['listUsers', toUsersQuery(filter)],
      ['listUsers', countedWithoutPin],
    ],
  }),
  protectedRoute(userPaths.create, {
    title: 'users.new',
    load: () => import('./editor/NewUserScreen.tsx').then((file) => file.NewUserScreen),
    permission: 'users.write',
    quickAction: { icon: 'plus' },
    preload: () => [['listRoles', {}]],
  }),
  protectedRoute(userPaths.detail, {
    title: 'user.title',
    load: () => import('./detail/UserScreen.tsx').then((file) => file.UserScreen),
    preload: ({ id }) => [['getUser', { path: { id } }]],
  }),
];
