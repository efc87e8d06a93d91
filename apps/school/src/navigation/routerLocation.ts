/** Where a visitor is: the part of the address that the app decides on. */
export type RouterLocation = { path: string; search: string; hash: string };

/** @param address The browser's location, or an address that was followed. */
export const toRouterLocation = (address: Pick<URL, 'pathname' | 'search' | 'hash'>): RouterLocation => ({
  path: address.pathname,
  search: address.search,
  hash: address.hash,
});

/** The address of a place, to return to. */
export const hrefOf = ({ path, search, hash }: RouterLocation): string => path + search + hash;

const withoutSlash = (path: string) => (path.length > 1 ? path.replace(/\/$/, '') : path);

/** Whether two places are the same screen; a filter in the address doesn't make it another. */
export const samePath = (one: RouterLocation, other: RouterLocation): boolean =>
  withoutSlash(one.path) === withoutSlash(other.path);

/** Whether two places are one address: nothing on screen is another's, whatever part of it one looks at. */
export const sameAddress = (one: RouterLocation, other: RouterLocation): boolean =>
  samePath(one, other) && one.search === other.search;
