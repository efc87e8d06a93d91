import { protectedRoute, type RouteRecord } from '../../router/routes.ts';
import { collegePaths } from './paths.ts';

export const collegeRoutes: readonly RouteRecord[] = [
  protectedRoute(collegePaths.detail, {
    title: 'school.title',
    load: () => import('./SchoolScreen.tsx').then((file) => file.SchoolScreen),
    permission: 'college.write',
    nav: { id: 'school', group: 'school', icon: 'school' },
    preload: () => [['getCollege', {}]],
  }),
];
