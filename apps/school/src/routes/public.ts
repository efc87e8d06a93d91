import { parse } from 'regexparam';
import { matchRoute } from 'wouter';
import { authRoutes } from '../areas/auth/routes.ts';
import { notFoundRoutes } from '../areas/notFound/routes.ts';
import { redirectFor } from '../router/access.ts';
import type { Destination } from '../router/createNavigation.ts';
import { lazyScreen } from '../router/lazyScreen.ts';
import type { Route } from '../router/publicRoute.ts';
import type { RouterLocation } from '../router/routerLocation.ts';

/**
 * All protected routes (specification §2), by their first segments. Their table loads with the first protected screen, so
 * that sign-in stays small.
 */
export const lazyProtectedRoute: Route = {
  path: /^\/(?:app|admin|blog|college-notifications|documentos|events|messenger|notifications|users)(?:\/|$)/i,
  access: 'signedIn',
  screen: lazyScreen(async (location) => {
    const { ProtectedRoutes, loadProtectedScreen } = await import('./ProtectedRoutes.tsx');
    await loadProtectedScreen(location);
    return ProtectedRoutes;
  }),
  whole: true,
};

/** All routes; the first match wins, and the last one matches any path. */
export const routes: readonly Route[] = [lazyProtectedRoute, ...authRoutes, ...notFoundRoutes];

/** @returns The route of a path. */
export const findRoute = (path: string): Route =>
  routes.find((route) => matchRoute(parse, route.path, path)[0])!;

/** What protected screens need besides their files. */
export type Entering = {
  /** Loads the remaining messages. */
  enter(): Promise<void>;
  /** Starts the queries of a location, in parallel with its code. */
  preload(location: RouterLocation): Promise<void>;
};

/** Returns the screen of a location, or the redirect that the access rules require. */
export function resolveDestination(
  location: RouterLocation,
  loggedIn: boolean,
  { enter, preload }: Entering,
): Destination {
  const route = findRoute(location.path);
  const redirect = redirectFor(route.access, location, loggedIn);
  if (redirect !== null) return { redirect };
  return {
    load: () =>
      Promise.all([
        route.screen.load(location),
        ...(route === lazyProtectedRoute ? [preload(location)] : []),
        ...(route.whole ? [enter()] : []),
      ]),
  };
}
