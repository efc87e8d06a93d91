import { expect, signIn, test, words } from './journey.ts';

test.use({
  allowed: [[/status of 404/, /dynamically imported module/, /^uncaught: $/], { option: true }] as never,
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

test('shows an error when the script of the first screen is missing, also after one reload', async ({
  page,
}) => {
  await signIn(page);
  await page.route('**/assets/protected-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/blog');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await page.unroute('**/assets/protected-*.js');
  await page.getByRole('link', { name: words('app.retry') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('posts.title'));
});

test('shows the initial of the school when its pictures fail to load', async ({ page }) => {
  await page.route(/\.(jpe?g|png|webp|avif)(\?|$)/, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/auth/login');
  await expect(page.getByRole('textbox', { name: words('login.identifier') })).toBeVisible();
  await expect(page.locator('[data-letter="C"]')).toBeVisible();
  await expect(page.locator('img').filter({ visible: true })).toHaveCount(0);
});

test('says so when the browser blocks cookies and site data', async ({ page }) => {
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
