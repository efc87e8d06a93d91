import type { Page } from '@playwright/test';
import { expect, openHome, origin, signIn, test, tokenOf, words } from './journey.ts';
import { openProxy } from './proxy.ts';

/** The text of a message before its argument. */
const prefix = (id: string) => words(id).split('{')[0]!;

/** Returns whether the browser stores a text for the site, other than in a cookie. */
const isStored = (page: Page, searched: string) =>
  page.evaluate(async (text) => {
    const request = <Value>(wait: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        wait.addEventListener('success', () => resolve(wait.result));
        wait.addEventListener('error', () => reject(wait.error!));
      });
    const databases: string[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await request(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const rows = await request(database.transaction(store).objectStore(store).getAll());
        databases.push(JSON.stringify(rows));
      }
      database.close();
    }
    const answers: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) answers.push(url);
    }
    return [...databases, ...answers, JSON.stringify(localStorage)].some((one) => one.includes(text));
  }, searched);

test('without a network the app starts, shows what was read, and signs out without a trace', async ({
  browser,
  request,
}) => {
  const proxy = await openProxy();
  // Requests of the test itself don't pass through the proxy.
  const token = await tokenOf(request, 'docente');
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
  await expect.poll(() => isStored(page, 'getPost')).toBe(true);
  expect(await isStored(page, token), 'the token is in its cookie only').toBe(false);

  await test.step('what was read is there, with its time', async () => {
    proxy.cut();
    await page.goto(post);
    await expect(page.getByText(title).first()).toBeVisible();
    await expect(copy).toBeVisible();
    await page.goto('/blog');
    await expect(heading).toHaveText(words('posts.title'));
    await expect(page.getByText(title).first()).toBeVisible();
  });

  await test.step('what was not read says so in its place', async () => {
    await page
      .getByRole('navigation')
      .getByRole('link', { name: words('contacts.title') })
      .first()
      .click();
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
    await expect.poll(() => isStored(page, title)).toBe(false);
    expect(await isStored(page, token)).toBe(false);
    expect(await page.evaluate(() => document.cookie)).not.toContain('token');
  });
  await context.close();
  await proxy.close();
});
