import type { Page } from '@playwright/test';
import { expect, signIn, test } from './journey.ts';
import { protectedPaths } from './protectedPaths.ts';
import { weigh } from './weigh.ts';

/** Most bytes of gzipped script that a room may bring besides what every room has. */
const most = 60_000;

/** Heavy parts that come beside a room once it stands, each with its own limit. */
const later: readonly { name: RegExp; limit: number }[] = [
  { name: /\/Select-/, limit: 20_000 },
  { name: /\/RichTextEditor-/, limit: 125_000 },
  { name: /\/Segments-/, limit: 32_000 },
  { name: /\/phoneNumbers-/, limit: 35_000 },
];

/** How long nothing may be asked before a room stands, in milliseconds; its stream of events never ends. */
const still = 500;

const scriptsAt = async (page: Page, path: string): Promise<Set<string>> => {
  const scripts = new Set<string>();
  let last = Date.now();
  const note = (asked: { resourceType(): string; url(): string }) => {
    last = Date.now();
    if (asked.resourceType() === 'script') scripts.add(new URL(asked.url()).pathname);
  };
  page.on('request', note);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect.poll(() => Date.now() - last, { intervals: [100] }).toBeGreaterThan(still);
  page.off('request', note);
  return scripts;
};

/* Each takes longer than most that runs beside it. */
test.describe.configure({ mode: 'parallel' });

/** How far things move while a room is loading. */
const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) shifts.push(entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

const shiftsOf = async (page: Page, room: string): Promise<string[]> => {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  const sum = shifts.reduce((total, shift) => total + shift, 0);
  console.log(`${room}: shifts of ${sum.toFixed(4)}`);
  return sum > 0 ? [`${room}: ${sum}`] : [];
};

test('every room brings little script of its own, and nothing moves at a desk while it is loading', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 1280, height: 720 });
  await signIn(page);
  await watchShifts(page);
  const everywhere = await scriptsAt(page, '/app/no-such-room');
  const weights = new Map<string, number>();
  const weightOf = async (script: string) => {
    const known = weights.get(script) ?? (await weigh(script));
    weights.set(script, known);
    return known;
  };
  const tooHeavy: string[] = [];
  const moved: string[] = [];
  for (const room of protectedPaths) {
    let bytes = 0;
    const scripts = await scriptsAt(page, room);
    moved.push(...(await shiftsOf(page, room)));
    for (const script of scripts) {
      if (everywhere.has(script)) continue;
      const part = later.find(({ name }) => name.test(script));
      const weight = await weightOf(script);
      if (!part) bytes += weight;
      else if (weight > part.limit) tooHeavy.push(`${script}: ${weight}`);
    }
    console.log(`${room}: ${bytes} bytes of gzipped script`);
    if (bytes > most) tooHeavy.push(`${room}: ${bytes}`);
  }
  expect({ tooHeavy, moved }).toEqual({ tooHeavy: [], moved: [] });
});

test('nothing moves on a phone while a room is loading', async ({ page }) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  await watchShifts(page);
  const moved: string[] = [];
  for (const room of protectedPaths) {
    await scriptsAt(page, room);
    moved.push(...(await shiftsOf(page, room)));
  }
  expect(moved).toEqual([]);
});
