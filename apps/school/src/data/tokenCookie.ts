/** Name of the cookie (specification §4). The client reads it; the server authenticates only requests for pictures by it. */
const name = 'token';

/** Lifetime of a persistent session's cookie, in seconds; the server decides when the session ends. */
const maxAge = 60 * 60 * 24 * 30;

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** Reads all cookies of a name: those of other paths and of parent domains have the same name, and are not the page's. */
const readCookies = (document: Document, name: string): string[] =>
  document.cookie
    .split(/;\s*/)
    .flatMap((pair) => (pair.startsWith(`${name}=`) ? [decode(pair.slice(name.length + 1))] : []));

/** Reads a cookie of the page. */
export const readCookie = (document: Document, name: string): string | null =>
  readCookies(document, name)[0] ?? null;

/** Creates the token's cookie store: host-only, first-party, and secure on HTTPS. */
export function createTokenCookie(page: Window) {
  const { document, location } = page;
  const attributes = ['Path=/', 'SameSite=Lax', ...(location.protocol === 'https:' ? ['Secure'] : [])];
  const set = (value: string, extra: string[]) => {
    document.cookie = [`${name}=${value}`, ...attributes, ...extra].join('; ');
  };
  return {
    // A browser lists cookies of longer paths first, then older ones: the app's own is usually the last.
    read: () => readCookies(document, name).reverse(),
    /** @param persist Whether the cookie survives the browser session ("keep me signed in"). */
    write: (token: string, { persist }: { persist: boolean }) =>
      set(encodeURIComponent(token), persist ? [`Max-Age=${maxAge}`] : []),
    clear: () => set('', ['Max-Age=0']),
  };
}
