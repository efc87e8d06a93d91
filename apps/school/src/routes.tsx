import { parse } from 'regexparam';
import { matchRoute } from 'wouter';
import type { MessageId } from './intl/messages.ts';
import { type Access, sendAway } from './navigation/access.ts';
import type { Destination } from './navigation/createNavigation.ts';
import { lazyFrame, lazyScreen, type LazyScreen } from './navigation/lazyScreen.ts';
import type { Place } from './navigation/place.ts';

/** One place of the app: where it is, who it is for, what it shows and in which frame. */
export type Route = {
  path: string;
  access: Access;
  frame: 'bare' | 'shell';
  title: MessageId;
  screen: LazyScreen;
};

const landing = lazyScreen(() =>
  import('./screens/Landing/LandingScreen.tsx').then((file) => file.LandingScreen),
);
const login = lazyScreen(() => import('./screens/Login/LoginScreen.tsx').then((file) => file.LoginScreen));
const signUp = lazyScreen(() =>
  import('./screens/SignUp/SignUpScreen.tsx').then((file) => file.SignUpScreen),
);
const resetPassword = lazyScreen(() =>
  import('./screens/ResetPassword/ResetPasswordScreen.tsx').then((file) => file.ResetPasswordScreen),
);
const home = lazyScreen(() => import('./screens/Home/HomeScreen.tsx').then((file) => file.HomeScreen));
const posts = lazyScreen(() => import('./screens/Posts/PostsScreen.tsx').then((file) => file.PostsScreen));
const newPost = lazyScreen(() =>
  import('./screens/NewPost/NewPostScreen.tsx').then((file) => file.NewPostScreen),
);
const post = lazyScreen(() => import('./screens/Post/PostScreen.tsx').then((file) => file.PostScreen));
const notFound = lazyScreen(() =>
  import('./screens/NotFound/NotFoundScreen.tsx').then((file) => file.NotFoundScreen),
);

/** The frame of those who are signed in; loaded with the first screen that stands in it. */
export const shell = lazyFrame(() => import('./shell/Shell.tsx').then((file) => file.Shell));

/** The whole map (specification §2), as far as it is built. The first that fits is taken. */
export const routes: readonly Route[] = [
  { path: '/', access: 'visitor', frame: 'bare', title: 'landing.title', screen: landing },
  { path: '/auth/login', access: 'visitor', frame: 'bare', title: 'login.title', screen: login },
  { path: '/auth/signup-no', access: 'visitor', frame: 'bare', title: 'signUp.title', screen: signUp },
  {
    path: '/auth/reset-password',
    access: 'visitor',
    frame: 'bare',
    title: 'resetPassword.title',
    screen: resetPassword,
  },
  { path: '/app', access: 'signedIn', frame: 'shell', title: 'home.title', screen: home },
  { path: '/app/home', access: 'signedIn', frame: 'shell', title: 'home.title', screen: home },
  { path: '/blog/new-post', access: 'signedIn', frame: 'shell', title: 'newPost.title', screen: newPost },
  { path: '/blog/post/*', access: 'signedIn', frame: 'shell', title: 'post.title', screen: post },
  { path: '/blog/*?', access: 'signedIn', frame: 'shell', title: 'posts.title', screen: posts },
  { path: '/*?', access: 'anyone', frame: 'bare', title: 'notFound.title', screen: notFound },
];

/** The last route takes everything, so there is always one. */
const everything = routes[routes.length - 1] as Route;

/** @returns The route of a path, and what its pattern caught. */
export function routeOf(path: string): { route: Route; params: Record<string, string | undefined> } {
  for (const route of routes) {
    const [fits, params] = matchRoute(parse, route.path, path);
    if (fits) return { route, params };
  }
  return { route: everything, params: {} };
}

/**
 * Where a place leads a visitor: to its screen, or away from it by the rules of access.
 *
 * @param enter Brings what those who are signed in need besides.
 */
export function destinationOf(place: Place, loggedIn: boolean, enter: () => Promise<void>): Destination {
  const { route } = routeOf(place.path);
  const elsewhere = sendAway(route.access, place, loggedIn);
  if (elsewhere !== null) return { redirect: elsewhere };
  return {
    load: () =>
      Promise.all([route.screen.load(), ...(route.frame === 'shell' ? [shell.load(), enter()] : [])]),
  };
}
