import type { RouteRecord } from '../../routes/record.ts';

export const roleRoutes: readonly RouteRecord[] = [
  {
    path: '/users/roles',
    load: () => import('./list/RolesScreen.tsx').then((file) => file.RolesScreen),
    permission: 'users.view',
    backLabel: 'roles.title',
    preload: () => [['listRoles', {}]],
  },
  {
    path: '/users/roles/new',
    load: () => import('./editor/NewRoleScreen.tsx').then((file) => file.NewRoleScreen),
    permission: 'users.roles',
    quickAction: { label: 'roles.new', icon: 'plus' },
  },
  {
    path: '/users/roles/*',
    load: () => import('./detail/RoleScreen.tsx').then((file) => file.RoleScreen),
    preload: ({ rest = '' }) => [['getRole', { path: { id: rest } }]],
  },
];
