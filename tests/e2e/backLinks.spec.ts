import { expect, long, signIn, test, words } from './journey.ts';

/** A filtered list, a record in it, and the text of the back link. */
const lists = [
  { list: '/blog?status=published', back: 'post.back' },
  { list: '/documentos?sort=title', back: 'documents.back' },
  { list: '/users?q=a', back: 'user.back' },
  { list: '/admin/contacts?q=a', back: 'contacts.back' },
  { list: '/admin/places?q=a', back: 'places.back' },
  { list: '/users/roles', back: 'roles.back' },
  { list: '/college-notifications?status=sent', back: 'notification.back' },
] as const;

for (const [index, { list, back }] of lists.entries())
  test(
    `the back link of a record returns to ${list} with its filters`,
    index < 2 ? {} : long,
    async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 420 });
      await signIn(page);
      await page.goto(list);
      const opened = page.getByRole('main').getByRole('table').getByRole('link').nth(2);
      await expect(opened).toBeVisible();
      const address = page.url();
      const href = await opened.getAttribute('href');
      await opened.scrollIntoViewIfNeeded();
      const scrolled = await page.getByRole('main').evaluate((main) => main.scrollTop);
      await opened.click();
      const way = page.getByRole('link', { name: words(back), exact: true });
      await expect(way).toBeVisible();
      await way.click();
      await expect(page).toHaveURL(address);
      await expect(page.locator(`main a[href="${href}"]`).first()).toBeVisible();
      await expect.poll(() => page.getByRole('main').evaluate((main) => main.scrollTop)).toBe(scrolled);
      await expect(page.locator(`main a[href="${href}"]`).first()).toBeInViewport();
    },
  );
