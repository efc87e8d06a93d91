import { publicRoute, type Route } from '../../router/publicRoute.ts';
import { notFoundPaths } from './paths.ts';

const definition = {
  title: 'notFound.title',
  load: () => import('./NotFoundScreen.tsx').then((file) => file.NotFoundScreen),
  access: 'anyone',
} as const;

export const notFoundRoutes: readonly Route[] = [
  publicRoute(notFoundPaths.school, definition),
  publicRoute(notFoundPaths.page, definition),
];
