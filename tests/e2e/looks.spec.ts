import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, signIn, test } from './journey.ts';
import { rooms } from './rooms.ts';

const doors = [
  '/',
  '/auth/login',
  '/auth/signup-no',
  '/auth/reset-password?token=x&email=a%40b.cl',
  '/no/such/place',
];

const looks = [
  { language: 'es', scheme: 'light' },
  { language: 'es', scheme: 'dark' },
  { language: 'ar', scheme: 'light' },
  { language: 'ar', scheme: 'dark' },
] as const;

const wear = (page: Page, look: (typeof looks)[number]) =>
  page.evaluate(({ language, scheme }) => {
    localStorage.setItem('language', language);
    localStorage.setItem('color-schema', scheme);
  }, look);

const judge = async (page: Page, path: string) => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(({ id, nodes }) => `${path} ${id} ${nodes.map(({ html }) => html).join(' ')}`),
  ).toEqual([]);
};

for (const look of looks)
  test(`every route passes axe in ${look.language}, ${look.scheme}`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await wear(page, look);
    for (const path of doors) await judge(page, path);
    await expect(page.locator('html')).toHaveAttribute('dir', look.language === 'ar' ? 'rtl' : 'ltr');
    await expect(page.locator('html')).toHaveClass(look.scheme === 'dark' ? /is-dark/ : /^((?!is-dark).)*$/);
    await page.evaluate(() => localStorage.setItem('language', 'es'));
    await signIn(page);
    await wear(page, look);
    for (const path of rooms) await judge(page, path);
    const link = page.locator('a[href^="/blog/post/"]').first();
    await page.goto('/blog');
    await judge(page, (await link.getAttribute('href'))!);
    for (const list of ['/users', '/users/roles', '/documentos']) {
      await page.goto(list);
      await judge(page, (await page.getByRole('table').getByRole('link').first().getAttribute('href'))!);
    }
  });
