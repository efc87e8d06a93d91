import type { ElementHandle, Locator, Page } from '@playwright/test';
import { checkAccessibility, settle } from '../checkAccessibility.ts';
import { expect, type Language, origin, type School, test, words } from '../journey.ts';
import { moveTo } from '../moveTo.ts';
import { runInPage } from '../pageScript.ts';
import type { Opener, FindText } from './opener.ts';

export type Device = 'desktop' | 'phone';

/** Where a dialog is checked. */
export interface Where {
  school: School;
  language: Language;
  device: Device;
}

const findSmallTargets = runInPage<string[]>('targets.page.ts');
const findOverflow = runInPage<string[]>('overflow.page.ts');
const findInvisible = runInPage<string[]>('focusable.page.ts');

/* The drawer of the frame is a native dialog. */
const popupSelector = ':is([role=dialog], [role=alertdialog], [role=menu], dialog[open])';

/* A failure ends no test: the other dialogs are checked as well. Lazy parts lengthen a dialog: checked again. */
const expectSoon = expect.configure({ soft: true, timeout: 15_000 });

/** Returns the texts of a language. */
const textsIn =
  (language: Language): FindText =>
  (id, values = {}) => {
    const text = words(id, values, language);
    if (!text.includes('{')) return text;
    const escaped = text
      .split(/\{[^}]*\}/)
      .map((part) => part.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`));
    return new RegExp(`^${escaped.join('.*')}$`);
  };

/** What is open above the page; the last one is on top. */
const findPopups = (page: Page) => page.locator(popupSelector).filter({ visible: true });

type Control = ElementHandle<SVGElement | HTMLElement>;

/** Goes through the steps, and returns the control to which the focus must return. */
async function openPopup(
  page: Page,
  opener: Opener,
  text: FindText,
  device: Device,
): Promise<Control | null> {
  const { steps, depth = 1, returnsTo = steps.findLast(({ isItem }) => !isItem) } = opener;
  let control: Control | null = null;
  for (const step of steps) {
    const target = step.find(page, text).first();
    await target.waitFor({ timeout: 10_000 });
    // Another person's change may sort the list anew: it is the element that gets the focus again.
    if (step === returnsTo) control = await target.elementHandle();
    if (step.act) await step.act(target);
    // By keyboard, so that the focus is shown in what opens.
    else if (device === 'desktop') await target.press('Enter');
    else await target.tap({ timeout: 10_000 });
  }
  await expect(findPopups(page)).toHaveCount(depth, { timeout: 10_000 });
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  return returnsTo && !control ? returnsTo.find(page, text).elementHandle() : control;
}

/** Returns the parts of a dialog that scroll sideways, but for a line of tabs or tools. */
const findSidewaysScroll = (popup: Locator) =>
  popup.evaluate((element) =>
    [element, ...element.querySelectorAll('*')]
      .filter((box) => ['auto', 'scroll'].includes(getComputedStyle(box).overflowX))
      .filter((box) => box.scrollWidth > box.clientWidth && box.clientHeight > 64)
      .map((box) => `${box.outerHTML.slice(0, 120)} by ${box.scrollWidth - box.clientWidth} px`),
  );

/* How wide an emoji is depends on the fonts of the device. */
const isEmoji = (fault: string) => /\p{Extended_Pictographic}/u.test(fault);

/** Checks a dialog in the least width that a page may have without a sideways scroll. */
async function checkFit(page: Page, popup: Locator, name: string): Promise<void> {
  const before = page.viewportSize()!;
  await page.setViewportSize({ ...before, width: 320 });
  await expectSoon.poll(() => findSidewaysScroll(popup), `${name}: sideways scroll`).toEqual([]);
  const findClipped = async () => (await findOverflow(page)).filter((fault) => !isEmoji(fault));
  await expectSoon.poll(findClipped, `${name}: clipped text`).toEqual([]);
  await page.setViewportSize(before);
}

async function checkFocus(page: Page, within: string, { isField }: Opener, name: string): Promise<void> {
  for (const forcedColors of isField ? (['active'] as const) : (['none', 'active'] as const)) {
    await page.emulateMedia({ forcedColors });
    const faults = await findInvisible(page, within);
    expect.soft(faults, `${name} in forced colours: ${forcedColors}`).toEqual([]);
  }
  await page.emulateMedia({ forcedColors: 'none' });
}

async function checkEscape(
  page: Page,
  opener: Opener,
  returnsTo: Control | null,
  name: string,
): Promise<void> {
  const { depth = 1, needsAnswer = false } = opener;
  await page.keyboard.press('Escape');
  if (needsAnswer) return expectSoon(findPopups(page), `${name}: stays open`).toHaveCount(depth);
  await expectSoon(findPopups(page), `${name}: closed by Escape`).toHaveCount(depth - 1);
  const readFocus = () =>
    page.evaluate((control) => {
      const focused = document.activeElement;
      const isRight = control ? focused === control : focused !== document.body;
      return isRight ? 'returned' : focused?.outerHTML.slice(0, 160);
    }, returnsTo);
  await expectSoon.poll(readFocus, `${name}: focus after it`).toBe('returned');
}

/** Shows a page without what the check before may have left open, and with what was created for it. */
async function show(page: Page, path: Opener['path'], { school, language }: Where): Promise<string> {
  const href = typeof path === 'string' ? path : await path(page);
  const { origin: shown, pathname } = new URL(page.url());
  const isCreated = typeof path !== 'string';
  const isShown = page.url() === `${shown}${href}` && (await findPopups(page).count()) === 0;
  if (isShown && !isCreated) return href;
  if (isCreated || shown === 'null' || href.includes('?') || href === pathname)
    await page.goto(`${origin(school)}${href}`);
  else await moveTo(page, href, language);
  await settle(page, language);
  return href;
}

/** Opens a dialog, checks it, and closes it by Escape. */
export async function checkDialog(page: Page, opener: Opener, where: Where): Promise<void> {
  const { language, device } = where;
  const { path, steps, files, component } = opener;
  await test.step(files?.[0] ?? component ?? '', async () => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce', forcedColors: 'none' });
    const href = await show(page, path, where);
    const name = [href, ...steps.map(({ label }) => label)].join(' → ');
    const returnsTo = await openPopup(page, opener, textsIn(language), device).catch(
      ({ message }: Error) => message,
    );
    if (typeof returnsTo === 'string') return expect.soft(returnsTo, `${name}: opens`).toBe('');
    const popup = findPopups(page).last();
    const role = await popup.getAttribute('role');
    const within = role ? `[role=${role}]` : 'dialog[open]';
    await checkAccessibility(page, name);
    const limit = { least: device === 'phone' ? 44 : 24, leastOfText: 24, within };
    await expectSoon.poll(() => findSmallTargets(page, limit), `${name}: small targets`).toEqual([]);
    if (device === 'phone') await checkFit(page, popup, name);
    else await checkFocus(page, within, opener, name);
    await checkEscape(page, opener, returnsTo, name);
  });
}
