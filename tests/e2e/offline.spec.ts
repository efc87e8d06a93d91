import { openFromMenu, placesWith, waitUntilStored } from './device.ts';
import { expect, openHome, origin, signIn, test, getToken, words } from './journey.ts';
import { openProxy } from './proxy.ts';

/** The text of a message before its argument. */
const prefix = (id: string) => words(id).split('{')[0]!;

test('without a network the app starts, shows what was read, and signs out without a trace', async ({
  browser,
  request,
}) => {
  const proxy = await openProxy();
  // Requests of the test itself don't pass through the proxy.
  const token = await getToken(request, 'docente');
  const baseURL = origin('aromos');
  const context = await browser.newContext({ baseURL, proxy: proxy.settings, serviceWorkers: 'allow' });
  const page = await context.newPage();
  const heading = page.getByRole('heading', { level: 1 });
  const copy = page.getByRole('status').filter({ hasText: prefix('offline.copy') });
  await signIn(page, 'docente');
  await openHome(page);
  await page.waitForFunction(() => localStorage.getItem('school.offline-ready'));
  await page.goto('/blog');
  const link = page.locator('main a[href^="/blog/post/"]').first();
  const title = (await link.textContent())!.trim();
  await link.click();
  await expect(page).toHaveURL(/blog\/post/);
  const post = page.url();
  await expect(page.getByText(title).first()).toBeVisible();
  await waitUntilStored(page, 'getPost');
  expect(await placesWith(page, token)).toEqual(['cookie token']);

  await test.step('what was read is there, with its time', async () => {
    proxy.cut();
    await page.goto(post);
    await expect(page.getByText(title).first()).toBeVisible();
    await expect(copy).toBeVisible();
    await page.goto('/blog');
    await expect(heading).toHaveText(words('posts.title'));
    await expect(page.getByText(title).first()).toBeVisible();
  });

  await test.step('says what was not read', async () => {
    await openFromMenu(page, 'contacts.title');
    await expect(heading).toHaveText(words('contacts.title'));
    await expect(page.getByText(words('offline.noCopy'))).toBeVisible();
  });

  await test.step('it appears when the server answers again', async () => {
    proxy.restore();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.getByText(words('offline.noCopy'))).toHaveCount(0);
    await expect(
      page.getByRole('main').getByRole('table').or(page.getByRole('main').getByRole('list')).first(),
    ).toBeVisible();
    await expect(copy).toHaveCount(0);
  });

  await test.step('a sign-out leaves nothing', async () => {
    proxy.cut();
    await page.goto('/blog');
    await expect(page.getByText(title).first()).toBeVisible();
    await page.getByRole('button', { name: prefix('app.accountMenu') }).click();
    await page.getByRole('menuitem', { name: words('app.signOut') }).click();
    await expect(page).toHaveURL(/auth\/login/);
    await expect.poll(() => placesWith(page, title)).toEqual([]);
    expect(await placesWith(page, token)).toEqual([]);
  });
  await context.close();
  await proxy.close();
});
