import { parse } from 'regexparam';
import { matchRoute } from 'wouter';
import { contactRoutes } from './contacts.ts';
import { documentRoutes } from './documents.ts';
import { eventRoutes } from './events.ts';
import { homeRoutes } from './home.ts';
import { notificationRoutes } from './notifications.ts';
import { placeRoutes } from './places.ts';
import { postRoutes } from './posts.ts';
import type { RouteRecord } from './record.ts';
import { schoolRoutes } from './school.ts';
import { statisticsRoutes } from './statistics.ts';
import { userRoutes } from './users.ts';

/** The protected routes (specification §2), in the order of the navigation. The first match wins. */
export const protectedRoutes: readonly RouteRecord[] = [
  ...homeRoutes,
  ...postRoutes,
  ...eventRoutes,
  ...notificationRoutes,
  ...documentRoutes,
  ...userRoutes,
  ...contactRoutes,
  ...placeRoutes,
  ...statisticsRoutes,
  ...schoolRoutes,
];

/** Any other path. */
const notFoundRoute: RouteRecord = {
  path: '/*?',
  load: () =>
    import('../screens/PageNotFound/PageNotFoundScreen.tsx').then((file) => file.PageNotFoundScreen),
};

/** @returns The protected route that a path matches, and the part of the path that its `*` stands for. */
export function matchProtectedRoute(path: string): { route: RouteRecord; rest: string | undefined } {
  for (const route of protectedRoutes) {
    const [fits, params] = matchRoute(parse, route.path, path);
    if (fits) return { route, rest: (params as Record<string, string | undefined>)['*'] };
  }
  return { route: notFoundRoute, rest: undefined };
}
