import { devices } from '@playwright/test';
import { expect, nextFrame, signIn, test, words } from './journey.ts';

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
