/** Remembers, for this visit only, that the page was reloaded for a missing file. */
const key = 'reloaded';

/**
 * A screen's file could not be loaded. After an update of the app the old files are gone, and a reload brings the new
 * ones: once for an address, never without a network, where a reload would lose the page.
 *
 * @returns Whether the page is reloaded.
 */
export function recover(page: Window & typeof globalThis, problem: unknown): boolean {
  const { location, navigator, sessionStorage } = page;
  page.console.error(problem);
  const helps = navigator.onLine && sessionStorage.getItem(key) !== location.href;
  if (helps) {
    sessionStorage.setItem(key, location.href);
    location.reload();
  }
  return helps;
}
