import { devices } from '@playwright/test';
import { expect, nextFrame, origin, signIn, test, words } from './journey.ts';

test('a click reaches its target when the blurred field is invalid', async ({ page }) => {
  await signIn(page);
  await page.goto('/admin/contacts/create');
  // Rules load with the first focused field; a validation message shows that they are loaded.
  await page.getByRole('textbox', { name: words('contacts.form.name'), exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByText(words('validation.required')).first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill('marisol(at)x');
  const emergency = page.getByRole('checkbox', { name: words('contacts.form.emergency') });
  await emergency.evaluate((control) => control.scrollIntoView({ block: 'center' }));
  const box = (await emergency.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await nextFrame(page);
  expect(await emergency.boundingBox()).toEqual(box);
  await page.mouse.up();
  await expect(emergency).toBeChecked();
  await expect(page.getByText(words('validation.email.format')).first()).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    userAgent: devices['Pixel 7'].userAgent,
  });

  test('an open list of choices is not marked as invalid', async ({ page }) => {
    await signIn(page);
    await page.goto('/blog/new-post');
    const category = page.getByRole('combobox', { name: words('posts.form.category'), includeHidden: true });
    await page.getByRole('textbox', { name: words('posts.form.title') }).tap();
    await category.tap();
    await expect(page.getByText(words('validation.title.required')).first()).toBeVisible();
    await expect(page.getByRole('option').first()).toBeVisible();
    await expect(category).not.toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('option')).toHaveCount(0);
    await expect(category).not.toHaveAttribute('aria-invalid', 'true');
  });
});

test('what is typed before the editor is loaded stays, in its order', async ({ page }) => {
  await signIn(page);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/RichTextEditor-[^/]*\.js/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`${origin('aromos')}/blog/new-post`);
  const content = page.getByRole('textbox', { name: words('posts.form.content') });
  await content.click();
  await page.keyboard.type('Traer algo');
  await expect(content).toHaveText('Traer algo');
  release();
  // The editor takes the place of the text while these keys are pressed.
  await page.keyboard.type(' para comer', { delay: 60 });
  await expect(content).toHaveAttribute('contenteditable', 'true');
  await page.keyboard.type('!');
  await expect(content).toHaveText('Traer algo para comer!');
});
