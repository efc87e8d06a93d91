import { hrefOf, type RouterLocation } from './routerLocation.ts';

/**
 * Who a route is for. `visitor`: whoever isn't signed in; a signed-in person is sent to the app. `signedIn`: a visitor
 * is sent to sign in. `anyone`: nobody is sent anywhere.
 */
export type Access = 'visitor' | 'signedIn' | 'anyone';

const signIn = '/auth/login';

/** The landing path of those who are signed in (specification §2). */
export const home = '/app';

/** Name of the parameter that remembers where a visitor wanted to go. */
const returnTo = 'return';

/** The address of sign-in, from where a visitor comes back to `place`. */
export function signInFor(place: RouterLocation): string {
  return place.path === home ? signIn : `${signIn}?${new URLSearchParams({ [returnTo]: hrefOf(place) })}`;
}

/**
 * Where a person goes once signed in: back to what they asked for, never to another site.
 *
 * @param search Query of the sign-in page.
 */
export function returnAddress(search: string): string {
  const wanted = new URLSearchParams(search).get(returnTo) ?? '';
  const nowhere = 'http://nowhere.invalid';
  if (!URL.canParse(wanted, nowhere)) return home;
  const address = new URL(wanted, nowhere);
  if (address.origin !== nowhere || !wanted.startsWith('/') || address.pathname.startsWith('//')) return home;
  return hrefOf({ path: address.pathname, search: address.search, hash: address.hash });
}

/** @returns Where a person is sent instead of `place`, or null if they may be there. */
export function sendAway(access: Access, place: RouterLocation, loggedIn: boolean): string | null {
  if (access === 'signedIn' && !loggedIn) return signInFor(place);
  if (access === 'visitor' && loggedIn)
    return place.path.startsWith(signIn) ? returnAddress(place.search) : home;
  return null;
}
