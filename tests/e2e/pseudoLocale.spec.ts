import type { Page } from '@playwright/test';
import { visitEveryRoute } from './everyRoute.ts';
import { expect, type Language, long, nextFrame, storeOnDevice, test, words } from './journey.ts';
import { runInPage } from './pageScript.ts';
import { type PlainTexts, watchPlainTexts } from './plainTexts.ts';
import { replaceTexts } from './pseudoLocale.ts';
import { toPseudoText } from './pseudoTexts.ts';

const findOverflow = runInPage<string[]>('overflow.page.ts');

const sizes = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

/* A failure ends no test: the other routes are checked as well. What moves at a change of the size is checked again. */
const expectSoon = expect.configure({ soft: true, timeout: 3_000 });

/** Checks the screen that is open at each size, and leaves it at the first. */
async function check(page: Page, path: string, plainTexts: PlainTexts): Promise<void> {
  for (const size of sizes)
    await test.step(`at ${size.width} px`, async () => {
      await page.setViewportSize(size);
      await nextFrame(page);
      const name = `${path} at ${size.width} px`;
      await expectSoon.poll(() => plainTexts.find(), `${name}: texts that no catalogue has`).toEqual([]);
      await expectSoon.poll(() => findOverflow(page), `${name}: overflow`).toEqual([]);
    });
  await page.setViewportSize(sizes[0]!);
}

test.describe.configure({ mode: 'parallel' });

for (const [language, title] of [
  ['en', 'long texts from left to right'],
  ['ar', 'long texts from right to left'],
] as const satisfies readonly [Language, string][])
  test(`every route fits ${title}, and has no text outside the catalogues`, long, async ({ page }) => {
    test.setTimeout(900_000);
    const loading = toPseudoText(words('app.loading', {}, language));
    const plainTexts = watchPlainTexts(page, language);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await storeOnDevice(page, { language });
    await replaceTexts(page, language);
    await visitEveryRoute(page, (path) => check(page, path, plainTexts), language, loading);
  });
