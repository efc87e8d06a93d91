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
  /** It needs more sentences than signing in does. */
  whole?: boolean;
};

type Bring = () => Promise<ComponentType>;

/** A place before the door: a signed-in person is led past it. */
const publicRoute = (path: string, bring: Bring, access: Access = 'visitor'): Route => ({
  path,
  access,
  // Signing in and the first page need few sentences.
  whole: access === 'anyone',
  frame: 'bare',
  screen: lazyScreen(bring),
});

/** The first words of addresses behind the door (specification §2). */
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

/** What stands behind the door. Its map comes with the first room, so that a door doesn't weigh as much as the house. */
const protectedArea = (area: string): Route => ({
  path: `/${area}/*?`,
  access: 'signedIn',
  frame: 'shell',
  whole: true,
  screen: protectedRoutes,
});

const protectedRoutes: LazyScreen = lazyRoutes(() => import('./protectedRoutes.tsx'));

/** What a path without a place leads to. */
const notFoundRoute: Route = {
  path: '/*?',
  access: 'anyone',
  frame: 'bare',
  screen: lazyScreen(() =>
    import('./screens/NotFound/NotFoundScreen.tsx').then((file) => file.NotFoundScreen),
  ),
};

/** The frame of those who are signed in; loaded with the first screen that stands in it. */
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

/** What the screens behind the door need besides their own files. */
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
