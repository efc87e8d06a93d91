import { countedWithoutPin } from './withoutPin.ts';
import { queryOfFilter, usersAddress } from './list/usersFilter.ts';
import type { RouteRecord } from '../../routes/record.ts';

export const userRoutes: readonly RouteRecord[] = [
  {
    path: '/users',
    title: 'users.title',
    load: () => import('./list/UsersScreen.tsx').then((file) => file.UsersScreen),
    permission: 'users.view',
    nav: { id: 'users', group: 'people', icon: 'users' },
    preload: ({ search }) => [
      ['listUsers', queryOfFilter(usersAddress.read(undefined, search))],
      ['listUsers', countedWithoutPin],
    ],
  },
  {
    path: '/users/new',
    title: 'users.new',
    load: () => import('./editor/NewUserScreen.tsx').then((file) => file.NewUserScreen),
    permission: 'users.write',
    quickAction: { icon: 'plus' },
    preload: () => [['listRoles', {}]],
  },
  {
    path: '/users/*',
    title: 'user.title',
    load: () => import('./detail/UserScreen.tsx').then((file) => file.UserScreen),
    preload: ({ rest = '' }) => [['getUser', { path: { id: rest } }]],
  },
];
