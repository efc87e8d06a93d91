import { parseUrl } from '@school/text';
import { authPaths } from '../areas/auth/paths.ts';
import { toHref, type RouterLocation } from './routerLocation.ts';

/**
 * Audience of a route. `visitor`: signed-in people are redirected to the app. `signedIn`: visitors are redirected to
 * sign-in. `anyone`: no redirect.
 */
export type Access = 'visitor' | 'signedIn' | 'anyone';

/** Path of the first screen after sign-in (specification §2). */
export const home = '/app';

/** Another path of that screen (specification §2). */
export const homeAlias = '/app/home';

/** Name of the parameter with the URL that a visitor requested. */
const returnTo = 'return';

/** Returns the sign-in URL that leads back to `location`. */
export function signInUrl(location: RouterLocation): string {
  return location.path === home
    ? authPaths.login
    : `${authPaths.login}?${new URLSearchParams({ [returnTo]: toHref(location) })}`;
}

/**
 * Returns the path after sign-in: the requested one, never another site.
 *
 * @param search Query of the sign-in page.
 */
export function returnAddress(search: string): string {
  const wanted = new URLSearchParams(search).get(returnTo) ?? '';
  const nowhere = 'http://nowhere.invalid';
  const address = parseUrl(wanted, nowhere);
  if (!address) return home;
  if (address.origin !== nowhere || !wanted.startsWith('/') || address.pathname.startsWith('//')) return home;
  return toHref({ path: address.pathname, search: address.search, hash: address.hash });
}

/** @returns The path that a person is redirected to instead of `location`, or null if they may see it. */
export function redirectFor(access: Access, location: RouterLocation, loggedIn: boolean): string | null {
  if (access === 'signedIn' && !loggedIn) return signInUrl(location);
  if (access === 'visitor' && loggedIn)
    return location.path.startsWith(authPaths.login) ? returnAddress(location.search) : home;
  return null;
}
