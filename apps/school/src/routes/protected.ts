import { auditRoutes } from '../areas/audit/routes.ts';
import { collegeRoutes } from '../areas/college/routes.ts';
import { contactRoutes } from '../areas/contacts/routes.ts';
import { documentRoutes } from '../areas/documents/routes.ts';
import { emergencyRoutes } from '../areas/emergencies/routes.ts';
import { eventRoutes } from '../areas/events/routes.ts';
import { homeRoutes } from '../areas/home/routes.ts';
import { integrationRoutes } from '../areas/integrations/routes.ts';
import { messengerRoutes } from '../areas/messenger/routes.ts';
import { notificationRoutes } from '../areas/notifications/routes.ts';
import { outboxRoutes } from '../areas/outbox/routes.ts';
import { placeRoutes } from '../areas/places/routes.ts';
import { postRoutes } from '../areas/posts/routes.ts';
import { profileRoutes } from '../areas/profile/routes.ts';
import { roleRoutes } from '../areas/roles/routes.ts';
import { statisticsRoutes } from '../areas/statistics/routes.ts';
import { userRoutes } from '../areas/users/routes.ts';
import { routePath } from '../router/routePath.ts';
import type { RouterLocation } from '../router/routerLocation.ts';
import { type ParsedRoute, protectedRoute, type RouteRecord } from '../router/routes.ts';

/** The protected routes (specification §2), in the order of the navigation. */
export const protectedRoutes: readonly RouteRecord[] = [
  ...homeRoutes,
  ...profileRoutes,
  ...outboxRoutes,
  ...postRoutes,
  ...eventRoutes,
  ...notificationRoutes,
  ...emergencyRoutes,
  ...messengerRoutes,
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
const notFoundPath = routePath('/*?');
const notFoundRoute = protectedRoute(notFoundPath, {
  title: 'notFound.title',
  load: () => import('../areas/notFound/PageNotFoundScreen.tsx').then((file) => file.PageNotFoundScreen),
});

/** A longer fixed part first, so that `/users/roles` is not the user "roles". */
export const rankedRoutes: readonly RouteRecord[] = [...protectedRoutes, notFoundRoute].sort(
  (one, other) => other.path.prefix.length - one.path.prefix.length,
);

/** A protected route that matches a location, and the values of the location. */
export type ProtectedMatch = ParsedRoute & { route: RouteRecord };

/** Returns the protected route of a location. */
export function matchProtectedRoute(location: RouterLocation): ProtectedMatch {
  for (const route of rankedRoutes) {
    const parsed = route.parse(location);
    if (parsed) return { ...parsed, route };
  }
  throw new Error(`school: no protected route matches ${location.path}. The last one must match any path.`);
}
