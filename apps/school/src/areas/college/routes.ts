import type { RouteRecord } from '../../routes/record.ts';

export const collegeRoutes: readonly RouteRecord[] = [
  {
    path: '/admin/school',
    title: 'school.title',
    load: () => import('./SchoolScreen.tsx').then((file) => file.SchoolScreen),
    permission: 'college.write',
    nav: { id: 'school', group: 'school', icon: 'school' },
    preload: () => [['getCollege', {}]],
  },
];
