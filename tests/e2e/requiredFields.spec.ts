import type { Page } from '@playwright/test';
import { settle } from './checkAccessibility.ts';
import { findFields, forms } from './formPages.ts';
import { expect, long, signIn, storeOnDevice, test } from './journey.ts';

test.describe.configure({ mode: 'parallel' });

/**
 * Returns the labels of the fields that a selector matches; a date counts once. Checkboxes are left out: in a group of
 * which one must be chosen none is required, and browsers report a required one as invalid at once.
 */
const readLabels = (page: Page, fields: string) =>
  page.getByRole('main').evaluate((main, selector) => {
    const read = (field: Element) =>
      (field.closest('[role=group]:has([role=spinbutton])') ?? field)
        .getAttribute('aria-labelledby')
        ?.split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .join(' ') ??
      (field as HTMLInputElement).labels?.[0]?.textContent ??
      field.getAttribute('aria-label');
    return [...new Set([...main.querySelectorAll(`:is(${selector}):not([type=checkbox])`)].map(read))].sort();
  }, fields);

for (const path of forms)
  test(`the fields with an error in an empty form are the required ones: ${path}`, long, async ({ page }) => {
    await storeOnDevice(page, { language: 'es' });
    await signIn(page);
    await page.goto(path);
    await settle(page);
    for (const field of await findFields(page).all())
      if ((await field.isEditable()) && (await field.getAttribute('role')) !== 'spinbutton')
        await field.fill('');
    const required = await readLabels(page, '[aria-required=true]');
    await page.getByRole('main').locator('button[type=submit]').last().click();
    await expect(page.locator('[data-sui-error-summary]')).toBeVisible();
    // The server may have the password of a mail server, so that only the server reports that it is missing.
    const reported = required.filter((label) => !(path.includes('integrations') && label === 'Contraseña'));
    expect(await readLabels(page, '[aria-invalid=true]')).toEqual(reported);
  });
