import type { Outcome } from '../data/useCommand.ts';

/**
 * Opens a file in a tab of its own. The tab opens at once, since a browser allows that only to who has just pressed
 * something; the file comes into it when it is there.
 *
 * @param page Where the tab is opened from.
 * @param fetch Brings the file.
 * @returns What came of fetching it, and whether it could be shown.
 */
export async function openInTab(
  page: Window,
  fetch: () => Promise<Outcome<Blob>>,
): Promise<{ fetched: Outcome<Blob>; shown: boolean }> {
  const tab = page.open('', '_blank');
  const fetched = await fetch();
  if (!fetched.ok || !tab || tab.closed) {
    tab?.close();
    return { fetched, shown: false };
  }
  // The address lives as long as this page: the tab may be reloaded, and its viewer may save from it.
  tab.location.replace(URL.createObjectURL(fetched.data));
  return { fetched, shown: true };
}
