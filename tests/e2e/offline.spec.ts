import { expect, openHome, origin, signIn, test, tokenOf } from './journey.ts';
import { openProxy } from './proxy.ts';

test('the app starts without a network', async ({ browser, request }) => {
  const proxy = await openProxy();
  // Requests of the test itself don't pass through the proxy.
  await tokenOf(request, 'docente');
  const baseURL = origin('aromos');
  const context = await browser.newContext({ baseURL, proxy: proxy.settings, serviceWorkers: 'allow' });
  const page = await context.newPage();
  await signIn(page, 'docente');
  await openHome(page);
  await page.waitForFunction(() => localStorage.getItem('school.offline-ready'));
  proxy.cut();
  await page.goto('/blog');
  await expect(page.getByRole('navigation').getByRole('link').first()).toBeVisible();
  await context.close();
  await proxy.close();
});
