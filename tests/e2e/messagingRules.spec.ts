import type { Page } from '@playwright/test';
import { call, expect, long, origin, signIn, test, getToken, words } from './journey.ts';

const school = 'puertoclaro';
const site = origin(school);

const findCheckbox = (page: Page) =>
  page
    .getByRole('group', { name: words('school.messages.from', { role: 'Docente' }) })
    .getByRole('checkbox', { name: 'Dirección', exact: true });

/** Changes the box with the keyboard, and waits until it is stored. */
async function toggle(page: Page): Promise<void> {
  await findCheckbox(page).focus();
  const stored = page.waitForResponse(
    (response) => response.url().endsWith('/messaging-rules') && response.request().method() === 'PUT',
  );
  await page.keyboard.press('Space');
  expect((await stored).status()).toBe(200);
}

/** Searches for a person in the dialog of a new conversation. */
async function search(page: Page, name: string): Promise<void> {
  await page.goto(`${site}/messenger`);
  await page
    .getByRole('button', { name: words('messenger.new'), exact: true })
    .first()
    .click();
  await page.getByRole('combobox', { name: words('messenger.new.person') }).fill(name);
}

test(
  'a new conversation offers no one of a blocked role, until the school allows it again',
  long,
  async ({ page, browser }) => {
    const token = await getToken(page.request, 'direccion', school);
    const me = await call(page.request, 'GET', '/api/v1/user', { token, school });
    const { data } = (await me.json()) as { data: { id: string; name: string } };
    await signIn(page, 'administrador', school);
    await page.goto(`${site}/admin/school`);
    await toggle(page);
    await expect(findCheckbox(page)).not.toBeChecked();
    await page.reload();
    await expect(findCheckbox(page)).not.toBeChecked();

    const teacher = await (await browser.newContext({ baseURL: site })).newPage();
    await signIn(teacher, 'docente', school);
    await search(teacher, data.name);
    await expect(teacher.getByRole('option', { name: words('messenger.new.noMatch') })).toBeVisible();

    await toggle(page);
    await expect(findCheckbox(page)).toBeChecked();
    await search(teacher, data.name);
    await expect(teacher.getByRole('option', { name: new RegExp(data.name) }).first()).toBeVisible();
  },
);
