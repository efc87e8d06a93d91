import type { Page } from '@playwright/test';
import { axe } from '../axe.ts';
import { expect, signIn, test } from './journey.ts';
import { protectedPaths } from './protectedPaths.ts';

const doors = [
  '/',
  '/auth/login',
  '/auth/signup-no',
  '/auth/reset-password?token=x&email=a%40b.cl',
  '/no/such/place',
];

/* Both halves at once: together they take longer than all that runs beside them. */
test.describe.configure({ mode: 'parallel' });

const wear = (page: Page, language: string) =>
  page.evaluate((chosen) => localStorage.setItem('language', chosen), language);

/* Runs in the page: whether an element, an attribute or a text changes from here on; the root's class is its scheme. */
const watchChanges = () => {
  const watched = window as unknown as { hasChanged: boolean };
  watched.hasChanged = false;
  new MutationObserver((changes) => {
    const isScheme = ({ target, attributeName }: MutationRecord) =>
      target === document.documentElement && attributeName === 'class';
    if (!changes.every(isScheme)) watched.hasChanged = true;
  }).observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
};

/* Runs in the page: what only differs in its colours from what was judged before is judged for its colours. */
const run = ({ isAgain, colourRules }: { isAgain: boolean; colourRules: string[] }) => {
  const { hasChanged } = window as unknown as { hasChanged: boolean };
  const only = isAgain && !hasChanged ? { runOnly: colourRules } : {};
  return window.axe!.run({ resultTypes: ['violations'], preload: false, ...only });
};

const colourRules = ['color-contrast', 'link-in-text-block'];

const judge = async (page: Page, path: string, dir: 'ltr' | 'rtl') => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('dir', dir);
  await page.evaluate(axe);
  await page.evaluate(watchChanges);
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await expect(page.locator('html')).toHaveClass(scheme === 'dark' ? /is-dark/ : /^((?!is-dark).)*$/);
    const { violations } = await page.evaluate(run, { isAgain: scheme === 'dark', colourRules });
    expect(
      violations.map(
        ({ id, nodes }) => `${path} in ${scheme}: ${id} ${nodes.map(({ html }) => html).join(' ')}`,
      ),
    ).toEqual([]);
  }
};

for (const [language, dir] of [
  ['es', 'ltr'],
  ['ar', 'rtl'],
] as const)
  test(`every route passes axe in ${language}, light and dark`, async ({ page }) => {
    test.setTimeout(600_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await wear(page, language);
    for (const path of doors) await judge(page, path, dir);
    await wear(page, 'es');
    await signIn(page);
    await wear(page, language);
    for (const path of protectedPaths) await judge(page, path, dir);
    await page.goto('/blog');
    const link = page.locator('a[href^="/blog/post/"]').first();
    await judge(page, (await link.getAttribute('href'))!, dir);
    for (const list of ['/users', '/users/roles', '/documentos']) {
      await page.goto(list);
      const first = page.getByRole('table').getByRole('link').first();
      await judge(page, (await first.getAttribute('href'))!, dir);
    }
  });
