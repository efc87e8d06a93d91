/** The location of the browser: the parts of the URL that the app uses. */
export type RouterLocation = { path: string; search: string; hash: string };

/** @param address The browser's location, or the URL of a link. */
export const toRouterLocation = (address: Pick<URL, 'pathname' | 'search' | 'hash'>): RouterLocation => ({
  path: address.pathname,
  search: address.search,
  hash: address.hash,
});

/** Returns the URL of a location. */
export const toHref = ({ path, search, hash }: RouterLocation): string => path + search + hash;

const withoutSlash = (path: string) => (path.length > 1 ? path.replace(/\/$/, '') : path);

/** Whether two locations have the same path; the query doesn't count. */
export const samePath = (one: RouterLocation, other: RouterLocation): boolean =>
  withoutSlash(one.path) === withoutSlash(other.path);

/** Whether two locations have the same path and query. */
export const sameAddress = (one: RouterLocation, other: RouterLocation): boolean =>
  samePath(one, other) && one.search === other.search;
