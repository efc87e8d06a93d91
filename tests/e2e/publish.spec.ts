import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import {
  chooseAction,
  account,
  call,
  expect,
  fillPost,
  origin,
  passwords,
  signIn,
  test,
  uniqueTitle,
  words,
} from './journey.ts';

/** A file of half a megabyte that no other is like. */
const randomText = () => Buffer.from(`nombre,curso\n${randomBytes(256 * 1024).toString('hex')}\n`);

const rejected = /Failed to load resource.*404/;
test.use({ allowed: [[rejected], { option: true }] as never });

test('a post is written, published, visible only in its school, and deleted', async ({ page, browser }) => {
  const title = uniqueTitle('Salida a la costa');
  await signIn(page, 'comunicaciones');
  await page.goto('/blog');
  await page
    .getByRole('link', { name: words('posts.new') })
    .first()
    .click();
  await fillPost(page, { title, content: 'Llevar colación.\n\nSalimos a las 8:00 desde la puerta norte.' });
  const attached = { name: 'Autorización ñandú.csv', mimeType: 'text/csv', buffer: randomText() };
  await page.getByLabel(words('posts.attachments')).setInputFiles(attached);
  await expect(page.getByRole('listitem').filter({ hasText: attached.name })).toContainText('Subido');
  await page.getByRole('button', { name: words('posts.form.publish'), exact: true }).click();

  await expect(page.getByText(words('posts.created')).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByText('Salimos a las 8:00 desde la puerta norte.')).toBeVisible();
  const id = new URL(page.url()).pathname.split('/').at(-1)!;
  await page.reload();
  await expect(page.getByText('Llevar colación.')).toBeVisible();

  await test.step('is listed for another person of the same school', async () => {
    const other = await browser.newContext({ baseURL: origin('aromos') });
    const theirs = await other.newPage();
    await signIn(theirs, 'lectura');
    await theirs.goto('/blog');
    await theirs.getByRole('link', { name: title }).click();
    await expect(theirs.getByRole('article').getByText('Llevar colación.')).toBeVisible();
    const coming = theirs.waitForEvent('download');
    await theirs.getByRole('button', { name: attached.name }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toBe(attached.name);
    expect(await readFile(await download.path())).toEqual(attached.buffer);
    await expect(theirs.getByRole('button', { name: /^(Editar|Acciones)/ })).toHaveCount(0);
    await other.close();
  });

  await test.step('its author sees who has read it', async () => {
    await page.reload();
    const receipts = page.getByRole('region', { name: words('receipts.title') });
    await receipts.getByRole('button', { name: new RegExp(`^${words('receipts.state.read')}`) }).click();
    const people = receipts.getByRole('list', { name: words('receipts.title') });
    await expect(people.getByRole('listitem')).toHaveCount(1);
  });

  await test.step('is not found at another school by id, list or search', async () => {
    const other = await browser.newContext({ baseURL: origin('puertoclaro') });
    const theirs = await other.newPage();
    await signIn(theirs, 'administrador', 'puertoclaro');
    await theirs.goto(`/blog/post/${id}`);
    await expect(theirs.getByText(words('post.missing')).first()).toBeVisible();
    await theirs.goto(`/blog?q=${encodeURIComponent(title)}`);
    await expect(theirs.getByRole('heading', { name: words('lists.noResults') })).toBeVisible();
    await theirs.goto('/blog');
    await expect(theirs.getByRole('link').filter({ hasText: /./ }).first()).toBeVisible();
    await expect(theirs.getByText(title)).toHaveCount(0);
    await other.close();
  });

  await test.step('is deleted after a confirmation that names the consequence', async () => {
    await chooseAction(page, 'posts.delete');
    const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await expect(question).toContainText(words('posts.deleteBody', { title }));
    await question.getByRole('button', { name: words('app.cancel') }).click();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await chooseAction(page, 'posts.delete');
    await question.getByRole('button', { name: words('posts.delete') }).click();
    await expect(page).toHaveURL(/\/blog(\/)?$/);
    await expect(page.getByText(words('posts.deleted')).first()).toBeVisible();
    await expect(page.getByRole('link', { name: title })).toHaveCount(0);
  });
});

test('rejects a token of another school', async ({ request }) => {
  const data = { email: account('administrador'), password: passwords.aromos };
  const login = await call(request, 'POST', '/api/login-mobile', { data });
  const { token } = (await login.json()) as { token: string };
  expect((await call(request, 'GET', '/api/v1/posts', { token })).status()).toBe(200);
  expect((await call(request, 'GET', '/api/v1/posts', { token, school: 'puertoclaro' })).status()).toBe(401);
});
