import type { ComponentType } from 'react';
import { parse } from 'regexparam';
import { matchRoute } from 'wouter';
import { type Access, sendAway } from './navigation/access.ts';
import type { Destination } from './navigation/createNavigation.ts';
import { lazyFrame, lazyRoutes, lazyScreen, type LazyScreen } from './navigation/lazyScreen.ts';
import type { RouterLocation } from './navigation/routerLocation.ts';

/** A part of the app: where it is, who it is for, what it shows and in which frame. */
export type Route = {
  path: string;
  access: Access;
  frame: 'bare' | 'shell';
  screen: LazyScreen;
  /** Whether it needs more messages than sign-in does. */
  whole?: boolean;
};

type Bring = () => Promise<ComponentType>;

/** A route before sign-in. Redirects people who are signed in, unless `access` is `anyone`. */
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
  'notifications',
  'users',
];

/** All protected routes of an area. Their table loads with the first protected screen, so that sign-in stays small. */
const protectedArea = (area: string): Route => ({
  path: `/${area}/*?`,
  access: 'signedIn',
  frame: 'shell',
  whole: true,
  screen: protectedRoutes,
});

const protectedRoutes: LazyScreen = lazyRoutes(() => import('./protectedRoutes.tsx'));

/** Any other path. */
const notFoundRoute: Route = {
  path: '/*?',
  access: 'anyone',
  frame: 'bare',
  screen: lazyScreen(() =>
    import('./screens/NotFound/NotFoundScreen.tsx').then((file) => file.NotFoundScreen),
  ),
};

/** The frame of protected routes; loads with the first protected screen. */
export const shell = lazyFrame(() => import('./shell/Shell.tsx').then((file) => file.Shell));

/** The parts of the app; the first that fits is taken. */
const routes: readonly Route[] = [
  publicRoute('/', () => import('./screens/Landing/LandingScreen.tsx').then((file) => file.LandingScreen)),
  publicRoute('/auth/login', () =>
    import('./screens/Login/LoginScreen.tsx').then((file) => file.LoginScreen),
  ),
  publicRoute(
    '/auth/signup-no',
    () => import('./screens/SignUp/SignUpScreen.tsx').then((file) => file.SignUpScreen),
    'anyone',
  ),
  publicRoute(
    '/auth/reset-password',
    () => import('./screens/ResetPassword/ResetPasswordScreen.tsx').then((file) => file.ResetPasswordScreen),
    'anyone',
  ),
  ...areas.map(protectedArea),
  notFoundRoute,
];

/** @returns The part of the app that a path lies in. */
export const routeOf = (path: string): Route =>
  routes.find((route) => matchRoute(parse, route.path, path)[0]) ?? notFoundRoute;

/** What protected screens need besides their own files. */
export type Entering = {
  /** Brings the rest of the language. */
  enter(): Promise<void>;
  /** Begins to read what a place shows, beside its code. */
  readAhead(place: RouterLocation): Promise<void>;
};

/** Where a place leads a visitor: to its screen, or away from it by the rules of access. */
export function destinationOf(
  place: RouterLocation,
  loggedIn: boolean,
  { enter, readAhead }: Entering,
): Destination {
  const route = routeOf(place.path);
  const elsewhere = sendAway(route.access, place, loggedIn);
  if (elsewhere !== null) return { redirect: elsewhere };
  return {
    load: () =>
      Promise.all([
        route.screen.load(place.path),
        ...(route.frame === 'shell' ? [shell.load(place.path), readAhead(place)] : []),
        ...(route.whole ? [enter()] : []),
      ]),
  };
}
