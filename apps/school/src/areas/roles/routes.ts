import type { RouteRecord } from '../../routes/record.ts';

export const roleRoutes: readonly RouteRecord[] = [
  {
    path: '/users/roles',
    title: 'roles.title',
    load: () => import('./list/RolesScreen.tsx').then((file) => file.RolesScreen),
    permission: 'users.view',
    backLink: true,
    preload: () => [['listRoles', {}]],
  },
  {
    path: '/users/roles/new',
    title: 'roles.new',
    load: () => import('./editor/NewRoleScreen.tsx').then((file) => file.NewRoleScreen),
    permission: 'users.roles',
    quickAction: { icon: 'plus' },
  },
  {
    path: '/users/roles/*',
    title: 'roles.one',
    load: () => import('./detail/RoleScreen.tsx').then((file) => file.RoleScreen),
    permission: 'users.view',
    preload: ({ rest = '' }) => [['getRole', { path: { id: rest } }]],
  },
];
