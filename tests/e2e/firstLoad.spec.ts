import { expect, test, words } from './journey.ts';
import { gzipSize } from './gzipSize.ts';

test('sign-in loads at most 114 kB of script', async ({ page }) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
  });
  await page.goto('/auth/login');
  await expect(page.getByRole('main')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const weights = await Promise.all([...scripts].map((path) => gzipSize(path)));
  const bytes = weights.reduce((sum, weight) => sum + weight, 0);
  console.log(`first load of sign-in: ${bytes} bytes of gzipped script in ${scripts.size} files`);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(114_000);
});

test('public screens load no code of protected ones', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  for (const path of ['/', '/auth/signup-no', '/auth/reset-password', '/auth/login']) {
    await page.goto(path);
    await expect(page.getByRole('main')).toBeVisible();
  }
  // The rules of the form load with the focus, the dialog with its first opening.
  await page.getByRole('textbox', { name: words('login.identifier') }).fill('a');
  await page.getByText(words('login.forgot')).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((script) => script.includes('/authRules-'))).not.toEqual([]);
  expect(scripts.filter((script) => /\/(?:protected|Protected|Shell)/.test(script))).toEqual([]);
});
