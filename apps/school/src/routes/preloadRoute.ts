import type { Client, Session } from '@school/domain';
import { preloadQueries } from '../data/preloadQueries.ts';
import type { Visit } from '../data/visit.ts';
import type { RouterLocation } from '../router/routerLocation.ts';
import { matchProtectedRoute } from './protected.ts';

/** Starts the first queries of a route. */
export function preloadRoute(
  sources: { client: Client; session: Session; visit: Pick<Visit, 'get'> },
  { path, search }: RouterLocation,
): void {
  const { route, rest } = matchProtectedRoute(path);
  if (!route.preload) return;
  preloadQueries(
    sources,
    route.preload({
      rest,
      search,
      user: sources.session.getState().user,
      timeZone: sources.visit.get().college?.setting.timezone,
    }),
  );
}
