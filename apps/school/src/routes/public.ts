import type { ComponentType } from 'react';
import { parse } from 'regexparam';
import { matchRoute } from 'wouter';
import { type Access, redirectFor } from '../router/access.ts';
import type { Destination } from '../router/createNavigation.ts';
import { lazyFrame, lazyRoutes, lazyScreen, type LazyScreen } from '../router/lazyScreen.ts';
import type { RouterLocation } from '../router/routerLocation.ts';

/** A route of the app: path, access, screen and frame. */
export type Route = {
  path: string;
  access: Access;
  frame: 'bare' | 'shell';
  screen: LazyScreen;
  /** Whether it needs more messages than sign-in. */
  whole?: boolean;
};

type Bring = () => Promise<ComponentType>;

/** Creates a public route. Redirects signed-in people, unless `access` is `anyone`. */
const publicRoute = (path: string, bring: Bring, access: Access = 'visitor'): Route => ({
  path,
  access,
  // Sign-in and the landing page need few messages.
  whole: access === 'anyone',
  frame: 'bare',
  screen: lazyScreen(bring),
});

/** The first path segments of protected routes (specification §2). */
const areas = [
  'app',
  'admin',
  'blog',
  'college-notifications',
  'documentos',
  'events',
  'messenger',
  'notifications',
  'users',
];

/**
 * Creates a route for all protected routes of an area. Their table loads with the first protected screen, so that sign-in
 * stays small.
 */
const protectedArea = (area: string): Route => ({
  path: `/${area}/*?`,
  access: 'signedIn',
  frame: 'shell',
  whole: true,
  screen: protectedRoutes,
});

const protectedRoutes: LazyScreen = lazyRoutes(() => import('./ProtectedRoutes.tsx'));

/** Any other path. */
const notFoundRoute: Route = {
  path: '/*?',
  access: 'anyone',
  frame: 'bare',
  screen: lazyScreen(() =>
    import('../areas/notFound/NotFoundScreen.tsx').then((file) => file.NotFoundScreen),
  ),
};

/** The frame of protected routes; loads with the first protected screen. */
export const shell = lazyFrame(() => import('../shell/Shell.tsx').then((file) => file.Shell));

/** The routes; the first match wins. */
const routes: readonly Route[] = [
  publicRoute('/', () =>
    import('../areas/auth/landing/LandingScreen.tsx').then((file) => file.LandingScreen),
  ),
  publicRoute('/auth/login', () =>
    import('../areas/auth/login/LoginScreen.tsx').then((file) => file.LoginScreen),
  ),
  publicRoute(
    '/auth/signup-no',
    () => import('../areas/auth/signUp/SignUpScreen.tsx').then((file) => file.SignUpScreen),
    'anyone',
  ),
  publicRoute(
    '/auth/reset-password',
    () =>
      import('../areas/auth/resetPassword/ResetPasswordScreen.tsx').then((file) => file.ResetPasswordScreen),
    'anyone',
  ),
  ...areas.map(protectedArea),
  notFoundRoute,
];

/** @returns The route of a path. */
export const routeOf = (path: string): Route =>
  routes.find((route) => matchRoute(parse, route.path, path)[0]) ?? notFoundRoute;

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
  const route = routeOf(location.path);
  const redirect = redirectFor(route.access, location, loggedIn);
  if (redirect !== null) return { redirect };
  return {
    load: () =>
      Promise.all([
        route.screen.load(location),
        ...(route.frame === 'shell' ? [shell.load(location), preload(location)] : []),
        ...(route.whole ? [enter()] : []),
      ]),
  };
}
