import { account, closeByEscape, expect, passwords, signIn, test, uniqueTitle, words } from './journey.ts';
import { tabInto, tabTo } from './tabTo.ts';

test('sign-in, publishing and deletion work by keyboard', async ({ page }) => {
  const title = uniqueTitle('Con puro teclado');
  await page.goto('/auth/login');
  await expect(page.getByRole('button', { name: words('login.submit'), exact: true })).toBeVisible();
  await tabTo(page, words('login.identifier'));
  await page.keyboard.type(account('administrador'));
  await tabTo(page, words('login.password'));
  await page.keyboard.type(passwords.aromos);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/app$/);

  await test.step('the first tab stop skips the navigation', async () => {
    await page.reload();
    await expect(page.getByRole('main')).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  await page.goto('/blog/new-post');
  await expect(page.getByRole('textbox', { name: words('posts.form.title') })).toBeVisible();
  await tabTo(page, words('posts.form.title'));
  await page.keyboard.type(title);
  await tabTo(page, words('posts.form.category'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: words('posts.form.category') })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  // The toolbar is one Tab stop; the arrow keys move within it.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const content = page.getByRole('textbox', { name: words('posts.form.content') });
  await expect(content).toBeFocused();
  await expect(content).toHaveAttribute('contenteditable', 'true');
  await page.keyboard.type('Sin tocar ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('el ratón');
  await page.keyboard.press('Control+b');
  const audience = page.getByRole('group', { name: words('posts.form.audience') });
  await tabInto(page, audience);
  await page.keyboard.press('ArrowLeft');
  await expect(audience.getByRole('radio').first()).toBeChecked();
  await tabTo(page, words('posts.form.publish'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByRole('article').locator('strong')).toHaveText('el ratón');

  const menu = words('posts.actionsFor', { title });
  await tabTo(page, menu);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await closeByEscape(page, question);
  await expect(page.getByRole('button', { name: menu })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(question).toBeVisible();
  await tabTo(page, words('posts.delete'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/blog$/);
});

test('going back restores scroll position and focus in a list', async ({ page }) => {
  await signIn(page);
  await page.setViewportSize({ width: 1280, height: 480 });
  // No other journey publishes in this category; a new row would move the list.
  await page.goto('/blog/comunidad');
  // Until the names of the categories are loaded, the filters may need another line.
  await expect(page.getByRole('combobox', { name: words('posts.filter.category') })).toHaveText('Comunidad');
  const link = page.getByRole('rowheader').getByRole('link').last();
  await link.focus();
  const title = (await link.textContent()) ?? '';
  const scrolled = () => page.getByRole('main').evaluate((main) => main.scrollTop);
  const before = await scrolled();
  expect(before).toBeGreaterThan(0);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: title })).toBeFocused();
  await expect.poll(async () => Math.abs((await scrolled()) - before)).toBeLessThanOrEqual(1);
});
