import { protectedRoute, type RouteRecord } from '../../router/routes.ts';
import { rolePaths } from './paths.ts';

export const roleRoutes: readonly RouteRecord[] = [
  protectedRoute(rolePaths.list, {
    title: 'roles.title',
    load: () => import('./list/RolesScreen.tsx').then((file) => file.RolesScreen),
    permission: 'users.view',
    backLink: true,
    preload: () => [['listRoles', {}]],
  }),
  protectedRoute(rolePaths.create, {
    title: 'roles.new',
    load: () => import('./editor/NewRoleScreen.tsx').then((file) => file.NewRoleScreen),
    permission: 'users.roles',
    quickAction: { icon: 'plus' },
  }),
  protectedRoute(rolePaths.detail, {
    title: 'roles.one',
    load: () => import('./detail/RoleScreen.tsx').then((file) => file.RoleScreen),
    permission: 'users.view',
    preload: ({ id }) => [['getRole', { path: { id } }]],
  }),
];
