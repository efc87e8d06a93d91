import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  chooseAction,
  choosePostPlace,
  closeByEscape,
  expect,
  fillPost,
  long,
  origin,
  signIn,
  storeOnDevice,
  test,
  uniqueTitle,
  words,
  writeContent,
} from './journey.ts';

const rejected = /Failed to load resource.*(409|422)/;
test.use({ allowed: [[rejected], { option: true }] as never });

const jpeg = readFileSync(resolve(import.meta.dirname, '../../apps/provider/seed/pictures/aromos/menu.jpeg'));
const picture = (name: string) => ({ name, mimeType: 'image/jpeg', buffer: jpeg });

test('a post with a link, a picture and a cover is previewed, scheduled and published', async ({ page }) => {
  const title = uniqueTitle('Feria científica');
  await signIn(page, 'comunicaciones');
  await page.goto('/blog/new-post');
  await fillPost(page, { title, content: 'Inscripciones en ' });
  await page.keyboard.press('Escape');
  const editor = page.getByRole('textbox', { name: words('posts.form.content') });

  await test.step('adds a link and a picture with alternative text', async () => {
    await editor.press('End');
    await page.keyboard.press('Control+k');
    const link = page.getByRole('dialog');
    await link.getByRole('textbox').first().fill('aromos.cl/feria');
    await link.getByRole('textbox').last().fill('la página de la feria');
    await page.keyboard.press('Enter');
    await expect(link).toHaveCount(0);
    await expect(editor.getByRole('link')).toHaveAttribute('href', 'https://aromos.cl/feria');
    await page.getByRole('toolbar').getByRole('button', { name: 'Imagen' }).click();
    const chooser = page.getByRole('dialog');
    await chooser.locator('input[type=file]').setInputFiles(picture('stands.jpeg'));
    await chooser.getByRole('textbox').fill('Los stands en el gimnasio');
    await page.keyboard.press('Enter');
    await expect(editor.getByRole('img', { name: 'Los stands en el gimnasio' })).toBeVisible();
  });

  await test.step('adds a cover and a future publication time', async () => {
    await page.getByLabel(words('posts.form.cover')).setInputFiles(picture('feria.jpeg'));
    const alt = page.getByRole('textbox', { name: words('posts.form.coverAlt') });
    await expect(alt).toBeFocused();
    await alt.fill('Afiche de la feria');
    await page.getByRole('radio', { name: words('posts.form.later') }).check();
    const moment = page.getByRole('group', { name: words('posts.form.publishAt') });
    await moment.getByRole('spinbutton').first().click();
    await page.keyboard.type('170920991830');
  });

  await test.step('the preview shows the post as readers see it', async () => {
    await page.getByRole('button', { name: words('posts.preview') }).click();
    const preview = page.getByRole('dialog', { name: words('posts.preview') });
    await expect(preview.getByRole('heading', { name: title })).toBeVisible();
    await expect(preview.getByRole('img', { name: 'Los stands en el gimnasio' })).toBeVisible();
    await closeByEscape(page, preview);
  });

  await page.getByRole('button', { name: words('posts.form.schedule'), exact: true }).click();
  await expect(page.getByText(words('posts.scheduled')).first()).toBeVisible();
  const article = page.getByRole('article');
  await expect(article.getByText(words('posts.status.scheduled'))).toBeVisible();
  await expect(article.getByRole('link', { name: 'la página de la feria' })).toBeVisible();
  for (const name of ['Los stands en el gimnasio', 'Afiche de la feria'])
    await expect
      .poll(() =>
        article
          .getByRole('img', { name })
          .evaluate((image) => (image.querySelector('img') ?? (image as HTMLImageElement)).naturalWidth),
      )
      .toBeGreaterThan(0);
  await chooseAction(page, 'posts.publish', article);
  await expect(article.getByText(words('posts.status.published'))).toBeVisible();
});

