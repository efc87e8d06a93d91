/** Key that marks, for this visit, that the page was reloaded because of a missing file. */
const key = 'reloaded';

/**
 * Handles a screen file that failed to load. An app update removes old files, so a reload loads the new ones: once per URL,
 * and never offline, because that would lose the page.
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
