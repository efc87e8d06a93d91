import { parse } from 'regexparam';
import type { ComponentType } from 'react';
import { matchRoute } from 'wouter';
import { type Access, redirectFor } from '../router/access.ts';
import { authPaths } from '../areas/auth/paths.ts';
import type { Destination } from '../router/createNavigation.ts';
import { lazyScreen, type LazyScreen } from '../router/lazyScreen.ts';
import type { RouterLocation } from '../router/routerLocation.ts';

/** A route of the app: path, access and screen. */
export type Route = {
  /** In wouter's syntax. */
  path: string | RegExp;
  access: Access;
  screen: LazyScreen;
  /** Whether it needs more messages than sign-in. */
  whole: boolean;
};

/** Creates a public route. Redirects signed-in people, unless `access` is `anyone`. */
const publicRoute = (
  path: string,
  load: () => Promise<ComponentType>,
  access: Access = 'visitor',
): Route => ({
  path,
  access,
  screen: lazyScreen(load),
  // Sign-in and the landing page need few messages.
  whole: access === 'anyone',
});

/** The public routes (specification §2), and the catch-all. */
const publicRoutes: readonly Route[] = [
  publicRoute(authPaths.landing, () =>
    import('../areas/auth/landing/LandingScreen.tsx').then((file) => file.LandingScreen),
  ),
  publicRoute(authPaths.login, () =>
    import('../areas/auth/login/LoginScreen.tsx').then((file) => file.LoginScreen),
  ),
  publicRoute(
    authPaths.signUp,
    () => import('../areas/auth/signUp/SignUpScreen.tsx').then((file) => file.SignUpScreen),
    'anyone',
  ),
  publicRoute(
    authPaths.resetPassword,
    () =>
      import('../areas/auth/resetPassword/ResetPasswordScreen.tsx').then((file) => file.ResetPasswordScreen),
    'anyone',
  ),
  publicRoute(
    '/*?',
    () => import('../areas/notFound/NotFoundScreen.tsx').then((file) => file.NotFoundScreen),
    'anyone',
  ),
];

/**
 * All protected routes (specification §2), by their first segments. Their table loads with the first protected screen, so
 * that sign-in stays small.
 */
export const protectedRoute: Route = {
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
export const routes: readonly Route[] = [protectedRoute, ...publicRoutes];

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
export function destinationOf(
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
        ...(route === protectedRoute ? [preload(location)] : []),
        ...(route.whole ? [enter()] : []),
      ]),
  };
}
