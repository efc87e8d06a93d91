import type { Page, Response } from '@playwright/test';
import { closeByEscape, expect, origin, signIn, test, uniqueTitle, words, writeContent } from './journey.ts';
import { endDrills, sendAction, startDrill } from './startDrill.ts';

test.use({
  allowed: [[/status of 404/, /dynamically imported module/], { option: true }] as never,
});

const missing = { status: 404, body: '' };
const scripts = '**/assets/*.js';

/** Waits until a file of the app and all files that it imports are loaded. */
const complete = async (page: Page, file: Promise<Response>) =>
  page.evaluate((url) => import(url).then(() => undefined), (await file).url());

test.afterEach(endDrills);

test('a part of a form whose file is missing says so, and appears at the second attempt', async ({
  page,
}) => {
  await signIn(page);
  await page.route('**/assets/FormAudience-*.js', (route) => route.fulfill(missing));
  await page.goto('/blog/new-post');
  const title = page.getByRole('textbox', { name: words('posts.form.title') });
  await title.fill('Feria de ciencias');
  await writeContent(page, 'El viernes en el patio.');
  const notice = page.getByRole('alert').filter({ hasText: words('errors.partNotLoaded') });
  await expect(notice).toBeVisible();
  await page.unroute('**/assets/FormAudience-*.js');
  await notice.getByRole('button', { name: words('app.retry') }).click();
  const audience = page.getByRole('group', { name: words('posts.form.audience') });
  await audience.getByRole('radio').first().check();
  await expect(notice).toHaveCount(0);
  await expect(title).toHaveValue('Feria de ciencias');
  await expect(page.getByText('El viernes en el patio.')).toBeVisible();
});

test('a dialog whose file is missing leaves its screen, and opens at the second press', async ({ page }) => {
  await signIn(page);
  await page.route('**/assets/PostPreview-*.js', (route) => route.fulfill(missing));
  await page.goto('/blog/new-post');
  const title = page.getByRole('textbox', { name: words('posts.form.title') });
  await title.fill('Feria de ciencias');
  const preview = page.getByRole('button', { name: words('posts.preview') });
  await preview.click();
  await expect(page.getByText(words('errors.partNotLoaded'))).toBeVisible();
  await page.unroute('**/assets/PostPreview-*.js');
  await preview.click();
  await expect(page.getByRole('dialog')).toContainText('Feria de ciencias');
  await closeByEscape(page, page.getByRole('dialog'));
  await expect(title).toHaveValue('Feria de ciencias');
});

const school = 'vallenorte';

test('an alert is followed, ended and started when all further files are missing', async ({
  page,
  request,
}) => {
  const title = uniqueTitle('Evacúa');
  // No other journey opens the pages of this person, which the alert covers.
  const id = await startDrill(request, { school, title, roles: ['lectura'] });
  await sendAction(request, { school, role: 'lectura' }, `/${id}/acknowledge`, { state: 'needs_help' });
  await signIn(page, 'direccion', school);
  const waitForFile = (name: string) => page.waitForResponse(new RegExp(`/assets/${name}-[^/]*\\.js$`));

  await test.step('the board is loaded with the request for help', async () => {
    const board = waitForFile('BoardScreen');
    await page.goto(`${origin(school)}/app`);
    await complete(page, board);
    await page.route(scripts, (route) => route.fulfill(missing));
    await page.locator(`a[href="/college-notifications/${id}/board"]`).first().click();
    await expect(page.getByRole('heading', { level: 1, name: words('board.titleDrill') })).toBeVisible();
    await page.unroute(scripts);
  });

  await test.step('its end is loaded with the board', async () => {
    const dialogFile = waitForFile('EndDialog');
    await page.reload();
    await complete(page, dialogFile);
    await page.route(scripts, (route) => route.fulfill(missing));
    await page.getByRole('button', { name: words('notifications.end'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('Vuelvan a sus salas.');
    await dialog.getByRole('checkbox', { name: words('notifications.endAnyway') }).check();
    await dialog.getByRole('button', { name: words('notifications.end') }).click();
    await expect(page.getByRole('heading', { level: 1, name: words('board.title') })).toBeVisible();
    await page.unroute(scripts);
  });

  await test.step('the confirmation and the screen of an alert are loaded with its form', async () => {
    const detail = waitForFile('CollegeNotificationScreen');
    await page.goto(`${origin(school)}/college-notifications/new-alert?from=${id}`);
    await complete(page, detail);
    const start = words('notifications.form.startDrill');
    const submit = page.getByRole('button', { name: start, exact: true }).last();
    await expect(submit).toBeVisible();
    await page.route(scripts, (route) => route.fulfill(missing));
    await submit.click();
    await page.getByRole('dialog').getByRole('button', { name: start }).click();
    await expect(page).not.toHaveURL(/new-alert/);
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
    // It can be taken back for some seconds before it is sent.
    await expect(page.getByRole('button', { name: words('notifications.end'), exact: true })).toBeVisible();
    const started = new URL(page.url()).pathname.split('/').at(-1);
    const end = { content: 'Vuelvan a sus salas.' };
    await sendAction(request, { school, role: 'direccion' }, `/${started}/all-clear`, end);
  });
});
