import type { Page } from '@playwright/test';
import { checkAccessibility } from './checkAccessibility.ts';
import { expect, long, openHome, signIn, test, words } from './journey.ts';

// Preloads of a forbidden screen are rejected before the screen shows that.
const rejected = /Failed to load resource.*403/;
test.use({ allowed: [[rejected], { option: true }] as never });

/** An address and a name that no other journey uses. */
const newPerson = () => {
  const mark = crypto
    .randomUUID()
    .replaceAll(/[^a-z]/g, '')
    .slice(0, 6)
    .padEnd(6, 'x');
  return { surname: `Quilodrán ${mark}`, email: `fernanda.${mark}@aromos.example` };
};

const press = async (page: Page, id: string) =>
  page.getByRole('button', { name: words(id), exact: true }).click();

/** Fills the form of a new person: who they are, how they are reached, one role. */
async function fillPerson(page: Page, { surname, email }: ReturnType<typeof newPerson>) {
  await page.getByRole('textbox', { name: words('users.form.name'), exact: true }).fill('Fernanda');
  await page.getByRole('textbox', { name: words('users.form.firstLastname') }).fill(surname);
  await page.getByRole('textbox', { name: words('users.form.email') }).fill(email);
  await page.getByRole('checkbox', { name: /^Inspectoría/ }).check();
}

test('a person is added, gets a PIN and a role, is found, suspended and deleted', async ({ page }) => {
  const person = newPerson();
  await signIn(page);
  await page.goto('/users');
  await page
    .getByRole('link', { name: words('users.new') })
    .first()
    .click();
  await fillPerson(page, person);
  await press(page, 'users.form.invite');
  await expect(page.getByText(words('users.created')).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: `Fernanda ${person.surname}` })).toBeVisible();
  await expect(page.getByText(words('user.noPinBody'))).toBeVisible();

  await test.step('sets a PIN by keyboard', async () => {
    await page.getByRole('button', { name: words('users.pin.set') }).focus();
    await page.keyboard.press('Enter');
    const pin = page
      .getByRole('dialog')
      .getByRole('textbox', { name: words('users.pin.label'), exact: true });
    await pin.focus();
    await page.keyboard.type('4826');
    await page.keyboard.press('Enter');
    await expect(page.getByText(words('users.pin.done')).first()).toBeVisible();
    await expect(page.getByText(words('user.noPinBody'))).toHaveCount(0);
  });

  await test.step('adds a second role', async () => {
    await press(page, 'users.edit');
    await page.getByRole('checkbox', { name: /^Comunicaciones/ }).check();
    await press(page, 'forms.save');
    await expect(page.getByText(words('users.changed')).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Comunicaciones' })).toBeVisible();
  });

  await test.step('is found in the list, and changed by a bulk action', async () => {
    await page.goto('/users');
    await page.getByRole('searchbox').fill(person.surname);
    await expect(page).toHaveURL(/q=/);
    await expect(page.getByRole('table').getByRole('link')).toHaveCount(1);
    await page.getByRole('checkbox', { name: new RegExp(person.surname) }).check();
    await press(page, 'users.suspend');
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: words('users.suspend'), exact: true })
      .click();
    const report = page.getByRole('dialog');
    await expect(report.getByText(words('bulk.ok'), { exact: true })).toBeVisible();
    await checkAccessibility(page, 'the report on several people');
    await report
      .getByRole('button', { name: words('bulk.close'), exact: true })
      .last()
      .click();
    await expect(page.getByRole('row', { name: new RegExp(person.surname) })).toContainText(
      words('users.status.suspended'),
    );
  });

  await test.step('is deleted after a confirmation', async () => {
    await page.getByRole('link', { name: `Fernanda ${person.surname}` }).click();
    await page
      .getByRole('button', { name: words('users.actionsFor', { name: `Fernanda ${person.surname}` }) })
      .click();
    await page.getByRole('menuitem', { name: words('users.delete') }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: words('users.delete'), exact: true })
      .click();
    await expect(page).toHaveURL(/\/users$/);
    await expect(page.getByText(words('users.deleted')).first()).toBeVisible();
  });
});

test('a role is duplicated, changed and deleted', long, async ({ page }) => {
  const name = `Rol ${crypto.randomUUID().slice(0, 8)}`;
  await signIn(page);
  await page.goto('/users/roles');
  await page.getByRole('button', { name: words('users.actionsFor', { name: 'Lectura' }) }).click();
  await page.getByRole('menuitem', { name: words('roles.duplicate') }).click();
  const field = page.getByRole('textbox', { name: words('roles.form.name') });
  await expect(field).toHaveValue(words('roles.copyOf', { name: 'Lectura' }));
  await field.fill(name);
  await page
    .getByRole('radiogroup', { name: words('roles.permission.contacts_write') })
    .getByRole('radio', { name: words('roles.scope.any') })
    .check();
  await press(page, 'forms.save');
  await expect(page.getByText(words('roles.created')).first()).toBeVisible();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  const row = page.getByRole('row', { name: new RegExp(words('roles.permission.contacts_write')) });
  await expect(row.getByRole('img', { name: words('roles.scope.any') })).toBeVisible();

  await page.getByRole('button', { name: words('users.actionsFor', { name }) }).click();
  await page.getByRole('menuitem', { name: words('roles.delete') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: words('roles.delete'), exact: true })
    .click();
  await expect(page).toHaveURL(/\/users\/roles$/);
  await expect(page.getByRole('link', { name })).toHaveCount(0);
});

test('a read-only user sees no list of people, and an explanation at its address', async ({ page }) => {
  await signIn(page, 'lectura');
  await openHome(page);
  await expect(page.getByRole('link', { name: words('users.title') })).toHaveCount(0);
  for (const path of ['/users', '/users/new', '/users/roles', '/users/roles/new']) {
    await page.goto(path);
    await expect(page.getByText(words('errors.noPermission.title'))).toBeVisible();
  }
});

test('a window of 1024 px shows names and addresses in one line', long, async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await signIn(page);
  await page.goto('/users?q=inspectoria@');
  const row = page.getByRole('row', { name: /Tomás Araya Cortés/ });
  await expect(row.getByText('Con PIN')).toBeVisible();
  for (const text of ['Tomás Araya Cortés', 'inspectoria@aromos.example']) {
    const words = row.getByText(text, { exact: true });
    const lines = await words.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
    });
    expect(lines, text).toBe(1);
  }
});
