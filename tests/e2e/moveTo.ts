import type { Page } from '@playwright/test';
import { settle } from './checkAccessibility.ts';
import { expect, type Language } from './journey.ts';

/**
 * Navigates through the browser's history without reloading the app.
 *
 * @param loading Name of the bar that shows the change of the route, from the catalogue by default.
 */
export async function moveTo(page: Page, path: string, language: Language, loading?: string): Promise<void> {
  const shown = new URL(page.url());
  const next = new URL(path, shown);
  // Only a change of the path moves the focus, which shows that the next screen is rendered.
  if (next.pathname === shown.pathname) await page.goto(path);
  else {
    await page.evaluate((href) => {
      (document.activeElement as HTMLElement | null)?.blur();
      const { index = 0 } = (history.state ?? {}) as { index?: number };
      history.pushState({ index: index + 1 }, '', href);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
    }, path);
    await expect(page.getByRole('main')).toBeFocused();
  }
  await settle(page, language, loading);
}

/** Returns the path of the oldest record of the list on screen: a newer one may be deleted by the journey that created it. */
export async function readOldestRecord(page: Page): Promise<string> {
  const links = page.getByRole('main').getByRole('table').getByRole('link');
  await links.first().waitFor();
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
  // Ids begin with the time of their creation.
  return paths.sort()[0]!;
}
