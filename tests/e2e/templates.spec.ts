import { expect, fillPost, signIn, test, uniqueTitle, words } from './journey.ts';

test('a template is made from a post, and a new post from it is published', async ({ page }) => {
  const title = uniqueTitle('Circular');
  const name = uniqueTitle('Plantilla');
  await signIn(page, 'comunicaciones');
  await page.goto('/blog/new-post');
  await fillPost(page, { title, content: 'Estimadas familias del {school}: hoy es {date}.' });
  await page.getByRole('button', { name: words('posts.form.publish'), exact: true }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();

  await test.step('the post is saved as a template', async () => {
    await page.getByRole('button', { name: words('posts.actionsFor', { title }) }).click();
    await page.getByRole('menuitem', { name: words('templates.save') }).click();
    const dialog = page.getByRole('dialog', { name: words('templates.save') });
    await dialog.getByRole('textbox', { name: words('categories.name') }).fill(name);
    await page.keyboard.press('Enter');
    await expect(page.getByText(words('templates.saved')).first()).toBeVisible();
    await expect(dialog).toHaveCount(0);
  });

  await test.step('a post from it is published', async () => {
    await page.goto('/blog/new-post');
    await page.getByRole('button', { name: words('templates.use') }).click();
    await page
      .getByRole('dialog', { name: words('templates.title') })
      .getByRole('button', { name, exact: true })
      .click();
    await expect(page.getByRole('textbox', { name: words('posts.form.title') })).toHaveValue(title);
    await expect(
      page.getByText(/^Estimadas familias del Colegio .+: hoy es \d{1,2} de \p{L}+ de \d{4}\.$/u),
    ).toBeVisible();
    await page.getByRole('button', { name: words('posts.form.publish'), exact: true }).click();
    await expect(page.getByText(words('posts.created')).first()).toBeVisible();
    await expect(page.getByText(/^Estimadas familias del Colegio/)).toBeVisible();
  });

  await test.step('the template is renamed and deleted from the list of posts', async () => {
    await page.goto('/blog');
    await page.getByRole('button', { name: words('templates.title'), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: words('templates.title') });
    await dialog.getByRole('button', { name: words('templates.actionsFor', { name }) }).click();
    await page.getByRole('menuitem', { name: words('templates.rename') }).click();
    const renamed = `${name} B`;
    await dialog.getByRole('textbox', { name: words('categories.name') }).fill(renamed);
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: words('templates.actionsFor', { name: renamed }) }).click();
    await page.getByRole('menuitem', { name: words('templates.delete') }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: words('templates.delete') })
      .click();
    await expect(page.getByText(words('templates.deleted')).first()).toBeVisible();
    await expect(dialog.getByRole('button', { name: renamed, exact: true })).toHaveCount(0);
  });
});
