import { parse } from 'regexparam';
import { matchRoute } from 'wouter';
import { auditRoutes } from '../areas/audit/routes.ts';
import { collegeRoutes } from '../areas/college/routes.ts';
import { contactRoutes } from '../areas/contacts/routes.ts';
import { documentRoutes } from '../areas/documents/routes.ts';
import { eventRoutes } from '../areas/events/routes.ts';
import { homeRoutes } from '../areas/home/routes.ts';
import { integrationRoutes } from '../areas/integrations/routes.ts';
import { notificationRoutes } from '../areas/notifications/routes.ts';
import { placeRoutes } from '../areas/places/routes.ts';
import { postRoutes } from '../areas/posts/routes.ts';
import { profileRoutes } from '../areas/profile/routes.ts';
import { roleRoutes } from '../areas/roles/routes.ts';
import { statisticsRoutes } from '../areas/statistics/routes.ts';
import { userRoutes } from '../areas/users/routes.ts';
import type { RouteRecord } from './record.ts';

/** The protected routes (specification §2), in the order of the navigation. */
export const protectedRoutes: readonly RouteRecord[] = [
  ...homeRoutes,
  ...profileRoutes,
  ...postRoutes,
  ...eventRoutes,
  ...notificationRoutes,
  ...documentRoutes,
  ...userRoutes,
  ...roleRoutes,
  ...contactRoutes,
  ...placeRoutes,
  ...statisticsRoutes,
  ...auditRoutes,
  ...collegeRoutes,
  ...integrationRoutes,
];

/** Any other path. */
const notFoundRoute: RouteRecord = {
  path: '/*?',
  title: 'notFound.title',
  load: () => import('../areas/notFound/PageNotFoundScreen.tsx').then((file) => file.PageNotFoundScreen),
};

const literalLength = ({ path }: RouteRecord) => path.replace(/\*\??$/, '').length;

/** The most specific path first, so that `/users/roles` is not the user "roles". */
const ranked = [...protectedRoutes].sort((one, other) => literalLength(other) - literalLength(one));

/** @returns The protected route that a path matches, and the part of the path that its `*` stands for. */
export function matchProtectedRoute(path: string): { route: RouteRecord; rest: string | undefined } {
  for (const route of ranked) {
    const [fits, params] = matchRoute(parse, route.path, path);
    if (fits) return { route, rest: (params as Record<string, string | undefined>)['*'] };
  }
  return { route: notFoundRoute, rest: undefined };
}
