import { expect, test } from './journey.ts';
import { direct } from './place.ts';

/** Compressed bytes of script that a page costs, as the provider sends them with gzip. */
test('signing in costs at most 110 kB of script', async ({ page, request }) => {
  const scripts = new Set<string>();
  page.on('request', (asked) => {
    if (asked.resourceType() === 'script') scripts.add(asked.url());
  });
  await page.goto('/auth/login');
  await expect(page.getByRole('main')).toBeVisible();
  await page.waitForLoadState('networkidle');
  let bytes = 0;
  for (const script of scripts) {
    const { url, headers } = direct('aromos');
    const answer = await request.get(url + new URL(script).pathname, {
      headers: { ...headers, 'accept-encoding': 'gzip' },
    });
    expect(answer.headers()['content-encoding']).toBe('gzip');
    expect(answer.headers()['cache-control']).toMatch(/immutable|no-cache/);
    bytes += Number(answer.headers()['content-length']);
  }
  test
    .info()
    .annotations.push({ type: 'first load', description: `${bytes} bytes in ${scripts.size} scripts` });
  console.log(`first load of sign-in: ${bytes} bytes of gzipped script in ${scripts.size} files`);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(110_000);
});
