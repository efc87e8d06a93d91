import type { Page } from '@playwright/test';
import { expect, long, openHome, signIn, test, uniqueTitle, words } from './journey.ts';

// Aborted connections, and preloads that the person may not see.
const provoked = [/Failed to load resource.*(403|409|422)/, /net::ERR_FAILED/];
test.use({ allowed: [provoked, { option: true }] as never });

/** A real PDF of one empty page. */
const pdf = Buffer.from(
  `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`,
);
/** A real picture of one point. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const file = (name: string, buffer: Buffer) => ({ name, mimeType: '', buffer });

const press = (page: Page, id: string) => page.getByRole('button', { name: words(id), exact: true }).click();
const choose = (page: Page, files: ReturnType<typeof file>[]) =>
  page.locator('input[type="file"]').setInputFiles(files);
const answerYes = (page: Page, id: string) =>
  page
    .getByRole('alertdialog')
    .getByRole('button', { name: words(id), exact: true })
    .click();

/** Opens the form, for the whole school and in the first category. */
async function begin(page: Page) {
  await page.goto('/documentos/new-document');
  await page.getByLabel(words('documents.category')).click();
  await page.getByRole('option').first().click();
  await page.getByRole('radio', { name: 'Todas las personas', exact: true }).check();
}

async function find(page: Page, title: string) {
  await page.goto('/documentos');
  await page.getByRole('searchbox').fill(title);
  await expect(page).toHaveURL(/q=/);
}

test('files are uploaded, found, previewed, downloaded, changed and deleted', async ({ page, context }) => {
  const mark = uniqueTitle('Acta');
  await signIn(page);
  await begin(page);
  await choose(page, [file(`${mark} uno.pdf`, pdf), file(`${mark} dos.png`, png)]);
  await press(page, 'documents.form.upload');
  await expect(page).toHaveURL(/\/documentos$/);

  await test.step('lists both, and previews a picture', async () => {
    await find(page, mark);
    await expect(page.getByRole('table').getByRole('link')).toHaveCount(2);
    await page.getByRole('link', { name: `${mark} dos` }).click();
    await press(page, 'documents.view');
    const picture = page.getByRole('dialog').getByRole('img', { name: `${mark} dos` });
    await expect(picture).toBeVisible();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await page.keyboard.press('Escape');
  });

  await test.step('downloads the same bytes and counts the download', async () => {
    await find(page, mark);
    await page.getByRole('link', { name: `${mark} uno` }).click();
    const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'documents.download')]);
    expect(download.suggestedFilename()).toBe(`${mark} uno.pdf`);
    const bytes: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) bytes.push(chunk as Buffer);
    expect(Buffer.concat(bytes).equals(pdf)).toBe(true);
    await expect(page.getByRole('definition').filter({ hasText: /^1$/ })).toBeVisible();
  });

  await test.step('opens a PDF in a new tab', async () => {
    const [tab] = await Promise.all([context.waitForEvent('page'), press(page, 'documents.openInTab')]);
    await expect.poll(() => tab.url()).toMatch(/^blob:/);
    await tab.close();
  });

  await test.step('shows a concurrent change', async () => {
    await press(page, 'documents.edit');
    const name = page.getByRole('textbox', { name: words('documents.form.title'), exact: true });
    await name.fill(`${mark} mía`);
    const other = await context.newPage();
    await other.goto(page.url());
    await other
      .getByRole('textbox', { name: words('documents.form.title'), exact: true })
      .fill(`${mark} suya`);
    await press(other, 'forms.save');
    await expect(other.getByRole('heading', { name: `${mark} suya` })).toBeVisible();
    await other.close();
    await press(page, 'forms.save');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(`${mark} suya`)).toBeVisible();
    await dialog.getByRole('button', { name: words('forms.conflict.resolve') }).click();
    await press(page, 'forms.save');
    await expect(page.getByRole('heading', { name: `${mark} mía` })).toBeVisible();
  });

  await test.step('deletes both at once', async () => {
    await find(page, mark);
    for (const title of [`${mark} mía`, `${mark} dos`])
      await page.getByRole('checkbox', { name: new RegExp(title) }).check();
    await press(page, 'documents.delete');
    await answerYes(page, 'documents.delete');
    const report = page.getByRole('dialog');
    await expect(report.getByText(words('bulk.ok'), { exact: true })).toHaveCount(2);
    await report
      .getByRole('button', { name: words('bulk.close'), exact: true })
      .last()
      .click();
    await expect(page.getByRole('heading', { name: words('lists.noResults') })).toBeVisible();
  });
});

test('rejects unsupported files, and resumes after a lost connection', async ({ page }) => {
  const mark = uniqueTitle('Circular');
  await signIn(page);
  await begin(page);
  await choose(page, [
    file('vacío.pdf', Buffer.alloc(0)),
    file('programa.exe', Buffer.from('MZ')),
    file(`${mark} disfrazada.pdf`, Buffer.from('<html><script>alert(1)</script></html>')),
    file(`${mark} buena.pdf`, pdf),
    file(`${mark} cortada.pdf`, pdf),
  ]);
  const rows = page.getByRole('list', { name: 'Archivos' }).getByRole('listitem');
  await expect(rows).toHaveCount(5);
  await expect(page.locator('[data-state="refused"][class]').first()).toBeVisible();
  await page.route('**/api/v1/documents', (route) =>
    route.request().postDataBuffer()?.includes('cortada') ? route.abort() : route.continue(),
  );
  await press(page, 'documents.form.upload');
  await expect(page.getByText(words('documents.form.notAllSent'))).toBeVisible();
  await expect(rows.filter({ hasText: 'disfrazada' })).toContainText(words('documents.form.fileRefused'));
  await expect(rows.filter({ hasText: 'cortada' })).toContainText(words('errors.offline'));
  await expect(rows.filter({ hasText: 'buena' })).toContainText('Subido');
  await page.unroute('**/api/v1/documents');
  await page.getByRole('button', { name: `Quitar ${mark} disfrazada.pdf` }).click();
  await page.getByRole('button', { name: `Reintentar ${mark} cortada.pdf` }).click();
  await expect(page.getByText(/No se pudieron subir 2 archivos/)).toBeVisible();
  await expect(rows).toHaveCount(2);
  await page.getByRole('link', { name: words('documents.form.viewUploaded') }).click();
  await expect(page).toHaveURL(/\/documentos$/);
  await find(page, mark);
  await expect(page.getByRole('table').getByRole('link')).toHaveCount(2);
});

