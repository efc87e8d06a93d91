import { get } from 'node:http';
import { expect, test } from './journey.ts';
import { direct } from './place.ts';

/** Bytes of a file on the wire, as the provider compresses them for a browser that takes gzip. */
const weigh = (path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const { url, headers } = direct('aromos');
    get(url + path, { headers: { ...headers, 'accept-encoding': 'gzip' } }, (answer) => {
      if (answer.headers['content-encoding'] !== 'gzip') reject(new Error(`${path} came uncompressed.`));
      let bytes = 0;
      answer.on('data', (part: Buffer) => {
        bytes += part.length;
      });
      answer.on('end', () => resolve(bytes));
    }).on('error', reject);
  });

test('signing in costs at most 110 kB of script', async ({ page }) => {
  const scripts = new Set<string>();
  page.on('request', (asked) => {
    if (asked.resourceType() === 'script') scripts.add(new URL(asked.url()).pathname);
  });
  await page.goto('/auth/login');
  await expect(page.getByRole('main')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const weights = await Promise.all([...scripts].map(weigh));
  const bytes = weights.reduce((sum, weight) => sum + weight, 0);
  console.log(`first load of sign-in: ${bytes} bytes of gzipped script in ${scripts.size} files`);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(110_000);
});
