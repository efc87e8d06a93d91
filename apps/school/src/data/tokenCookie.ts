/** Name of the cookie (specification §4). The provider never authenticates by it: it is our own memory of the token. */
const name = 'token';

/** How long a kept session lasts in the browser, in seconds: the provider decides the rest. */
const kept = 60 * 60 * 24 * 30;

/** Reads one cookie of the page. */
export function readCookie(document: Document, wanted: string): string | null {
  for (const pair of document.cookie.split(/;\s*/)) {
    const at = pair.indexOf('=');
    if (pair.slice(0, at) !== wanted) continue;
    try {
      return decodeURIComponent(pair.slice(at + 1));
    } catch {
      return pair.slice(at + 1);
    }
  }
  return null;
}

/** Where the session keeps its token: host-only, first-party, and secure where the page is. */
export function createTokenCookie(page: Window) {
  const { document, location } = page;
  const attributes = ['Path=/', 'SameSite=Lax', ...(location.protocol === 'https:' ? ['Secure'] : [])];
  const set = (value: string, extra: string[]) => {
    document.cookie = [`${name}=${value}`, ...attributes, ...extra].join('; ');
  };
  return {
    read: () => readCookie(document, name),
    /** @param persist Kept when the browser closes ("keep me signed in"). */
    write: (token: string, { persist }: { persist: boolean }) =>
      set(encodeURIComponent(token), persist ? [`Max-Age=${kept}`] : []),
    clear: () => set('', ['Max-Age=0']),
  };
}
