import type { Locator, Page } from '@playwright/test';

/** Presses Tab until the focused control has this name. @throws If no Tab stop has it. */
export async function tabTo(page: Page, name: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press(key);
    const hasFocus = await page.evaluate((label) => {
      const element = document.activeElement as HTMLInputElement | null;
      // Scrollable containers also take the focus and contain every name.
      if (!element?.matches('a, button, input, textarea')) return false;
      const labels = [...(element.labels ?? [])].map((one) => one.textContent).join(' ');
      return `${element.getAttribute('aria-label') ?? ''} ${labels} ${element.textContent ?? ''}`.includes(
        label,
      );
    }, name);
    if (hasFocus) return;
  }
  throw new Error(`No Tab stop is named "${name}".`);
}

/** Tabs on until the focus is within a part of the page. */
export async function tabInto(page: Page, part: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    if (await part.evaluate((element) => element.contains(document.activeElement))) return;
  }
  throw new Error('No Tab stop lies in that part of the page.');
}
