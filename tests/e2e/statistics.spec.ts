import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  call,
  expect,
  long,
  openHome,
  signIn,
  signInByForm,
  test,
  getToken,
  uniqueTitle,
  words,
} from './journey.ts';

/** The rows of a table as a spreadsheet of the school reads them, without the byte order mark. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  const field = /(?:"((?:[^"]|"")*)"|([^";\r\n]*))(;|\r\n|$)/gy;
  let row: string[] = [];
  for (let match = field.exec(text); match; match = field.exec(text)) {
    const [whole, quoted, plain, end] = match;
    if (whole === '' && row.length === 0) break;
    row.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === ';') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

// A direct visit to a forbidden screen starts its requests; the browser logs each rejection.
test.use({ allowed: [[/Failed to load resource.*403/], { option: true }] as never });

async function download(page: Page, kind: string): Promise<{ name: string; text: string }> {
  await page.getByRole('button', { name: words('statistics.export') }).click();
  const waiting = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: words(`statistics.${kind}.title`) }).click();
  const file = await waiting;
  return { name: file.suggestedFilename(), text: await readFile((await file.path())!, 'utf8') };
}

test('statistics are opened, filtered and exported as tables', async ({ page }) => {
  await signIn(page);
  await openHome(page);
  await page.getByRole('link', { name: words('statistics.title') }).click();
  await expect(page).toHaveURL(/\/admin\/statistics$/);
  const news = page.getByRole('region', { name: words('statistics.posts.title') });
  await expect(news.getByRole('link').first()).toBeVisible();
  await expect(
    page
      .getByRole('region', { name: words('statistics.entries.title') })
      .getByRole('table')
      .first(),
  ).toBeVisible();

  await test.step('the URL contains the period and the time zone', async () => {
    await page.getByRole('combobox', { name: words('statistics.period.label') }).click();
    await page.getByRole('option', { name: words('statistics.period.year') }).click();
    await expect(page).toHaveURL(/\?period=year$/);
    await page.getByRole('combobox', { name: words('statistics.zone.label') }).click();
    await page.getByRole('option', { name: /Pascua/ }).click();
    await expect(page).toHaveURL(/\?period=year&zone=Pacific%2FEaster$/);
    await expect(news).toBeVisible();
    await page.reload();
    await expect(page.getByRole('combobox', { name: words('statistics.zone.label') })).toContainText(
      /Pascua/,
    );
  });

  await test.step('exports each table as CSV', async () => {
    // In the first days of March a school year has no news yet.
    await page.goto('/admin/statistics?period=90');
    const first = await news.getByRole('link').first().innerText();
    const posts = await download(page, 'posts');
    expect(posts.name).toMatch(/^Noticias más leídas \d{4}-\d{2}-\d{2} \d{4}-\d{2}-\d{2}\.csv$/);
    const rows = parseCsv(posts.text.replace(/^\uFEFF/, ''));
    expect(rows[0]).toHaveLength(5);
    expect(new Set(rows.map((row) => row.length))).toEqual(new Set([5]));
    expect(rows[1]![0]).toBe(first);
    expect(Number(rows[1]![3])).toBeGreaterThan(0);
    for (const [kind, columns] of [
      ['entries', 4],
      ['reach', 3],
      ['documents', 5],
    ] as const) {
      const { name, text } = await download(page, kind);
      expect(name).toContain(words(`statistics.${kind}.title`));
      const table = parseCsv(text.replace(/^\uFEFF/, ''));
      expect(table.length).toBeGreaterThan(1);
      expect(table[0]).toHaveLength(columns);
    }
  });

  await test.step('prints the figures without controls', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(news.getByRole('link').first()).toBeVisible();
    await expect(page.getByRole('button', { name: words('statistics.export') })).toBeHidden();
    await expect(page.getByRole('combobox', { name: words('statistics.zone.label') })).toBeHidden();
  });
});

test('a person with only own statistics sees an explanation and no other sections', async ({ page }) => {
  await signIn(page, 'docente');
  await page.goto('/admin/statistics');
  await expect(page.getByText(words('statistics.scope.items'))).toBeVisible();
  await expect(page.getByRole('region', { name: words('statistics.entries.title') })).toHaveCount(0);
  await page.goto('/admin/audit');
  await expect(page.getByText(words('errors.noPermission.title'))).toBeVisible();
});

test('reports a visit, and continues it after a reload', async ({ page }) => {
  const heartbeat = page.waitForRequest(/statistics\/heartbeats$/);
  const answered = page.waitForResponse(/statistics\/heartbeats$/);
  await signInByForm(page);
  const { visits } = (await heartbeat).postDataJSON() as { visits: { id: string }[] };
  expect((await answered).status()).toBe(204);
  const storedId = () =>
    page.evaluate(() => (JSON.parse(localStorage.getItem('school.visit') ?? '{}') as { id?: string }).id);
  await page.reload();
  await expect(page.getByRole('main')).toBeVisible();
  expect(visits.map(({ id }) => id)).toEqual([await storedId()]);
});

test('the audit log shows a recent change field by field', async ({ page, request }) => {
  const name = uniqueTitle('Huerta');
  const created = await call(request, 'POST', '/api/v1/post-categories', {
    token: await getToken(request),
    data: { name },
  });
  expect(created.status()).toBe(201);

  await signIn(page);
  await openHome(page);
  await page.getByRole('link', { name: words('audit.title') }).click();
  await page.getByRole('link', { name: new RegExp(`^${words('audit.verb.created')}: .*${name}`) }).click();
  const drawer = page.getByRole('dialog', { name: words('audit.verb.created') });
  await expect(drawer.getByText('Marcela Fuentes Rojas', { exact: true }).first()).toBeVisible();
  await expect(drawer.getByRole('table', { name: words('audit.changes') })).toContainText(name);
  await expect(page).toHaveURL(/\?entry=[0-9a-f-]{36}$/);

  await drawer.getByRole('link', { name: new RegExp(name) }).click();
  await expect(page).toHaveURL(/\?subject=[0-9a-f-]{36}$/);
  await expect(drawer).toHaveCount(0);
  await expect(page.getByRole('table', { name: words('audit.title') }).getByRole('link')).toHaveCount(1);

  await page.getByRole('combobox', { name: words('audit.action'), exact: true }).click();
  await page.getByRole('option', { name: words('audit.verb.published') }).click();
  await expect(page.getByRole('heading', { name: words('lists.noResults') })).toBeVisible();
  await page
    .getByRole('button', { name: words('lists.clear') })
    .first()
    .click();
  await expect(page).toHaveURL(/\/admin\/audit$/);
});

test(
  'the audit log keeps the button that clears the filters in the row of the search field',
  long,
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await signIn(page);
    await page.goto('/admin/audit?q=huerta');
    const search = page.getByRole('searchbox', { name: words('audit.search') });
    const clear = page.getByRole('button', { name: words('lists.clear') }).first();
    const action = page.getByRole('combobox', { name: words('audit.action'), exact: true });
    await expect(clear).toBeVisible();
    const getMiddle = async (part: typeof clear) => {
      const { y, height } = (await part.boundingBox())!;
      return Math.round(y + height / 2);
    };
    const line = await getMiddle(search);
    expect(await getMiddle(action)).toBe(line);
    expect(await getMiddle(clear)).toBe(line);
    expect((await search.boundingBox())!.width).toBeGreaterThan(100);
  },
);
