/**
 * Reads an address; returns null when it is none. Older browsers have neither `URL.parse` nor `URL.canParse`.
 * @param base The address that a relative one belongs to.
 */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
