import { visitEveryRoute } from './everyRoute.ts';
import { expect, long, test } from './journey.ts';
import { runInPage } from './pageScript.ts';

const findInvisible = runInPage<string[]>('focusable.page.ts');

test(
  'controls and their focus are visible in the product’s and in forced colours, and focus alone changes nothing',
  long,
  async ({ page }) => {
    test.setTimeout(900_000);
    await visitEveryRoute(page, async (path) => {
      for (const forcedColors of ['none', 'active'] as const) {
        await page.emulateMedia({ reducedMotion: 'reduce', forcedColors });
        // Focus that a script moves is visible only after a key.
        await page.keyboard.press('Tab');
        const before = page.url();
        expect.soft(await findInvisible(page), `${path} in forced colours: ${forcedColors}`).toEqual([]);
        expect.soft(page.url(), 'focus opens no other page').toBe(before);
        await expect.soft(page.getByRole('dialog'), `${path}: focus opens no dialog`).toHaveCount(0);
      }
    });
  },
);
