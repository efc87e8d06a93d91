import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { call, chooseAction, expect, origin, signIn, test, getToken, uniqueTitle, words } from './journey.ts';

// A post that was deleted meanwhile.
const provoked = [/Failed to load resource.*(403|404)/];
test.use({ allowed: [provoked, { option: true }] as never });

/** Publishes a post for the whole school, as another person. */
async function publish(request: APIRequestContext, title: string): Promise<string> {
  const token = await getToken(request, 'comunicaciones');
  const listedCategories = await call(request, 'GET', '/api/v1/post-categories', { token });
  const { data: categories } = (await listedCategories.json()) as { data: { id: string }[] };
  const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'Llevar colación.' }] };
  const created = await call(request, 'POST', '/api/v1/posts', {
    token,
    data: {
      title,
      body: { type: 'doc', content: [paragraph] },
      category_id: categories[0]!.id,
      audience: { scope: 'all' },
      status: 'published',
    },
  });
  expect(created.status(), await created.text()).toBe(201);
  return ((await created.json()) as { data: { id: string } }).data.id;
}

/** Opens a page of another person on another device. */
async function openAs(browser: Browser, role: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin('aromos') });
  const page = await context.newPage();
  await signIn(page, role);
  return page;
}

async function deletePost(page: Page, id: string): Promise<void> {
  await page.goto(`/blog/post/${id}`);
  await chooseAction(page, 'posts.delete');
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: words('posts.delete') }).click();
  await expect(page).toHaveURL(/\/blog\/?$/);
}

test('a reader’s list and post follow another person', async ({ page, browser, request }) => {
  const mark = uniqueTitle('Salida');
  const posts = page.getByRole('list', { name: words('posts.title') }).getByRole('link', { name: mark });
  await publish(request, `${mark} uno`);
  await signIn(page, 'lectura');
  const streaming = page.waitForRequest('**/api/v1/stream');
  await page.goto(`/blog?q=${encodeURIComponent(mark)}`);
  await expect(posts).toHaveCount(1);
  await streaming;

  await test.step('a new post waits behind a button and moves no row', async () => {
    await posts.first().focus();
    await publish(request, `${mark} dos`);
    const show = page.getByRole('button', { name: 'Mostrar 1 noticia nueva' });
    await expect(show).toBeVisible();
    await expect(posts).toHaveCount(1);
    await expect(posts.first()).toBeFocused();
    await show.click();
    await expect(posts).toHaveCount(2);
    await expect(posts.first()).toHaveAccessibleName(`${mark} dos`);
  });

  const id = await publish(request, `${mark} tres`);
  await page.getByRole('button', { name: 'Mostrar 1 noticia nueva' }).click();
  const other = await openAs(browser, 'comunicaciones');
  await deletePost(other, id);
  await expect(posts).toHaveCount(2);

  await test.step('an open post that another person deletes says so, and links to the list', async () => {
    await posts.first().click();
    await expect(page.getByRole('article').getByText('Llevar colación.')).toBeVisible();
    await deletePost(other, new URL(page.url()).pathname.split('/').at(-1)!);
    await expect(page.getByText(words('post.missing'))).toBeVisible();
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/blog/);
  });
  await other.context().close();
});

test('a form whose post another person deletes keeps the text', async ({ page, browser, request }) => {
  const title = uniqueTitle('Reunión');
  const id = await publish(request, title);
  await signIn(page, 'administrador');
  const streaming = page.waitForRequest('**/api/v1/stream');
  await page.goto(`/blog/post/${id}?edit`);
  const field = page.getByRole('textbox', { name: words('posts.form.title') });
  await field.fill(`${title} de apoderados`);
  await streaming;

  const other = await openAs(browser, 'comunicaciones');
  await deletePost(other, id);
  const notice = page.getByRole('status').filter({ hasText: words('forms.gone.draft') });
  await expect(notice).toContainText('eliminó esto');
  await expect(field).toHaveValue(`${title} de apoderados`);
  await other.context().close();
});
