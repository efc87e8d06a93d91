import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { messages } from '../../packages/ui/src/root/messages/es.ts';
import { expect, openHome, origin, signIn, test, getToken, words } from './journey.ts';
import { openProxy, type Proxy } from './proxy.ts';

const { update, reload, offlineReady, understood } = messages.reloadPrompt;

/** Changes the page, and with it the script of the service worker, as another build does. */
function deploySecondBuild(proxy: Proxy): void {
  proxy.deploy((path, text) =>
    path === '/sw.js'
      ? text.replace(/(?<="revision":")[^"]+(?=","url":"\/index\.html")/, 'second')
      : text.replace('</head>', '<meta name="build" content="second"></head>'),
  );
}

const isSecond = (page: Page) => page.locator('meta[name="build"][content="second"]');

/** Opens a browser behind the proxy, which caches the app's files after sign-in. */
async function openCached(
  { browser, request }: { browser: Browser; request: APIRequestContext },
  proxy: Proxy,
): Promise<Page> {
  // Requests of the test itself don't pass through the proxy.
  await getToken(request);

  const baseURL = origin('aromos');
  const context = await browser.newContext({ baseURL, proxy: proxy.settings, serviceWorkers: 'allow' });
  // On a busy machine more than the two seconds of a toast can pass between two steps.
  await context.addInitScript(() => localStorage.setItem('toast-time', 'stay'));
  const page = await context.newPage();
  await signIn(page);
  await openHome(page);
  const ready = page.locator('[data-reason="offlineReady"]');
  await expect(ready).toContainText(offlineReady);
  await ready.getByRole('button', { name: understood }).click();
  return page;
}

test('a new version is offered in every tab, and taken with a click unless input is unsent', async ({
  browser,
  request,
}) => {
  const proxy = await openProxy();
  const page = await openCached({ browser, request }, proxy);
  const form = await page.context().newPage();
  await form.goto('/blog/new-post');
  const title = form.getByRole('textbox', { name: words('posts.form.title') });
  await title.fill('Feria de ciencias');

  deploySecondBuild(proxy);
  // The app looks for a new version when the network is back.
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByText(update)).toBeVisible();
  await expect(form.getByText(update)).toBeVisible();

  await form.getByRole('button', { name: reload }).click();
  await expect(form.getByText(words('errors.newVersion'))).toBeVisible();
  await expect(title).toHaveValue('Feria de ciencias');

  // The tab that registered the first worker.
  await page.getByRole('button', { name: reload }).click();
  await expect(isSecond(page)).toBeAttached();
  await expect(page.getByRole('navigation').getByRole('link').first()).toBeVisible();
  await expect(page.getByText(update)).toHaveCount(0);

  await expect(isSecond(form)).toHaveCount(0);
  await expect(title).toHaveValue('Feria de ciencias');
  await title.fill('');
  await form.getByRole('button', { name: reload }).click();
  await expect(isSecond(form)).toBeAttached();

  proxy.cut();
  await page.reload();
  await expect(isSecond(page)).toBeAttached();
  await expect(page.getByRole('navigation').getByRole('link').first()).toBeVisible();
  await page.context().close();
  await proxy.close();
});
