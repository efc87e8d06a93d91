import { protectedRoute, type RouteRecord } from '../../router/routes.ts';
import { profilePaths } from './paths.ts';

export const profileRoutes: readonly RouteRecord[] = [
  protectedRoute(profilePaths.detail, {
    title: 'profile.title',
    load: () => import('./ProfileScreen.tsx').then((file) => file.ProfileScreen),
    preload: ({ part }) => (part === 'devices' ? [['listSessions', {}]] : []),
  }),
];
