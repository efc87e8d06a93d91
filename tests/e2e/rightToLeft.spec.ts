import {
  choosePostPlace,
  expect,
  storeOnDevice,
  signIn,
  test,
  uniqueTitle,
  words,
  writeContent,
} from './journey.ts';

test('Arabic screens are mirrored and translated, and leave user content unchanged', async ({ page }) => {
  await signIn(page, 'comunicaciones');
  await storeOnDevice(page, { language: 'ar' });
  await page.goto('/blog');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  const navigation = await page.getByRole('navigation').first().boundingBox();
  const main = await page.getByRole('main').boundingBox();
  expect(navigation!.x).toBeGreaterThan(main!.x);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('posts.title', {}, 'ar'));

  await page.goto('/blog/new-post');
  const title = uniqueTitle('Taller de cerámica');
  await page.getByRole('textbox', { name: words('posts.form.title', {}, 'ar') }).fill(title);
  await writeContent(page, 'Empieza el lunes.', 'ar');
  await choosePostPlace(page, 'ar');
  await page.getByRole('button', { name: words('posts.form.publish', {}, 'ar'), exact: true }).click();
  const heading = page.getByRole('heading', { name: title });
  await expect(heading).toBeVisible();
});
