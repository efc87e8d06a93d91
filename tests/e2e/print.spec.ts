import type { Page } from '@playwright/test';
import { expect, fillPost, long, signIn, storeOnDevice, test, uniqueTitle, words } from './journey.ts';

/** Returns the visible controls on paper, except column headers and file names. */
const pressable = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('button:not(th button, li button), [role="toolbar"], nav, [role="search"]')]
      .filter((element) => element.checkVisibility())
      .map((element) => element.textContent || element.getAttribute('aria-label') || element.outerHTML),
  );

/** Returns the printed dates, and the dates that would be wrong on another day. */
const dates = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main time[data-lasting]')]
      .filter((time) => time.checkVisibility())
      .map((time) => ({
        visibleText: time.innerText,
        paper: getComputedStyle(time, '::after').content,
        lasting: time.dataset['lasting'],
      })),
  );

test('prints one header, full dates, unbroken rows and no controls', long, async ({ page }) => {
  await signIn(page);

  await test.step('a list', async () => {
    await page.goto('/blog');
    await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    const rows = page.getByRole('table').getByRole('row');
    // A post of another journey renders the rows again, and a detached row has no style.
    await expect(rows.last()).toHaveCSS('break-inside', 'avoid');
    expect(await pressable(page)).toEqual([]);
  });

  await test.step('a post, with author and audience on one line', async () => {
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('table').getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    const readers = page.getByRole('heading', { name: words('receipts.title'), exact: true });
    await expect(readers).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(readers).toBeHidden();
    expect(await pressable(page)).toEqual([]);
    await expect(page.getByRole('link', { name: words('post.back') })).toBeHidden();
    const lines = await page
      .getByRole('banner')
      .evaluate((header) =>
        [...header.children].map((part) => Math.round(part.getBoundingClientRect().bottom)),
      );
    const heights = await page
      .getByRole('banner')
      .evaluate((header) => header.getBoundingClientRect().height);
    expect(lines).toHaveLength(2);
    expect(heights).toBeLessThan(80);
    const written = await dates(page);
    expect(written.length).toBeGreaterThan(0);
    for (const { visibleText, paper, lasting } of written) {
      expect(visibleText).toBe('');
      expect(paper).toBe(`"${lasting}"`);
      expect(lasting).toMatch(/\d de [a-zé]+ de \d{4}, \d{1,2}:\d{2}$/);
    }
  });

  await test.step('prints dark text in dark mode', async () => {
    const heading = page.getByRole('heading', { level: 2 }).first();
    const brightness = () =>
      heading.evaluate((element) => {
        const [red = 0, green = 0, blue = 0] = getComputedStyle(element).color.match(/\d+/g)!.map(Number);
        return (red + green + blue) / 3;
      });
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveClass(/is-dark/);
    expect(await brightness()).toBeGreaterThan(160);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await brightness()).toBeLessThan(96);
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  });

  await test.step('a document: its details without the preview', async () => {
    await page.emulateMedia({ media: 'screen' });
    await page.goto('/documentos?q=Reglamento%20de%20convivencia');
    await page.getByRole('link', { name: 'Reglamento de convivencia' }).click();
    await expect(page.getByRole('region', { name: 'Reglamento de convivencia' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('region', { name: 'Reglamento de convivencia' })).toBeHidden();
    await expect(page.getByRole('term').first()).toBeVisible();
    expect(await pressable(page)).toEqual([]);
    const paper = await page.pdf({ format: 'A4' });
    expect(paper.subarray(0, 5).toString()).toBe('%PDF-');
  });
});

test('prints no toast', long, async ({ page }) => {
  await storeOnDevice(page, { 'toast-time': 'stay' });
  await signIn(page, 'comunicaciones');
  await page.goto('/blog/new-post');
  await fillPost(page, { title: uniqueTitle('Feria'), content: 'Texto.' });
  await page.getByRole('button', { name: words('posts.form.saveDraft') }).click();
  const toast = page.getByText(words('posts.draftSaved'));
  await expect(toast).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(toast).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await expect(toast).toBeVisible();
});
