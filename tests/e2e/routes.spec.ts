import type { Page } from '@playwright/test';
import { expect, long, signIn, storeOnDevice, test } from './journey.ts';
import { checkAccessibility, settle } from './checkAccessibility.ts';
import { moveTo, readOldestRecord } from './moveTo.ts';
import { createStructureCheck } from './pageStructure.ts';
import { listPaths, protectedPaths, publicPaths } from './routePaths.ts';
import { gzipSize } from './gzipSize.ts';

/** Most bytes of gzipped script that a route may add to what every route has. */
const most = 60_000;

/** Large parts that load after the screen is complete, each with its own limit. */
const later: readonly { name: RegExp; limit: number }[] = [
  { name: /\/Select-/, limit: 20_000 },
  { name: /\/RichTextEditor-/, limit: 125_000 },
  { name: /\/Segments-/, limit: 32_000 },
  { name: /\/phoneNumbers-/, limit: 35_000 },
];

/** How long no request may start before a route is complete, in milliseconds; its stream of events never ends. */
const still = 500;

/* Each takes longer than most that runs beside it. A failure ends no test: the other routes are checked as well. */
test.describe.configure({ mode: 'parallel' });

/** Loads a route, and returns the scripts that it requested. */
async function load(page: Page, path: string): Promise<Set<string>> {
  // Ends the previous page, which may still load a part, such as the preview of a document.
  await page.goto('about:blank');
  const scripts = new Set<string>();
  let last = Date.now();
  const note = (request: { resourceType(): string; url(): string }) => {
    last = Date.now();
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
  };
  page.on('request', note);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
  await page.goto(path);
  await settle(page);
  await expect.poll(() => Date.now() - last, { intervals: [100] }).toBeGreaterThan(still);
  page.off('request', note);
  return scripts;
}

/**
 * Each language is checked in one colour scheme; `npm run test:all` checks both in both. Arabic is for `test:all`,
 * because the stories of the screens are checked in it too.
 */
const schemeFor = { es: 'light', ar: 'dark' } as const;

/** Checks the record that the first link of the list on screen opens. */
const checkFirstRecord = (page: Page, list: string, language: 'es' | 'ar') =>
  test.step(`the first record of ${list}`, async () => {
    const path = await readOldestRecord(page);
    await moveTo(page, path, language);
    await checkAccessibility(page, path, schemeFor[language]);
  });

/** Records layout shifts while a page is loading, and what moved. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    interface Shift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    const format = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}×${height}`;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue;
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.nodeName} “${node?.textContent?.slice(0, 40)}” from ${format(previousRect)} to ${format(currentRect)}`,
        );
        shifts.push(`${value}: ${moved.join('; ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

const expectNoShift = (page: Page, path: string) =>
  test.step('has no layout shift while loading', async () => {
    const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
    expect.soft(shifts, `${path}: layout shifts`).toEqual([]);
  });

const weights = new Map<string, number>();
const getWeight = async (script: string) => {
  const cachedWeight = weights.get(script) ?? (await gzipSize(script));
  weights.set(script, cachedWeight);
  return cachedWeight;
};

const expectLittleScript = (path: string, scripts: Iterable<string>) =>
  test.step('loads little script', async () => {
    let bytes = 0;
    for (const script of scripts) {
      const part = later.find(({ name }) => name.test(script));
      const weight = await getWeight(script);
      if (part) expect.soft(weight, `${path}: ${script}`).toBeLessThanOrEqual(part.limit);
      else bytes += weight;
    }
    console.log(`${path}: ${bytes} bytes of gzipped script`);
    expect.soft(bytes, `${path}: bytes of gzipped script`).toBeLessThanOrEqual(most);
  });

test('every desktop route loads little script without layout shift, is titled, and passes axe', async ({
  page,
}) => {
  test.setTimeout(900_000);
  const school = 'Colegio Los Aromos';
  const checkPublicStructure = createStructureCheck(page, school);
  const checkStructure = createStructureCheck(page, school);
  for (const path of publicPaths)
    await test.step(path, async () => {
      await page.goto(path);
      await settle(page);
      await checkPublicStructure(path);
      await checkAccessibility(page, path, schemeFor.es);
    });
  await signIn(page);
  await watchShifts(page);
  const everywhere = await load(page, '/app/no-such-page');
  for (const path of protectedPaths)
    await test.step(path, async () => {
      const scripts = await load(page, path);
      await expectNoShift(page, path);
      await expectLittleScript(path, scripts.difference(everywhere));
      await checkStructure(path);
      await checkAccessibility(page, path, schemeFor.es);
      if (listPaths.includes(path)) await checkFirstRecord(page, path, 'es');
    });
});

test('every route passes axe in Arabic', long, async ({ page }) => {
  test.setTimeout(900_000);
  await storeOnDevice(page, { language: 'ar' });
  const visit = (path: string) =>
    test.step(path, async () => {
      await moveTo(page, path, 'ar');
      await checkAccessibility(page, path, schemeFor.ar);
      if (listPaths.includes(path)) await checkFirstRecord(page, path, 'ar');
    });
  await page.goto('/no/such/path');
  await settle(page, 'ar');
  for (const path of publicPaths) await visit(path);
  await signIn(page);
  await page.goto('/app/no-such-page');
  await settle(page, 'ar');
  for (const path of protectedPaths) await visit(path);
});

test('no route has a layout shift while loading on a phone', long, async ({ page }) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  await watchShifts(page);
  await load(page, '/app');
  for (const path of protectedPaths)
    await test.step(path, async () => {
      await load(page, path);
      await expectNoShift(page, path);
    });
});