test('the second of two editors sees both versions and loses neither', async ({ page, browser }) => {
  const title = uniqueTitle('Reglamento de biblioteca');
  await signIn(page, 'direccion');
  await page.goto('/blog/new-post');
  await fillPost(page, { title, content: 'Primera versión.' });
  await page.getByRole('button', { name: words('posts.form.saveDraft') }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  const address = new URL(page.url()).pathname;
  await page.getByRole('button', { name: words('post.edit') }).click();
  await page.getByRole('textbox', { name: words('posts.form.title') }).fill(`${title}, mía`);

  const other = await browser.newContext({ baseURL: origin('aromos') });
  const theirs = await other.newPage();
  await signIn(theirs, 'administrador');
  await theirs.goto(`${address}?edit=1`);
  await writeContent(theirs, 'De otra mano. ');
  await theirs.getByRole('textbox', { name: words('posts.form.title') }).fill(`${title}, de otra mano`);
  await theirs.getByRole('button', { name: words('posts.form.saveDraft') }).click();
  await expect(theirs.getByText(words('posts.changed')).first()).toBeVisible();
  await other.close();

  await page.getByRole('button', { name: words('posts.form.saveDraft') }).click();
  const both = page.getByRole('dialog', { name: words('forms.conflict.title') });
  await expect(both).toContainText(`${title}, de otra mano`);
  await expect(both).toContainText(`${title}, mía`);
  // Only the other person changed the content: it is taken over without a question.
  await expect(both.getByRole('radiogroup', { name: words('posts.form.content') })).toHaveCount(0);
  await both
    .getByRole('radiogroup', { name: words('posts.form.title') })
    .getByRole('radio')
    .first()
    .check();
  await both.getByRole('button', { name: words('forms.conflict.resolve') }).click();
  await page.getByRole('button', { name: words('posts.form.saveDraft') }).click();
  await expect(page.getByRole('heading', { name: `${title}, mía` })).toBeVisible();
  await expect(page.getByText('De otra mano.')).toBeVisible();
});

test('a category is added, renamed, moved and deleted by keyboard', long, async ({ page }) => {
  const name = uniqueTitle('Deportes');
  await signIn(page);
  await page.goto('/blog');
  await page.getByRole('button', { name: words('posts.categories.title') }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: words('posts.categories.title') });
  const field = dialog.getByRole('textbox', { name: words('posts.categories.new') });
  await expect(field).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  const rows = dialog.getByRole('listitem');
  await expect(rows.last()).toContainText(name);

  const up = dialog.getByRole('button', { name: words('posts.categories.up', { name }) });
  await up.focus();
  await page.keyboard.press('Enter');
  await expect(rows.last()).not.toContainText(name);
  await expect(up).toBeFocused();

  const menu = dialog.getByRole('button', { name: words('posts.actionsFor', { title: name }) });
  await menu.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: words('categories.edit') }).press('Enter');
  await expect(dialog.getByRole('textbox', { name: words('categories.name'), exact: true })).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' y juegos');
  await page.keyboard.press('Enter');
  const renamed = dialog.getByRole('button', {
    name: words('posts.actionsFor', { title: `${name} y juegos` }),
  });
  await renamed.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: words('posts.delete') }).press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(words('posts.categories.deleteBody', { name: `${name} y juegos` }));
  await question.getByRole('button', { name: words('posts.delete') }).press('Enter');
  await expect(page.getByText(words('posts.categories.deleted')).first()).toBeVisible();
  await expect(rows.filter({ hasText: name })).toHaveCount(0);
});

test.describe('on a phone, in Arabic and dark mode', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a post is found, written, previewed and published', async ({ page }) => {
    const arabic = (id: string) => words(id, {}, 'ar');
    const title = uniqueTitle('رحلة إلى المتحف');
    await signIn(page, 'direccion');
    await storeOnDevice(page, { language: 'ar', 'color-schema': 'dark' });
    await page.goto('/blog?sort=title');
    await expect(page.locator('html')).toHaveClass(/is-dark/);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('article').or(page.getByRole('row')).first()).toBeVisible();

    await page.goto('/blog/new-post');
    await page.getByRole('textbox', { name: arabic('posts.form.title') }).fill(title);
    await writeContent(page, 'نلتقي عند الباب الشمالي.', 'ar');
    await choosePostPlace(page, 'ar');
    await page.getByRole('button', { name: arabic('posts.preview') }).click();
    const preview = page.getByRole('dialog', { name: arabic('posts.preview') });
    await expect(preview.getByRole('heading', { name: title })).toBeVisible();
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(sideways).toBeLessThanOrEqual(0);
    await closeByEscape(page, preview);
    await page.getByRole('button', { name: arabic('posts.form.publish'), exact: true }).click();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByText('نلتقي عند الباب الشمالي.')).toBeVisible();
  });
});
