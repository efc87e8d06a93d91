import { protectedRoute, type RouteRecord } from '../../router/routes.ts';
import { outboxPaths } from './paths.ts';

export const outboxRoutes: readonly RouteRecord[] = [
  protectedRoute(outboxPaths.list, {
    title: 'outbox.title',
    load: () => import('./OutboxScreen.tsx').then((file) => file.OutboxScreen),
    backLink: true,
  }),
];
