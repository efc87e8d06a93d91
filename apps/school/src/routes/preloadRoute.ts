import type { Client, Session } from '@school/domain';
import { preloadQueries } from '../data/preloadQueries.ts';
import type { Visit } from '../data/visit.ts';
import type { RouterLocation } from '../router/routerLocation.ts';
import { matchProtectedRoute } from './protected.ts';
import { canOpen } from '../router/routes.ts';

/** Starts the first queries of a route; none of a route that the user may not open, because each would answer 403. */
export function preloadRoute(
  sources: { client: Client; session: Session; storage: Storage; visit: Pick<Visit, 'get'> },
  location: RouterLocation,
): void {
  const { route, preload } = matchProtectedRoute(location);
  const { user } = sources.session.getState();
  if (user !== null && !canOpen(route, user)) return;
  const timeZone = sources.visit.get().college?.setting.timezone;
  preloadQueries(sources, preload({ user, timeZone }));
}
