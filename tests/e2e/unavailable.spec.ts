import type { Page } from '@playwright/test';
import { expect, openHome, signIn, test, words } from './journey.ts';

test.use({
  allowed: [
    [
      /status of 404/,
      /dynamically imported module/,
      /^uncaught: $/,
      /ERR_CONNECTION_REFUSED/,
      /Unable to preload CSS/,
    ],
    { option: true },
  ] as never,
});

const title = words('errors.notLoaded.title');

test('shows an error and reloads when scripts are missing', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/auth/login');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByText(words('errors.notLoaded.body'))).toBeVisible();
  await page.unroute('**/assets/*.js');
  await page.getByRole('link', { name: words('app.retry') }).click();
  await expect(page.getByRole('textbox', { name: words('login.identifier') })).toBeVisible();
  await expect(page.getByText(title)).toHaveCount(0);
});

test('shows an error when the script of the first screen is missing, without a reload', async ({ page }) => {
  await signIn(page);
  await page.route('**/assets/protected-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/blog');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await page.unroute('**/assets/protected-*.js');
  await page.getByRole('link', { name: words('app.retry') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('posts.title'));
});

const countLoads = (page: Page) => {
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));
  return loads;
};

/** Style sheets that failed to load; their rules can't be read. */
const listUnstyled = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.styleSheets).flatMap((sheet) => {
      try {
        return sheet.cssRules.length > 0 ? [] : [sheet.href];
      } catch {
        return [sheet.href];
      }
    }),
  );

const contactsLink = (page: Page) =>
  page.getByRole('navigation').locator('a[href="/admin/contacts"]').first();

test('reloads once for a new version when the file of a screen is missing', async ({ page }) => {
  await signIn(page);
  await openHome(page);
  const loads = countLoads(page);
  await page.route('**/assets/ContactsScreen-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  const body = '<script type="module" crossorigin src="/assets/start-new.js"></script>';
  await page.route('**/index.html?*', (route) => route.fulfill({ body }));
  await contactsLink(page).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  expect(loads.map((url) => new URL(url).pathname)).toEqual(['/admin/contacts']);
  await page.unroute('**/assets/ContactsScreen-*.js');
  await page.getByRole('link', { name: words('app.retry') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('contacts.title'));
});

test('keeps the screen when the server is stopped, and opens the next one when it is back', async ({
  page,
}) => {
  const toasts = ['js', 'css'].map(async (type) => {
    const response = await page.waitForResponse(new RegExp(`/assets/ToastList-[^/]*\\.${type}$`));
    await response.finished();
  });
  await signIn(page);
  await openHome(page);
  await Promise.all(toasts);
  const loads = countLoads(page);
  await page.route('**/*', (route) => route.abort('connectionrefused'));
  await contactsLink(page).click();
  await expect(page.getByText(words('errors.screenOffline')).first()).toBeVisible();
  await expect(contactsLink(page)).toBeVisible();
  await page.unroute('**/*');
  await contactsLink(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('contacts.title'));
  expect(await listUnstyled(page)).toEqual([]);
  expect(loads).toEqual([]);
});

test('shows the initial of the school when its pictures fail to load', async ({ page }) => {
  await page.route(/\.(jpe?g|png|webp|avif)(\?|$)/, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/auth/login');
  await expect(page.getByRole('textbox', { name: words('login.identifier') })).toBeVisible();
  await expect(page.locator('[data-letter="C"]')).toBeVisible();
  await expect(page.locator('img').filter({ visible: true })).toHaveCount(0);
});

test('O2: says so when the browser blocks cookies and site data', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    }),
  );
  await page.goto('/auth/login');
  await expect(page.getByRole('heading', { name: words('errors.storageBlocked.title') })).toBeVisible();
  await expect(page.getByText(words('errors.storageBlocked.body'))).toBeVisible();
  await expect(page.getByText(title)).toHaveCount(0);
});

test.describe('when a script cannot run', () => {
  test.use({ allowed: [[/^uncaught: $/], { option: true }] as never });

  test.beforeEach(({ page }) =>
    page.route('**/assets/start-*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'newer than this browser' }),
    ),
  );

  test('C02: does not call it a missing connection', async ({ page }) => {
    await page.goto('/auth/login');
    await expect(page.getByRole('heading', { name: words('errors.notStarted.title') })).toBeVisible();
    await expect(page.getByText(words('errors.notStarted.body'))).toBeVisible();
    await page.unroute('**/assets/start-*.js');
    await page.getByRole('link', { name: words('app.retry') }).click();
    await expect(page.getByRole('textbox', { name: words('login.identifier') })).toBeVisible();
  });

  test('C02: names the browsers that work to an older one', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'MathMLElement'));
    await page.goto('/auth/login');
    await expect(page.getByRole('heading', { name: words('errors.oldBrowser.title') })).toBeVisible();
    await expect(page.getByText(words('errors.oldBrowser.body'))).toBeVisible();
  });
});
