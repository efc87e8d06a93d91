import type { Outcome } from '../../data/useCommand.ts';

/**
 * Opens a file in a new tab. Opens the tab at once, because browsers allow it only during a user gesture, and loads the file
 * into it later.
 *
 * @param page Window that opens the tab.
 * @param fetch Downloads the file.
 * @returns The result of the download, and whether it was shown.
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
  // The URL lives as long as this page, because the tab may be reloaded and its viewer may save the file.
  tab.location.replace(URL.createObjectURL(fetched.data));
  return { fetched, shown: true };
}
