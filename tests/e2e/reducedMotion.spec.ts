import type { Page } from '@playwright/test';
import { visitEveryRoute } from './everyRoute.ts';
import { expect, long, signIn, test } from './journey.ts';

/** Longest time of a change that is not motion, in milliseconds: a frame, or a fade. */
const longest = { change: 17, fade: 80 };

/** Records the animations and transitions of each frame in the pages that are opened afterwards. */
const watchMotion = (page: Page) =>
  page.addInitScript(({ change, fade }) => {
    const motion = new Set<string>();
    Object.assign(window, { motion });
    const look = () => {
      for (const { effect } of document.getAnimations()) {
        const { target } = effect as KeyframeEffect;
        const keys = (effect as KeyframeEffect).getKeyframes().flatMap((frame) => Object.keys(frame));
        const frameKeys = ['offset', 'computedOffset', 'easing', 'composite'];
        const properties = [...new Set(keys)].filter((key) => !frameKeys.includes(key));
        const time = Number(effect!.getComputedTiming().activeDuration);
        if (time <= (properties.join() === 'opacity' ? fade : change)) continue;
        motion.add(`${target?.outerHTML.slice(0, 100)} changes ${properties.join()} for ${time} ms`);
      }
      requestAnimationFrame(look);
    };
    look();
  }, longest);

const readMotion = (page: Page) =>
  page.evaluate(() => [...(window as unknown as { motion: Set<string> }).motion]);

test('nothing moves on any route under reduced motion', long, async ({ page }) => {
  test.setTimeout(600_000);
  await watchMotion(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visitEveryRoute(page, async (path) => {
    await page.keyboard.press('Tab');
    await page.getByRole('main').getByRole('link').or(page.getByRole('button')).first().hover();
    expect.soft(await readMotion(page), path).toEqual([]);
  });
});

test('without that preference the menu of the account moves', long, async ({ page }) => {
  await watchMotion(page);
  await signIn(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/app');
  await page.getByRole('main').getByRole('link').first().hover();
  await expect.poll(() => readMotion(page)).not.toEqual([]);
});
