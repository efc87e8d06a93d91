import type { RouteRecord } from '../../routes/record.ts';

export const profileRoutes: readonly RouteRecord[] = [
  {
    path: '/app/profile',
    title: 'profile.title',
    load: () => import('./ProfileScreen.tsx').then((file) => file.ProfileScreen),
    preload: ({ search }) =>
      new URLSearchParams(search).get('part') === 'devices' ? [['listSessions', {}]] : [],
  },
];
