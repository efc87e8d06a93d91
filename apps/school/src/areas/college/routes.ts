import type { RouteRecord } from '../../routes/record.ts';

export const collegeRoutes: readonly RouteRecord[] = [
  {
    path: '/admin/school',
    load: () => import('./SchoolScreen.tsx').then((file) => file.SchoolScreen),
    permission: 'college.write',
    nav: { id: 'school', group: 'school', label: 'app.places.school', icon: 'school' },
    preload: () => [['getCollege', {}]],
  },
];
