import type { BrowserContext } from '@playwright/test';
import { missingBuiltIns } from '../../apps/school/vite/builtIns.ts';
import { settle } from './checkAccessibility.ts';
import {
  expect,
  fillPost,
  long,
  openHome,
  origin,
  signIn,
  signInByForm,
  test,
  uniqueTitle,
  words,
} from './journey.ts';
import { listPaths, protectedPaths } from './routePaths.ts';

/** What a browser skips that lacks one of them, conditions of `@supports` included. */
const missingStyles = /(color-mix|has|dir)\(/g;

/** Deletes from every page what one of the oldest browsers lacks. */
async function reduce(context: BrowserContext): Promise<void> {
  const missing = Object.values(missingBuiltIns).flatMap((owners) =>
    Object.entries(owners).flatMap(([owner, names]) => names.map((name) => [owner, name] as const)),
  );
  await context.addInitScript((builtIns) => {
    for (const [owner, name] of builtIns) {
      const object = owner
        .split('.')
        .reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], window);
      if (object) Reflect.deleteProperty(object, name);
    }
    Reflect.deleteProperty(window, 'Iterator');
  }, missing);
  await context.route('**/*.css', async (route) => {
    // Only browsers find the machine by the host of a school.
    const url = Object.assign(new URL(route.request().url()), { hostname: '127.0.0.1' });
    const answer = await route.fetch({ url: url.href });
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replaceAll(missingStyles, 'missing-$1('),
    });
  });
}

test.beforeEach(({ context }) => reduce(context));

test('C02: in the oldest browsers a person signs in and publishes a post', async ({ page }) => {
  await signInByForm(page);
  expect(await page.evaluate(() => 'toSorted' in Array.prototype || 'canParse' in URL)).toBe(false);
  const styles = await page.evaluate(() =>
    Array.from(document.styleSheets, ({ cssRules }) => Array.from(cssRules, ({ cssText }) => cssText)).join(),
  );
  expect(styles).toContain('@layer sui.components');
  expect(styles).not.toMatch(/(?<!missing-)(color-mix|has|dir)\(/);
  const title = uniqueTitle('Desde un equipo antiguo');
  await page
    .getByRole('link', { name: words('posts.title') })
    .first()
    .click();
  await page
    .getByRole('link', { name: words('posts.new') })
    .first()
    .click();
  await fillPost(page, { title, content: 'Con Windows 7.' });
  await page.getByRole('button', { name: words('posts.form.publish'), exact: true }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
});

test('C02: in the oldest browsers every screen opens', long, async ({ page }) => {
  test.setTimeout(600_000);
  await signIn(page);
  await openHome(page);
  for (const path of protectedPaths) {
    await test.step(path, async () => {
      await page.goto(origin('aromos') + path);
      await settle(page);
    });
  }
  for (const path of listPaths) {
    await test.step(`first of ${path}`, async () => {
      await page.goto(origin('aromos') + path);
      await settle(page);
      await page.getByRole('main').getByRole('table').getByRole('link').first().click();
      await settle(page);
    });
  }
});
