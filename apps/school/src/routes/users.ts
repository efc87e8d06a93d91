import { countedWithoutPin } from '../people/withoutPin.ts';
import { queryOfFilter, usersAddress } from '../screens/Users/usersFilter.ts';
import type { RouteRecord } from './record.ts';

export const userRoutes: readonly RouteRecord[] = [
  {
    path: '/users',
    load: () => import('../screens/Users/UsersScreen.tsx').then((file) => file.UsersScreen),
    permission: 'users.view',
    nav: { id: 'users', group: 'people', label: 'app.places.users', icon: 'users' },
    preload: ({ search }) => [
      ['listUsers', queryOfFilter(usersAddress.read(undefined, search))],
      ['listUsers', countedWithoutPin],
    ],
  },
  {
    path: '/users/new',
    load: () => import('../screens/NewUser/NewUserScreen.tsx').then((file) => file.NewUserScreen),
    permission: 'users.write',
    quickAction: { label: 'users.new', icon: 'plus' },
    preload: () => [['listRoles', {}]],
  },
  {
    path: '/users/roles',
    load: () => import('../screens/Roles/RolesScreen.tsx').then((file) => file.RolesScreen),
    permission: 'users.view',
    backLabel: 'roles.title',
    preload: () => [['listRoles', {}]],
  },
  {
    path: '/users/roles/new',
    load: () => import('../screens/NewRole/NewRoleScreen.tsx').then((file) => file.NewRoleScreen),
    permission: 'users.roles',
    quickAction: { label: 'roles.new', icon: 'plus' },
  },
  {
    path: '/users/roles/*',
    load: () => import('../screens/Role/RoleScreen.tsx').then((file) => file.RoleScreen),
    preload: ({ rest = '' }) => [['getRole', { path: { id: rest } }]],
  },
  {
    path: '/users/*',
    load: () => import('../screens/User/UserScreen.tsx').then((file) => file.UserScreen),
    preload: ({ rest = '' }) => [['getUser', { path: { id: rest } }]],
  },
];
