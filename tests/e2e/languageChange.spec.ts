import type { Locator, Page } from '@playwright/test';
import { settle } from './checkAccessibility.ts';
import { findFields, forms } from './formPages.ts';
import { expect, long, signIn, storeOnDevice, test } from './journey.ts';

// The account keeps its language: other journeys use it.
test.use({ allowed: [[/net::ERR_FAILED/], { option: true }] as never });
test.describe.configure({ mode: 'parallel' });

/** Returns what the form contains: its texts, dates and choices, by their values: their labels are translated. */
const readForm = (page: Page) =>
  page.getByRole('main').evaluate((main) =>
    [
      ...main.querySelectorAll<HTMLInputElement>(
        'input:not([role=combobox]), select, textarea, [contenteditable]',
      ),
    ].map((field) => {
      if (field.type === 'checkbox' || field.type === 'radio') return field.checked;
      if (field.role === 'spinbutton') return field.ariaValueNow;
      return field.isContentEditable ? field.innerText : field.value;
    }),
  );

async function fill(field: Locator) {
  if ((await field.getAttribute('role')) === 'spinbutton') await field.press('ArrowUp');
  else await field.fill((await field.getAttribute('type')) === 'number' ? '7' : 'Prueba 7');
}

for (const path of forms)
  test(`another language keeps what was typed in ${path}`, long, async ({ page }) => {
    await page.route('**/api/v1/users/update/preferences', (route) => route.abort());
    await storeOnDevice(page, { language: 'es' });
    await signIn(page);
    await page.goto(path);
    await settle(page);
    const title = await page.title();
    for (const field of await findFields(page).all()) if (await field.isEditable()) await fill(field);
    for (const box of await page.getByRole('main').getByRole('checkbox').all())
      if (await box.isEnabled()) await box.setChecked(!(await box.isChecked()));
    const typed = await readForm(page);
    expect(typed).toContain('Prueba 7');
    await page.getByRole('button', { name: /^Idioma:/ }).click();
    await page.getByRole('menuitemradio', { name: 'العربية' }).click();
    await settle(page, 'ar');
    await expect(page.locator('html')).toHaveAttribute('lang', /^ar/);
    await expect(page).not.toHaveTitle(title);
    expect(await readForm(page)).toEqual(typed);
  });
