import type { Page } from '@playwright/test';
import type { BuiltFile } from '../../apps/school/src/worker/builtFile.ts';
import { messages } from '../../packages/ui/src/root/messages/es.ts';
import { type AppCopy, copyApp } from './appCopy.ts';
import { account, expect, long, passwords, test, words } from './journey.ts';

const { update, reload, offlineReady, understood } = messages.reloadPrompt;
const newTitle = 'Noticias del segundo lanzamiento';

test.use({
  serviceWorkers: 'allow',
  allowed: [[/ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_INCOMPLETE_CHUNKED/], { option: true }] as never,
});

let app: AppCopy;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  app = await copyApp();
  await app.start();
});

test.afterAll(() => app.close());

/** The navigation's link to the news, whose text is of a build. */
const newsLink = (page: Page, title: string) =>
  page.getByRole('navigation').getByRole('link', { name: title, exact: true }).first();

/** Counts how often a page starts; moves within the app don't count. */
function countStarts(page: Page): () => number {
  let starts = 0;
  page.on('domcontentloaded', () => (starts += 1));
  return () => starts;
}

const lookForUpdates = (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')));

/** Waits until the browser has cached all files of the served release that don't wait for their first use. */
async function waitUntilCached(page: Page): Promise<void> {
  const { url, headers } = app.direct;
  const worker = await (await page.request.get(`${url}/sw.js`, { headers })).text();
  const files = (worker.match(/\{[^{}]*"url":"[^{}]*\}/g) ?? []).map((text) => JSON.parse(text) as BuiltFile);
  const needed = files.flatMap(({ url: path, revision, cached }) =>
    revision === null && cached !== 'use' ? path : [],
  );
  expect(needed.length).toBeGreaterThan(200);
  const countMissing = () =>
    page.evaluate(async (paths) => {
      const requests = await (await caches.open('assets')).keys();
      const cached = new Set(requests.map(({ url: address }) => new URL(address).pathname));
      return paths.filter((path) => !cached.has(path)).length;
    }, needed);
  await expect.poll(countMissing).toBe(0);
}

/** Signs in at the copy, which has separate sessions. */
async function signInAtCopy(page: Page): Promise<void> {
  const { url, headers } = app.direct;
  const data = { email: account('administrador'), password: passwords.aromos };
  const answer = await page.request.post(`${url}/api/login-mobile`, { headers, data });
  const { token } = (await answer.json()) as { token: string };
  const value = encodeURIComponent(token);
  await page.context().addCookies([{ name: 'token', value, url: app.origin, sameSite: 'Lax' }]);
}

test(
  'a second build is offered in three tabs, taken once in each, and rolled back',
  long,
  async ({ page: first, context }) => {
    // A build takes longer than a usual journey.
    test.setTimeout(300_000);
    const oldTitle = words('posts.title');
    await signInAtCopy(first);
    await first.goto(`${app.origin}/app`);
    const ready = first.locator('[data-reason="offlineReady"]');
    await expect(ready).toContainText(offlineReady);
    await ready.getByRole('button', { name: understood }).click();
    const [form, reader] = [await context.newPage(), await context.newPage()];
    await form.goto(`${app.origin}/blog/new-post`);
    const title = form.getByRole('textbox', { name: words('posts.form.title') });
    await title.fill('Feria de ciencias');
    await reader.goto(`${app.origin}/app`);
    await expect(newsLink(reader, oldTitle)).toBeVisible();
    const tabs = [first, form, reader];
    const starts = tabs.map(countStarts);
    const counts = () => starts.map((count) => count());
    const oldFiles = app.releases()[0]!;

    await test.step('each tab offers the second build', async () => {
      app.buildWith({ 'posts.title': newTitle });
      await lookForUpdates(first);
      for (const tab of tabs) await expect(tab.getByText(update)).toBeVisible();
      expect(counts(), 'nothing reloads by itself').toEqual([0, 0, 0]);
    });

    await test.step('a tab with unsent input stays', async () => {
      await form.getByRole('button', { name: reload }).click();
      await expect(form.getByText(words('errors.newVersion'))).toBeVisible();
      await expect(title).toHaveValue('Feria de ciencias');
    });

    await test.step('the first click in the tab that registered the first worker takes it', async () => {
      await first.getByRole('button', { name: reload }).click();
      await expect(newsLink(first, newTitle)).toBeVisible();
      await expect(first.getByText(update)).toHaveCount(0);
      expect(counts()).toEqual([1, 0, 0]);
    });

    await test.step('a tab with the old build loads an old part', async () => {
      const [newFiles] = app.releases();
      const onlyOld = new Set(oldFiles.filter((file) => !newFiles!.includes(file)));
      const loaded = () =>
        reader.evaluate(() =>
          performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname.slice(1)),
        );
      const before = new Set(await loaded());
      await reader
        .getByRole('navigation')
        .getByRole('link', { name: words('contacts.title') })
        .first()
        .click();
      await expect(reader.getByRole('heading', { level: 1 })).toHaveText(words('contacts.title'));
      await expect(reader.getByRole('main').getByRole('table')).toBeVisible();
      const parts = (await loaded()).filter((file) => !before.has(file) && onlyOld.has(file));
      expect(parts.length).toBeGreaterThan(0);
      const { url, headers } = app.direct;
      for (const part of parts) {
        const answer = await first.request.get(`${url}/${part}`, { headers });
        expect(answer.status(), `the server still has ${part}`).toBe(200);
      }
      await expect(newsLink(reader, oldTitle)).toBeVisible();
      expect(counts()).toEqual([1, 0, 0]);
    });

    await test.step('the other tabs take it with one click each', async () => {
      await reader.getByRole('button', { name: reload }).click();
      await expect(newsLink(reader, newTitle)).toBeVisible();
      await title.fill('');
      await form.getByRole('button', { name: reload }).click();
      await expect(newsLink(form, newTitle)).toBeVisible();
      expect(counts()).toEqual([1, 1, 1]);
    });

    await test.step('the second build starts without the server', async () => {
      await waitUntilCached(first);
      await app.stop();
      const offline = await context.newPage();
      await offline.goto(`${app.origin}/app`);
      await expect(newsLink(offline, newTitle)).toBeVisible();
      await newsLink(offline, newTitle).click();
      await expect(offline.getByRole('heading', { level: 1 })).toHaveText(newTitle);
      await offline.close();
      await app.start();
    });

    await test.step('the first build, put in place again, is offered like a new one', async () => {
      await app.rollBack();
      await lookForUpdates(first);
      for (const tab of tabs) await expect(tab.getByText(update)).toBeVisible();
      expect(counts()).toEqual([1, 1, 1]);
      for (const tab of tabs) {
        await tab.getByRole('button', { name: reload }).click();
        await expect(newsLink(tab, oldTitle)).toBeVisible();
        await expect(tab.getByText(update)).toHaveCount(0);
      }
      expect(counts()).toEqual([2, 2, 2]);
    });
  },
);
