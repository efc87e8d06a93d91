import { devices } from '@playwright/test';
import { visitEveryRoute } from './everyRoute.ts';
import { expect, long, test } from './journey.ts';
import { runInPage } from './pageScript.ts';

const findSmallTargets = runInPage<string[]>('targets.page.ts');

/* A failure ends no test: the other routes are checked as well. Lazy parts lengthen the page: checked again. */
const expectSoon = expect.configure({ soft: true, timeout: 10_000 });

test.describe.configure({ mode: 'parallel' });

test('with a mouse every target is 24 px or apart from others', long, async ({ page }) => {
  test.setTimeout(900_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visitEveryRoute(page, (path) =>
    expectSoon
      .poll(() => findSmallTargets(page, { least: 24, leastOfText: 24 }), `${path}: small targets`)
      .toEqual([]),
  );
});

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    userAgent: devices['Pixel 7'].userAgent,
  });

  test(
    'every control is 44 px, and every link of text 24 px or apart from others',
    long,
    async ({ page }) => {
      test.setTimeout(900_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await visitEveryRoute(page, (path) =>
        expectSoon
          .poll(() => findSmallTargets(page, { least: 44, leastOfText: 24 }), `${path}: small targets`)
          .toEqual([]),
      );
    },
  );
});
