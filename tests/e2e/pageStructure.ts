import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';

/** Links of the menu, in their order; other navigations are within a page. */
const readMenu = (page: Page) =>
  page
    .getByRole('navigation')
    .first()
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

/**
 * Returns a check of the page that is open: it has its own title, one main part and one heading of the first level,
 * and its menu has the same links in the same order as that of the page before.
 */
export function createStructureCheck(page: Page, school: string): (path: string) => Promise<void> {
  const paths = new Map<string, string>();
  let menu: (string | null)[] | undefined;
  return (path) =>
    test.step('has a title, a heading, a main part and the menu of the others', async () => {
      await expect.soft(page, path).toHaveTitle(new RegExp(`.+ · ${school}$`));
      const title = (await page.title()).replace(/^\(\d+\) /, '');
      const { pathname } = new URL(page.url());
      expect.soft(paths.get(title) ?? pathname, `other path with the title of ${path}`).toBe(pathname);
      paths.set(title, pathname);
      await expect.soft(page.locator('html'), path).toHaveAttribute('lang', 'es');
      await expect.soft(page.getByRole('main'), path).toHaveCount(1);
      await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
      const links = await readMenu(page);
      menu ??= links;
      expect.soft(links, `${path}: links of the menu`).toEqual(menu);
    });
}
