import type { Page } from '@playwright/test';
import { expect, openHome, origin, signIn, test, tokenOf, words } from './journey.ts';
import { openProxy } from './proxy.ts';

const site = origin('aromos');

/** Waits until the worker has cached the files of the app. */
const waitForFiles = (page: Page) => page.waitForFunction(() => localStorage.getItem('school.offline-ready'));

test('the app starts without a network, shows what was read, and signs out without leaving anything', async ({
  browser,
  request,
}) => {
  const proxy = await openProxy();
  await tokenOf(request, 'docente');
  const context = await browser.newContext({
    baseURL: site,
    proxy: proxy.settings,
    serviceWorkers: 'allow',
  });
  const page = await context.newPage();
  const heading = page.getByRole('heading', { level: 1 });
  const post = page.getByRole('main').getByRole('article').first();
  await signIn(page, 'docente');
  await openHome(page);
  await waitForFiles(page);
  await page.close();
  await context.close();
  await proxy.close();
});
