import type { Page } from '@playwright/test';
import { visitEveryRoute } from './everyRoute.ts';
import { expect, long, nextFrame, test } from './journey.ts';
import { runInPage } from './pageScript.ts';

const findOverflow = runInPage<string[]>('overflow.page.ts');

interface Look {
  name: string;
  width: number;
  height: number;
  /** A sheet of the reader's browser. */
  css?: string;
}

/** The distances of WCAG 2.2, 1.4.12. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
  p { margin-block-end: 2em !important }`;

const looks: readonly Look[] = [
  { name: 'at 400 % zoom', width: 320, height: 256 },
  { name: 'on a phone of 320 px', width: 320, height: 640 },
  { name: 'with spaced text', width: 1280, height: 800, css: spacing },
  { name: 'with spaced text on a phone', width: 390, height: 844, css: spacing },
  { name: 'with text at 200 %', width: 1280, height: 800, css: ':root { font-size: 200% !important }' },
];

/* The policy of the app forbids style elements, and allows sheets that a script creates. */
const setReaderSheet = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);

/** How far the page, and its main part, scroll sideways, in pixels. */
const readSidewaysScroll = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, document.querySelector('main')!].map(
      (box) => box.scrollWidth - box.clientWidth,
    ),
  );

/* A failure ends no test: the other routes are checked as well. What moves at a change of the size is checked again. */
const expectSoon = expect.configure({ soft: true, timeout: 3_000 });

test(
  'every route fits 320 px, spaced text and text at 200 % without a clipped text',
  long,
  async ({ page }) => {
    test.setTimeout(900_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visitEveryRoute(page, async (path) => {
      for (const { name, width, height, css = '' } of looks) {
        await page.setViewportSize({ width, height });
        await setReaderSheet(page, css);
        await nextFrame(page);
        await expectSoon
          .poll(() => readSidewaysScroll(page), `${path} ${name}: sideways scroll`)
          .toEqual([0, 0]);
        await expectSoon.poll(() => findOverflow(page), `${path} ${name}: clipped text`).toEqual([]);
      }
      await setReaderSheet(page, '');
      await page.setViewportSize({ width: 1280, height: 800 });
    });
  },
);
