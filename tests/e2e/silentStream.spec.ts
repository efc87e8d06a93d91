import type { APIRequestContext, Browser, BrowserContextOptions, Page } from '@playwright/test';
import { expect, long, origin, signIn, test, getToken, uniqueTitle, words } from './journey.ts';
import { openProxy } from './proxy.ts';
import { endDrills, startDrill } from './startDrill.ts';

const school = 'puertoclaro';

/** Starts a drill for the reader alone. */
const startForReader = (request: APIRequestContext, title: string) =>
  startDrill(request, { school, title, roles: ['lectura'] });

/** Opens a page of the reader, whose clock the test can advance. */
async function openPage(
  { browser, request }: { browser: Browser; request: APIRequestContext },
  options: BrowserContextOptions,
  prepare: (page: Page) => Promise<void>,
): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'es-CL', ...options })).newPage();
  await prepare(page);
  // Not through the proxy of the page.
  await getToken(request, 'lectura', school);
  await signIn(page, 'lectura', school);
  await page.goto(`${origin(school)}/app`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page;
}

const answer = async (page: Page, title: string) => {
  const alert = page.getByRole('alertdialog', { name: title });
  await expect(alert).toBeVisible({ timeout: 60_000 });
  await alert.getByRole('button', { name: words('notifications.answer.safe') }).click();
  await expect(alert).toHaveCount(0);
};

async function withoutLocks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });
    Object.defineProperty(window, 'BroadcastChannel', { value: undefined });
  });
}

test.afterEach(endDrills);

test('an alert appears behind a proxy that holds the event stream, which the page then says', async ({
  browser,
  request,
}) => {
  const proxy = await openProxy();
  proxy.hold();
  const page = await openPage({ browser, request }, { proxy: proxy.settings }, (opened) =>
    opened.clock.install(),
  );
  const title = uniqueTitle('Simulacro retenido');
  await startForReader(request, title);
  await page.clock.fastForward(20_000);
  await answer(page, title);
  await page.clock.fastForward(60_000);
  await expect(page.getByText(words('app.notLive'))).toBeVisible();
  proxy.restore();
  await page.clock.fastForward(60_000);
  await expect(page.getByText(words('app.notLive'))).toHaveCount(0);
  await page.context().close();
  await proxy.close();
});

test('an alert that begins before the event stream opens appears when it opens', async ({
  browser,
  request,
}) => {
  const proxy = await openProxy();
  proxy.hold();
  const page = await openPage({ browser, request }, { proxy: proxy.settings }, (opened) =>
    opened.clock.install(),
  );
  const title = uniqueTitle('Simulacro temprano');
  await startForReader(request, title);
  proxy.restore();
  // Breaks the held stream, so that the page opens the next one.
  proxy.cut();
  proxy.restore();
  await page.clock.fastForward(5000);
  await answer(page, title);
  await page.context().close();
  await proxy.close();
});

test('an alert appears at once in a browser without locks and channels between tabs', async ({
  browser,
  request,
}) => {
  const page = await openPage({ browser, request }, {}, withoutLocks);
  const title = uniqueTitle('Simulacro sin canales');
  await startForReader(request, title);
  await answer(page, title);
  await page.context().close();
});

test(
  'an alert takes at most 35 seconds behind a proxy that holds the event stream',
  long,
  async ({ browser, request }) => {
    const proxy = await openProxy();
    proxy.hold();
    const page = await openPage({ browser, request }, { proxy: proxy.settings }, async () => undefined);
    const title = uniqueTitle('Simulacro retenido');
    const start = Date.now();
    await startForReader(request, title);
    await expect(page.getByRole('alertdialog', { name: title })).toBeVisible({ timeout: 120_000 });
    console.log(`The alert appeared after ${((Date.now() - start) / 1000).toFixed(1)} s.`);
    await answer(page, title);
    await page.context().close();
    await proxy.close();
  },
);
