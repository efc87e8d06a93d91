import { devices } from '@playwright/test';
import { expect, fillPost, long, signIn, test, uniqueTitle, words } from './journey.ts';

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  userAgent: devices['Pixel 7'].userAgent,
});

const paths = ['/app', '/blog', '/blog/new-post'];

test('on a phone all controls are reachable and large enough to touch, and no page scrolls sideways', async ({
  page,
}) => {
  await signIn(page, 'docente');
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const sideways = await page.evaluate(() =>
      [document.documentElement, document.querySelector('main')!].map(
        (box) => box.scrollWidth - box.clientWidth,
      ),
    );
    expect(sideways, path).toEqual([0, 0]);
    const small = () =>
      page.locator('button:visible, input:visible, textarea:visible').evaluateAll((controls) =>
        controls
          .map((control) => {
            control.scrollIntoView({ block: 'center' });
            const { left, width, top, height } = control.getBoundingClientRect();
            const parts = [control, ...((control as HTMLInputElement).labels ?? [])];
            /* The frame of a text field takes the finger for its input. */
            if (control.matches('[type=text], [type=search], textarea')) parts.push(control.parentElement!);
            const reached = [-21, 21].every((away) => {
              const under = document.elementFromPoint(left + width / 2, top + height / 2 + away);
              return parts.some((part) => part.contains(under));
            });
            return { html: control.outerHTML.slice(0, 120), reached, width };
          })
          .filter(({ reached, width }) => width > 1 && !reached)
          .map(({ html }) => html),
      );
    // Lazy parts lengthen the page: before that, its last controls cannot be scrolled out from under the bar.
    await expect.poll(small, { message: path }).toEqual([]);
  }
});

test('on a phone the search of a list is as wide as its row', long, async ({ page }) => {
  await signIn(page);
  await page.goto('/admin/contacts');
  const field = page.getByRole('searchbox', { name: words('contacts.search') });
  const filters = page.getByRole('button', { name: 'Filtros' });
  await expect(filters).toBeVisible();
  const widths = await Promise.all([field.locator('..'), filters].map((part) => part.boundingBox()));
  expect(widths[0]!.width).toBe(widths[1]!.width);
});

test('on a phone a person’s picture is before their name, and their menu beside it', async ({ page }) => {
  await signIn(page);
  await page.goto('/users');
  const card = page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .first();
  const name = card.getByRole('link');
  const menu = card.getByRole('button', { name: /^Acciones para / });
  const picture = card.getByRole('rowheader').locator('[aria-hidden="true"]').first();
  const [line, dots, face] = await Promise.all([name, menu, picture].map((part) => part.boundingBox()));
  expect(face!.x + face!.width).toBeLessThan(line!.x);
  expect(dots!.y).toBeLessThan(line!.y + line!.height);
  expect(dots!.x).toBeGreaterThanOrEqual(line!.x + line!.width);
});

test('a post is published from a phone', long, async ({ page }) => {
  const title = uniqueTitle('Desde el teléfono');
  await signIn(page, 'direccion');
  await page.goto('/blog');
  await page.getByRole('link', { name: words('posts.new') }).click();
  await fillPost(page, { title, content: 'Reunión a las 18:30.' });
  await page.getByRole('button', { name: words('posts.form.publish'), exact: true }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
});

test('a phone shows the whole month for any view in the URL', async ({ page }) => {
  await signIn(page);
  const monthRequest = page.waitForRequest((request) => {
    const { pathname, searchParams } = new URL(request.url());
    const days = Date.parse(searchParams.get('to') ?? '') - Date.parse(searchParams.get('from') ?? '');
    return pathname === '/api/v1/events' && days > 31 * 86_400_000;
  });
  await page.goto('/events?view=week');
  await monthRequest;
  await expect(page.getByRole('grid')).toBeVisible();
});

for (const width of [320, 768])
  test(`no page scrolls sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/', '/auth/login', '/auth/signup-no']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        path,
      ).toBeLessThanOrEqual(0);
    }
  });

test('only the bottom navigation covers the page at 400 % zoom', async ({ page }) => {
  await signIn(page);
  await page.setViewportSize({ width: 320, height: 256 });
  for (const [path, bars] of [
    ['/users', 64],
    ['/blog/new-post', 0],
  ] as const) {
    await page.goto(path);
    await expect(
      page.getByRole('main').getByRole('link').or(page.getByRole('textbox')).first(),
    ).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 3));
    const covered = () =>
      page.evaluate(() => {
        const main = document.querySelector('main')!;
        const foot = main.querySelector('[type=submit]')?.closest('div');
        let rows = 0;
        for (let y = 1; y < innerHeight; y += 2) {
          const at = document.elementFromPoint(innerWidth / 2, y);
          if (!main.contains(at) || foot?.contains(at)) rows += 2;
        }
        return rows;
      });
    await expect.poll(covered, { message: path }).toBeLessThanOrEqual(bars + 2);
  }
});

test('no focused element is covered by a bar', async ({ page }) => {
  await signIn(page);
  for (const path of ['/blog', '/events/new-event']) {
    await page.goto(path);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await page.getByRole('main').focus();
    const hidden: string[] = [];
    for (let stop = 0; stop < 30; stop += 1) {
      await page.keyboard.press('Tab');
      const covered = await page.evaluate(() => {
        const { activeElement: at } = document;
        if (!at?.closest('main')) return null;
        const { left, width, top, height } = at.getBoundingClientRect();
        const middle = document.elementFromPoint(left + width / 2, top + height / 2);
        return middle?.closest('main') ? null : at.outerHTML.slice(0, 120);
      });
      if (covered) hidden.push(covered);
    }
    expect(hidden, path).toEqual([]);
  }
});

test('on a phone the confirmation of an alert is three taps from Home', async ({ page }) => {
  await signIn(page, 'direccion');
  await page.goto('/app');
  await page.getByRole('link', { name: words('notifications.newAlertShort'), exact: true }).tap();
  const gas = page.getByRole('radio', { name: words('notifications.alertKind.gas') });
  await gas.tap();
  await expect(page.getByRole('textbox', { name: words('notifications.form.title') })).not.toHaveValue('');
  await page.getByRole('button', { name: words('notifications.form.startReal'), exact: true }).tap();
  const question = page.getByRole('dialog', { name: words('notifications.confirm.real') });
  await expect(question.getByLabel(words('notifications.confirm.pin'))).toBeVisible();
  await question.getByRole('button', { name: words('notifications.confirm.back') }).tap();
  await expect(question).toHaveCount(0);
});