test('uploads thirty files at once', long, async ({ page }) => {
  const mark = uniqueTitle('Ficha');
  await signIn(page);
  await begin(page);
  await choose(
    page,
    Array.from({ length: 30 }, (_, at) => file(`${mark} ${at + 1}.pdf`, pdf)),
  );
  await press(page, 'documents.form.upload');
  await expect(page).toHaveURL(/\/documentos$/, { timeout: 60_000 });
  await find(page, mark);
  await expect(page.getByText(words('lists.range', { from: '1', to: '20', total: '30' }))).toBeVisible();
});

test('a category is created, renamed and deleted, and one in use is not deleted', async ({ page }) => {
  const name = uniqueTitle('Actas');
  await signIn(page);
  await page.goto('/documentos/document-categories');
  await press(page, 'documents.categories.new');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: words('categories.name') }).fill(name);
  await dialog.getByRole('button', { name: words('forms.save') }).click();
  await expect(page.getByRole('link', { name })).toBeVisible();

  const menu = (title: string) =>
    page.getByRole('button', { name: words('documents.actionsFor', { title }), exact: true }).click();
  await menu(name);
  await page.getByRole('menuitem', { name: words('categories.edit') }).click();
  await dialog.getByRole('textbox', { name: words('categories.name') }).fill(`${name} bis`);
  await dialog.getByRole('button', { name: words('forms.save') }).click();
  await menu(`${name} bis`);
  await page.getByRole('menuitem', { name: words('documents.categories.delete') }).click();
  await answerYes(page, 'documents.categories.delete');
  await expect(page.getByRole('link', { name: `${name} bis` })).toHaveCount(0);

  await menu('Reglamentos');
  await page.getByRole('menuitem', { name: words('documents.categories.delete') }).click();
  await answerYes(page, 'documents.categories.delete');
  await expect(page.getByText(words('documents.categories.inUse'))).toBeVisible();
});

test('a read-only user sees documents without edit actions', async ({ page }) => {
  await signIn(page, 'lectura');
  await openHome(page);
  await page
    .getByRole('navigation', { name: 'Navegación principal' })
    .getByRole('link', { name: words('documents.title') })
    .click();
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('link', { name: words('documents.new') })).toHaveCount(0);
  for (const path of ['/documentos/new-document', '/documentos/document-categories']) {
    await page.goto(path);
    await expect(page.getByText(words('errors.noPermission.title'))).toBeVisible();
  }
});

test('a PDF is previewed beside its record, page by page', long, async ({ page }) => {
  await signIn(page);
  await find(page, 'Reglamento de convivencia');
  await page.getByRole('link', { name: 'Reglamento de convivencia' }).click();
  const pages = page.getByRole('region', { name: 'Reglamento de convivencia' });
  const first = pages.getByRole('listitem').first();
  await expect(first).toContainText('Este reglamento ordena la vida diaria');
  await expect
    .poll(() =>
      first.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
        const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, 4);
        return data[3] === 255 && data[0]! < 40;
      }),
    )
    .toBe(true);

  await test.step('turns pages and zooms by keyboard', async () => {
    await page.getByRole('button', { name: 'Página siguiente' }).focus();
    await page.keyboard.press('Enter');
    const place = page.getByRole('toolbar').getByRole('status');
    await expect(place).toHaveText('Página 2 de 4');
    await expect(pages.getByRole('listitem').nth(1)).toContainText('Título 1');
    await pages.focus();
    const width = async () => (await first.boundingBox())!.width;
    const fitted = await width();
    await page.keyboard.press('+');
    await expect.poll(width).toBeGreaterThan(fitted);
    await page.keyboard.press('0');
    await expect.poll(width).toBe(fitted);
    await page.keyboard.press('End');
    await expect(place).toHaveText('Página 4 de 4');
  });

  await test.step('counts a preview not as a download', async () => {
    const count = page.getByRole('definition').filter({ hasText: /^\d+$/ });
    const before = await count.textContent();
    await page.reload();
    await expect(first).toContainText('Este reglamento');
    await expect(count).toHaveText(before!);
  });
});

test('offers the download of a PDF that cannot be previewed', long, async ({ page }) => {
  const mark = uniqueTitle('Roto');
  await signIn(page);
  await begin(page);
  await choose(page, [file(`${mark}.pdf`, Buffer.from('%PDF-1.7\nthe rest was lost\n'))]);
  await press(page, 'documents.form.upload');
  await expect(page).toHaveURL(/\/documentos$/);
  await find(page, mark);
  await page.getByRole('link', { name: mark }).click();
  const message = page.getByRole('heading', { name: words('documents.preview.broken') });
  await expect(message).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    message
      .locator('..')
      .getByRole('button', { name: words('documents.download') })
      .click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${mark}.pdf`);
});
