import { createServer } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, long, openHome, origin, passwords, signIn, test, words } from './journey.ts';

const school = 'vallenorte';

/** A port of this machine at which nothing listens. */
const closedPort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

/** The accent colour of a page. */
const readAccent = (page: Page) =>
  page.evaluate(() =>
    getComputedStyle(document.querySelector('main')!).getPropertyValue('--sui-accent-solid').trim(),
  );

async function chooseColour(page: Page, colour: string): Promise<void> {
  await page.goto(`${origin(school)}/admin/school?edit=1`);
  await page.getByRole('textbox', { name: words('school.form.color') }).fill(colour);
  await page.getByRole('button', { name: words('forms.save'), exact: true }).click();
  await expect(page.getByText(words('school.changed')).first()).toBeVisible();
}

/* First in this file, because the later journeys change how a school looks. */
test('each school has its own name and colour from the first paint', async ({ page }) => {
  /* The theme of a known school comes with the page, so the colour computation is not loaded. */
  const computed: string[] = [];
  await page.route('**/assets/palette-*.js', (route) => {
    computed.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: 'export {};' });
  });
  const colours = new Set<string>();
  for (const [school, name] of [
    ['aromos', 'Colegio Los Aromos'],
    ['puertoclaro', 'Liceo Puerto Claro'],
    ['vallenorte', 'Instituto Valle Norte'],
  ] as const) {
    await page.goto(`${origin(school)}/auth/login`);
    await expect(page.getByText(name).first()).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(name));
    const button = page.getByRole('button', { name: words('login.submit'), exact: true });
    colours.add(await button.evaluate((element) => getComputedStyle(element).backgroundColor));
  }
  expect(colours).toEqual(new Set(['rgb(15, 110, 90)', 'rgb(194, 65, 12)', 'rgb(67, 56, 202)']));
  expect(computed).toEqual([]);
});

test('a new colour applies at once to the open screen of another person', async ({ page, browser }) => {
  const other = await browser.newContext({ baseURL: origin(school) });
  const theirs = await other.newPage();
  await signIn(theirs, 'lectura', school);
  await theirs.goto(`${origin(school)}/blog`);
  await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible();
  const before = await readAccent(theirs);
  expect(before).not.toBe('');
  await theirs.evaluate(() => document.documentElement.setAttribute('data-not-reloaded', ''));

  await signIn(page, 'administrador', school);
  await chooseColour(page, '#B45309');
  await expect.poll(() => readAccent(theirs)).not.toBe(before);
  // Their screen may follow before the one that saved has drawn its answer.
  await expect.poll(() => readAccent(page)).toBe(await readAccent(theirs));
  await expect(theirs.locator('html')).toHaveAttribute('data-not-reloaded', '');

  await test.step('the theme samples take no focus', async () => {
    await page.goto(`${origin(school)}/admin/school?edit=1`);
    const sampleButtons = page.getByText(words('school.preview.action'), { exact: true });
    await expect(sampleButtons).toHaveCount(2);
    for (const sampleButton of await sampleButtons.all()) {
      await sampleButton.focus();
      const focused = await sampleButton.evaluate((element) =>
        (element.closest('button') ?? element).contains(document.activeElement),
      );
      expect(focused).toBe(false);
    }
  });

  await test.step('restores the previous colour when it is chosen again', async () => {
    await chooseColour(page, '#4338CA');
    await expect.poll(() => readAccent(theirs)).toBe(before);
  });
  await other.close();
});

test('a logo is previewed, shown in the menu, and removed', async ({ page }) => {
  await signIn(page, 'administrador', school);
  await page.goto(`${origin(school)}/admin/school`);
  const menu = page.getByRole('group', { name: words('school.pictures.image_menu'), exact: true });
  const picture = await menu.getByRole('img').screenshot();
  await menu.locator('input[type=file]').setInputFiles({
    name: 'menu.png',
    mimeType: 'image/png',
    buffer: picture,
  });
  await menu.getByRole('button', { name: words('school.pictures.use') }).click();
  await expect(page.getByText(words('school.pictures.changed')).first()).toBeVisible();
  await expect(page.locator('img[src^="/media/college/"]')).toHaveCount(2);
  await menu.getByRole('button', { name: words('school.pictures.remove') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: words('school.pictures.remove') })
    .click();
  await expect(page.getByText(words('school.pictures.removed')).first()).toBeVisible();
  await expect(page.locator('img[src^="/media/college/"]')).toHaveCount(0);
});

test('a mail server is configured, and its test reports the failed step', long, async ({ page }) => {
  await signIn(page, 'administrador', school);
  await page.goto(`${origin(school)}/admin/integrations`);
  await page.getByRole('link', { name: words('integrations.smtp.title'), exact: true }).click();
  const field = (id: string) => page.getByRole('textbox', { name: words(id) });
  await field('integrations.smtp.host').fill('127.0.0.1');
  await field('integrations.smtp.port').fill(String(await closedPort()));
  await page.getByRole('checkbox', { name: words('integrations.smtp.login') }).uncheck();
  await field('integrations.smtp.fromName').fill('Instituto Valle Norte');
  await field('integrations.smtp.fromAddress').fill('avisos@vallenorte.example');
  await page.getByLabel(words('profile.password.current'), { exact: true }).fill(passwords[school]);
  const save = page.getByRole('button', { name: words('forms.save'), exact: true });
  await save.click();
  const saved = page.getByText(words('integrations.smtp.saved')).first();
  await expect(saved).toBeVisible();
  // The form is drawn again with the stored settings.
  await expect(async () => {
    const [message, button] = [await saved.boundingBox(), await save.boundingBox()];
    expect(message!.y + message!.height, 'the message stands above the actions').toBeLessThan(button!.y);
  }).toPass();

  await page.getByRole('button', { name: words('integrations.smtp.test') }).click();
  const step = words('integrations.smtp.step.connect');
  await expect(page.getByText(words('integrations.test.stopped', { step }))).toBeVisible();
  await expect(page.getByText(words('integrations.problem.connectionRefused'))).toBeVisible();
});

test('the introduction is shown once per person if the school enabled it', async ({ page, browser }) => {
  await signIn(page, 'asistente');
  await openHome(page);
  const done = page.getByRole('button', { name: words('home.introduction.done') });
  // A reload would cut off the request that is on its way.
  const stored = page.waitForResponse((answer) => answer.url().includes('introduction') && answer.ok());
  await done.focus();
  await page.keyboard.press('Enter');
  await expect(done).toHaveCount(0);
  await stored;
  await page.reload();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(done).toHaveCount(0);

  const otherDevice = await browser.newContext();
  const otherPage = await otherDevice.newPage();
  await signIn(otherPage, 'asistente');
  await openHome(otherPage);
  await expect(otherPage.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(otherPage.getByRole('button', { name: words('home.introduction.done') })).toHaveCount(0);
  await otherDevice.close();
});
