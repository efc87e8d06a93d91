import type { Page } from '@playwright/test';
import { axe } from '../axe.ts';
import { expect, type Language, test, words } from './journey.ts';

const colourRules = ['color-contrast', 'link-in-text-block'];

interface Watched {
  changes?: MutationObserver;
  hasChanged: boolean;
}

/* Runs in the page: whether an element, an attribute or a text changes from here on; the root's class is its scheme. */
const watchChanges = () => {
  const watched = window as unknown as Watched;
  watched.changes?.disconnect();
  watched.hasChanged = false;
  watched.changes = new MutationObserver((changes) => {
    const isScheme = ({ target, attributeName }: MutationRecord) =>
      target === document.documentElement && attributeName === 'class';
    if (!changes.every(isScheme)) watched.hasChanged = true;
  });
  watched.changes.observe(document, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  });
};

/* Runs in the page. Elements that changed only in colour since the last check are checked for colours only. */
const run = async ({ isAgain, rules }: { isAgain: boolean; rules: string[] }) => {
  const { hasChanged } = window as unknown as Watched;
  const only = isAgain && !hasChanged ? { runOnly: rules } : {};
  const { violations } = await window.axe!.run({
    resultTypes: ['violations'],
    preload: false,
    // WCAG 2.2, 2.5.3: for axe an experiment.
    rules: { 'label-content-name-mismatch': { enabled: true } },
    ...only,
  });
  return violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join(' ')}`);
};

/**
 * Waits until the page is complete in a language, and the bar that shows the change of the route is gone.
 *
 * @param loading Name of that bar, from the catalogue by default.
 */
export async function settle(
  page: Page,
  language: Language = 'es',
  loading = words('app.loading', {}, language),
): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
  // A dialog over the page hides its heading from screen readers.
  const heading = page.getByRole('heading', { level: 1, includeHidden: true });
  await expect(heading.filter({ visible: true }).first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByRole('progressbar', { name: loading })).toHaveCount(0);
}

type Scheme = 'light' | 'dark';

/**
 * Checks the page that is open by the rules of axe.
 *
 * @param scheme The colour scheme, light by default; under `npm run test:all` both are checked.
 */
export async function checkAccessibility(page: Page, path: string, scheme: Scheme = 'light'): Promise<void> {
  const schemes: readonly Scheme[] = process.env.TEST_ALL ? ['light', 'dark'] : [scheme];
  await page.emulateMedia({ reducedMotion: 'reduce' });
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  await page.evaluate(watchChanges);
  for (const [index, colorScheme] of schemes.entries())
    await test.step(`axe in ${colorScheme}`, async () => {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveClass(
        colorScheme === 'dark' ? /is-dark/ : /^((?!is-dark).)*$/,
      );
      const violations = await page.evaluate(run, { isAgain: index > 0, rules: colourRules });
      expect.soft(violations, `${path} in ${colorScheme}`).toEqual([]);
    });
}
