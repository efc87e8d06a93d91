import { expect, signIn, test, words } from './journey.ts';

test.use({
  allowed: [[/status of 404/, /dynamically imported module/, /^uncaught: $/], { option: true }] as never,
});

const title = words('errors.notLoaded.title');

test('a page whose scripts are missing says so and loads again', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/auth/login');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByText(words('errors.notLoaded.body'))).toBeVisible();
  await page.unroute('**/assets/*.js');
  await page.getByRole('link', { name: words('app.retry') }).click();
  await expect(page.getByRole('textbox', { name: words('login.identifier') })).toBeVisible();
  await expect(page.getByText(title)).toHaveCount(0);
});

test('a first screen whose script is missing says so, also after its one reload', async ({ page }) => {
  await signIn(page);
  await page.route('**/assets/Shell-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/blog');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await page.unroute('**/assets/Shell-*.js');
  await page.getByRole('link', { name: words('app.retry') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('posts.title'));
});

test('a school whose pictures do not load has the first letter of its name in place of its logo', async ({
  page,
}) => {
  await page.route(/\.(jpe?g|png|webp|avif)(\?|$)/, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/auth/login');
  await expect(page.getByRole('textbox', { name: words('login.identifier') })).toBeVisible();
  await expect(page.locator('[data-letter="C"]')).toBeVisible();
  await expect(page.locator('img').filter({ visible: true })).toHaveCount(0);
});
