import { expect, test } from './journey.ts';
import { gzipSize } from './gzipSize.ts';

test('sign-in loads at most 110 kB of script', async ({ page }) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
  });
  await page.goto('/auth/login');
  await expect(page.getByRole('main')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const weights = await Promise.all([...scripts].map(gzipSize));
  const bytes = weights.reduce((sum, weight) => sum + weight, 0);
  console.log(`first load of sign-in: ${bytes} bytes of gzipped script in ${scripts.size} files`);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(110_000);
});
