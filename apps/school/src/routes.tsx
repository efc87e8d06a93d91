import type { ComponentType } from 'react';
import { parse } from 'regexparam';
import { matchRoute } from 'wouter';
import { type Access, sendAway } from './navigation/access.ts';
import type { Destination } from './navigation/createNavigation.ts';
import { lazyFrame, lazyScreen, type LazyScreen } from './navigation/lazyScreen.ts';
import type { Place } from './navigation/place.ts';

/** One place of the app: where it is, who it is for, what it shows and in which frame. */
export type Route = {
  path: string;
  access: Access;
  frame: 'bare' | 'shell';
  screen: LazyScreen;
};

type Bring = () => Promise<ComponentType>;

/** A place before the door: a signed-in person is led past it. */
const door = (path: string, bring: Bring): Route => ({
  path,
  access: 'visitor',
  frame: 'bare',
  screen: lazyScreen(bring),
});

/** A place behind the door, in the shell. */
const room = (path: string, bring: Bring): Route => ({
  path,
  access: 'signedIn',
  frame: 'shell',
  screen: lazyScreen(bring),
});

/** What a path without a place leads to. */
const nowhere: Route = {
  path: '/*?',
  access: 'anyone',
  frame: 'bare',
  screen: lazyScreen(() =>
    import('./screens/NotFound/NotFoundScreen.tsx').then((file) => file.NotFoundScreen),
  ),
};

/** The frame of those who are signed in; loaded with the first screen that stands in it. */
export const shell = lazyFrame(() => import('./shell/Shell.tsx').then((file) => file.Shell));

/** The whole map (specification §2), as far as it is built. The first that fits is taken. */
export const routes: readonly Route[] = [
  door('/', () => import('./screens/Landing/LandingScreen.tsx').then((file) => file.LandingScreen)),
  door('/auth/login', () => import('./screens/Login/LoginScreen.tsx').then((file) => file.LoginScreen)),
  door('/auth/signup-no', () =>
    import('./screens/SignUp/SignUpScreen.tsx').then((file) => file.SignUpScreen),
  ),
  door('/auth/reset-password', () =>
    import('./screens/ResetPassword/ResetPasswordScreen.tsx').then((file) => file.ResetPasswordScreen),
  ),

  room('/app', () => import('./screens/Home/HomeScreen.tsx').then((file) => file.HomeScreen)),
  room('/app/home', () => import('./screens/Home/HomeScreen.tsx').then((file) => file.HomeScreen)),

  room('/blog/new-post', () =>
    import('./screens/NewPost/NewPostScreen.tsx').then((file) => file.NewPostScreen),
  ),
  room('/blog/post/*', () => import('./screens/Post/PostScreen.tsx').then((file) => file.PostScreen)),
  room('/blog/*?', () => import('./screens/Posts/PostsScreen.tsx').then((file) => file.PostsScreen)),

  room('/college-notifications', () =>
    import('./screens/CollegeNotifications/CollegeNotificationsScreen.tsx').then(
      (file) => file.CollegeNotificationsScreen,
    ),
  ),
  room('/college-notifications/new-notification', () =>
    import('./screens/NewNotification/NewNotificationScreen.tsx').then((file) => file.NewNotificationScreen),
  ),
  room('/college-notifications/*', () =>
    import('./screens/CollegeNotification/CollegeNotificationScreen.tsx').then(
      (file) => file.CollegeNotificationScreen,
    ),
  ),
  room('/notifications', () =>
    import('./screens/Notifications/NotificationsScreen.tsx').then((file) => file.NotificationsScreen),
  ),
  room('/notifications/*', () =>
    import('./screens/Notification/NotificationScreen.tsx').then((file) => file.NotificationScreen),
  ),

  room('/users', () => import('./screens/Users/UsersScreen.tsx').then((file) => file.UsersScreen)),
  room('/users/new', () => import('./screens/NewUser/NewUserScreen.tsx').then((file) => file.NewUserScreen)),
  room('/users/roles', () => import('./screens/Roles/RolesScreen.tsx').then((file) => file.RolesScreen)),
  room('/users/roles/new', () =>
    import('./screens/NewRole/NewRoleScreen.tsx').then((file) => file.NewRoleScreen),
  ),
  room('/users/roles/*', () => import('./screens/Role/RoleScreen.tsx').then((file) => file.RoleScreen)),
  room('/users/*', () => import('./screens/User/UserScreen.tsx').then((file) => file.UserScreen)),

  nowhere,
];

/** @returns The route of a path, and what its pattern caught. */
export function routeOf(path: string): { route: Route; params: Record<string, string | undefined> } {
  for (const route of routes) {
    const [fits, params] = matchRoute(parse, route.path, path);
    if (fits) return { route, params };
  }
  return { route: nowhere, params: {} };
}

/** What the screens behind the door need besides their own files. */
export type Entering = {
  /** Brings the rest of the language. */
  enter(): Promise<void>;
  /** Begins to read what a place shows, beside its code. */
  readAhead(place: Place): Promise<void>;
};

/** Where a place leads a visitor: to its screen, or away from it by the rules of access. */
export function destinationOf(place: Place, loggedIn: boolean, { enter, readAhead }: Entering): Destination {
  const { route } = routeOf(place.path);
  const elsewhere = sendAway(route.access, place, loggedIn);
  if (elsewhere !== null) return { redirect: elsewhere };
  return {
    load: () =>
      Promise.all([
        route.screen.load(),
        ...(route.frame === 'shell' ? [shell.load(), enter(), readAhead(place)] : []),
      ]),
  };
}
