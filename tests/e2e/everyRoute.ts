import type { Page } from '@playwright/test';
import { settle } from './checkAccessibility.ts';
import { type Language, signIn, test } from './journey.ts';
import { moveTo, readOldestRecord } from './moveTo.ts';
import { listPaths, protectedPaths, publicPaths } from './routePaths.ts';

/**
 * Opens every route one after the other, and the oldest record of each list, and calls `check` on each, which leaves the
 * page as wide as it was.
 *
 * @param loading Name of the bar that shows the change of the route, from the catalogue by default.
 */
export async function visitEveryRoute(
  page: Page,
  check: (path: string) => Promise<void>,
  language: Language = 'es',
  loading?: string,
): Promise<void> {
  const visit = (path: string) =>
    test.step(path, async () => {
      await moveTo(page, path, language, loading);
      await check(path);
    });
  await page.goto('/no/such/path');
  await settle(page, language, loading);
  for (const path of publicPaths) await visit(path);
  await signIn(page);
  await page.goto('/app/no-such-page');
  await settle(page, language, loading);
  for (const path of protectedPaths) {
    await visit(path);
    if (listPaths.includes(path)) await visit(await readOldestRecord(page));
  }
}
