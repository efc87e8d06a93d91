/** Name of the cookie (specification §4). The server never authenticates by it; only the client reads it. */
const name = 'token';

/** Lifetime of a persistent session's cookie, in seconds; the server decides when the session ends. */
const maxAge = 60 * 60 * 24 * 30;

/** Reads a cookie of the page. */
export function readCookie(document: Document, name: string): string | null {
  for (const pair of document.cookie.split(/;\s*/)) {
    const at = pair.indexOf('=');
    if (pair.slice(0, at) !== name) continue;
    try {
      return decodeURIComponent(pair.slice(at + 1));
    } catch {
      return pair.slice(at + 1);
    }
  }
  return null;
}

/** Creates the token's cookie store: host-only, first-party, and secure on HTTPS. */
export function createTokenCookie(page: Window) {
  const { document, location } = page;
  const attributes = ['Path=/', 'SameSite=Lax', ...(location.protocol === 'https:' ? ['Secure'] : [])];
  const set = (value: string, extra: string[]) => {
    document.cookie = [`${name}=${value}`, ...attributes, ...extra].join('; ');
  };
  return {
    read: () => readCookie(document, name),
    /** @param persist Whether the cookie survives the browser session ("keep me signed in"). */
    write: (token: string, { persist }: { persist: boolean }) =>
      set(encodeURIComponent(token), persist ? [`Max-Age=${maxAge}`] : []),
    clear: () => set('', ['Max-Age=0']),
  };
}
