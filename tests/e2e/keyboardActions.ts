import type { Page } from '@playwright/test';
import { expect, words } from './journey.ts';
import { tabTo } from './tabTo.ts';

/** Moves to a control by Tab, and presses Enter on it. */
export async function activate(page: Page, id: string, values: Record<string, string> = {}): Promise<void> {
  await tabTo(page, words(id, values));
  await page.keyboard.press('Enter');
}

export async function write(page: Page, id: string, text: string): Promise<void> {
  await tabTo(page, words(id));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Opens a screen, and waits until its control is there. */
export async function open(page: Page, path: string, id: string): Promise<void> {
  await page.goto(path);
  const control = page.getByRole('textbox', { name: words(id) });
  await expect(
    control
      .or(page.getByRole('button', { name: words(id) }))
      .or(page.getByRole('link', { name: words(id) }))
      .first(),
  ).toBeVisible();
}

/** Chooses an item of the menu that is open. */
export async function chooseItem(page: Page, id: string): Promise<void> {
  const item = page.getByRole('menuitem', { name: words(id), exact: true });
  await expect(item).toBeVisible();
  for (let presses = 0; presses < 12; presses += 1) {
    if (await item.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('ArrowDown');
  }
  await expect(item).toBeFocused();
  await page.keyboard.press('Enter');
}

/** Chooses the first or last option of a select list. */
export async function chooseOption(page: Page, id: string, key: 'Home' | 'End'): Promise<void> {
  await activate(page, id);
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press(key);
  const options = page.getByRole('option');
  await expect(key === 'Home' ? options.first() : options.last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toHaveCount(0);
}

/** Searches in a list of options by typing, and chooses the option of this name. */
export async function chooseFound(page: Page, id: string, text: string, name: RegExp): Promise<void> {
  await tabTo(page, words(id));
  await page.keyboard.type(text);
  const option = page.getByRole('option', { name });
  await expect(option).toBeVisible();
  const field = page.getByRole('combobox', { name: words(id) });
  const isActive = async () =>
    (await field.getAttribute('aria-activedescendant')) === (await option.getAttribute('id'));
  // The list may be loaded again while the search is typed, which makes no option active.
  await expect(async () => {
    if (!(await isActive())) await page.keyboard.press('ArrowDown');
    expect(await isActive()).toBe(true);
  }).toPass();
  await page.keyboard.press('Enter');
}

/** Chooses an action of a record from its menu. */
export async function act(page: Page, menu: string, id: string): Promise<void> {
  await tabTo(page, menu);
  await page.keyboard.press('Enter');
  await chooseItem(page, id);
}

/** Answers a question with its button. */
export async function confirm(page: Page, id: string): Promise<void> {
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await activate(page, id);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
}

export const expectText = (page: Page, id: string) => expect(page.getByText(words(id)).first()).toBeVisible();

/** Letters that no other journey uses. */
export const mark = () =>
  crypto
    .randomUUID()
    .replaceAll(/[^a-z]/g, '')
    .slice(0, 6)
    .padEnd(6, 'x');
