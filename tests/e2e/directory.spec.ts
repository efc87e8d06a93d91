import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { checkAccessibility } from './checkAccessibility.ts';
import { account, chooseAction, expect, long, passwords, signIn, test, words } from './journey.ts';
import { tabTo } from './tabTo.ts';

// Rights, versions and taken codes are rejected on purpose; the browser writes that on its console.
const rejected = /Failed to load resource.*(403|409|422)/;
test.use({ allowed: [[rejected], { option: true }] as never });

/** Letters that no other journey uses. */
const mark = () =>
  crypto
    .randomUUID()
    .replaceAll(/[^a-z]/g, '')
    .slice(0, 6)
    .padEnd(6, 'x');

const field = (page: Page, id: string) => page.getByRole('textbox', { name: new RegExp(`^${words(id)}`) });
const press = async (page: Page, id: string) =>
  page.getByRole('button', { name: words(id), exact: true }).click();
const answer = async (page: Page, id: string) =>
  page
    .getByRole('alertdialog')
    .getByRole('button', { name: words(id), exact: true })
    .click();

test('a contact is added, found, downloaded as a vCard, changed by two people and deleted', async ({
  page,
  browser,
}) => {
  const surname = `Quilodrán ${mark()}`;
  const name = `Rosa ${surname}`;
  await signIn(page);
  await page.goto('/admin/contacts');
  await page
    .getByRole('link', { name: words('contacts.new') })
    .first()
    .click();
  await page.getByRole('textbox', { name: words('contacts.form.name'), exact: true }).fill('Rosa');
  await field(page, 'contacts.form.firstLastname').fill(surname);
  await page.getByRole('textbox', { name: /^Teléfono/ }).fill('991234501');
  await field(page, 'contacts.form.phoneLabel').fill('Celular');
  await press(page, 'contacts.form.addPhone');
  await page.getByRole('textbox', { name: /^Teléfono 2/ }).fill('+56 75 231 4402');
  await page.getByRole('textbox', { name: /^Correo electrónico/ }).fill('rosa@romeral.example');
  await page.getByRole('combobox', { name: words('communes.label') }).fill('romer');
  await page.getByRole('option', { name: /^Romeral/ }).click();
  await page.getByRole('combobox', { name: words('contacts.form.category') }).fill(`Furgones ${surname}`);
  await page.getByRole('option').first().click();
  await page.getByRole('checkbox', { name: 'Sede Central' }).check();
  await press(page, 'forms.save');
  await expect(page.getByText(words('contacts.created')).first()).toBeVisible();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  const address = page.url();

  await test.step('has links to call and write, and a vCard', async () => {
    await expect(page.getByRole('link', { name: words('contacts.call') })).toHaveAttribute(
      'href',
      'tel:+56991234501',
    );
    const download = page.waitForEvent('download');
    await chooseAction(page, 'contacts.card');
    const file = await download;
    expect(file.suggestedFilename()).toBe(`${name}.vcf`);
    const card = readFileSync(await file.path(), 'utf8');
    expect(card).toContain('BEGIN:VCARD');
    expect(card).toContain('+56752314402');
  });

  await test.step('is found by phone digits and by category', async () => {
    await page.goto('/admin/contacts?q=2314402');
    await expect(page.getByRole('link', { name })).toBeVisible();
    await page.goto('/admin/contacts');
    await page.getByRole('combobox', { name: words('contacts.form.category') }).click();
    await page.getByRole('option', { name: `Furgones ${surname}` }).click();
    await expect(page).toHaveURL(/category=/);
    await expect(page.getByRole('table').getByRole('rowheader')).toHaveCount(1);
    await page.goBack();
    await expect(page).toHaveURL(/contacts$/);
  });

  await test.step('shows both versions after a concurrent change', async () => {
    await page.goto(`${address}?edit=1`);
    await field(page, 'contacts.form.position').fill('Gerenta');
    const other = await browser.newContext({ baseURL: new URL(address).origin, locale: 'es-CL' });
    const colleague = await other.newPage();
    await signIn(colleague, 'direccion');
    await colleague.goto(`${address}?edit=1`);
    await field(colleague, 'contacts.form.position').fill('Chofer');
    await press(colleague, 'forms.save');
    await expect(colleague.getByText(words('contacts.changed')).first()).toBeVisible();
    await other.close();
    await press(page, 'forms.save');
    const both = page.getByRole('dialog', { name: words('forms.conflict.title') });
    await expect(both.getByText('Chofer')).toBeVisible();
    await checkAccessibility(page, 'the two versions');
    await both.getByRole('button', { name: words('forms.conflict.resolve') }).click();
    await press(page, 'forms.save');
    await expect(page.getByText(words('contacts.changed')).first()).toBeVisible();
    await expect(page.getByText('Gerenta').first()).toBeVisible();
  });

  await test.step('is deleted after a confirmation', async () => {
    await page.getByRole('button', { name: words('contacts.actionsFor', { name }) }).click();
    await page.getByRole('menuitem', { name: words('contacts.delete') }).click();
    await answer(page, 'contacts.delete');
    await expect(page).toHaveURL(/\/admin\/contacts$/);
    await expect(page.getByText(words('contacts.deleted')).first()).toBeVisible();
    await expect(page.getByRole('link', { name })).toHaveCount(0);
  });
});

test(
  'a place is added with its hours, rejected with a used code, changed and deleted',
  long,
  async ({ page }) => {
    const letters = mark();
    const name = `Sede ${letters}`;
    await signIn(page);
    await page.goto('/admin/places');
    await page
      .getByRole('link', { name: words('places.new') })
      .first()
      .click();
    await field(page, 'places.form.name').fill(name);
    await field(page, 'places.form.code').fill('sc');
    await field(page, 'places.form.address').fill('Libertad 12');
    await page.getByRole('combobox', { name: words('communes.label') }).fill('nuno');
    await page.getByRole('option', { name: /^Ñuñoa/ }).click();
    await page.getByRole('button', { name: 'Agregar horario del lunes' }).click();
    const monday = page.getByRole('listitem').filter({ hasText: /^Lunes/i });
    await monday.getByRole('spinbutton').first().click();
    await page.keyboard.type('0800');
    await monday.getByRole('spinbutton').nth(2).click();
    await page.keyboard.type('1330');
    await press(page, 'forms.save');
    await page.getByRole('link', { name: words('places.form.codeRefused') }).click();
    await expect(field(page, 'places.form.code')).toBeFocused();
    await field(page, 'places.form.code').fill(letters);
    await press(page, 'forms.save');
    await expect(page.getByText(words('places.created')).first()).toBeVisible();
    await expect(page.getByRole('heading', { name })).toBeVisible();
    await expect(page.getByText('8:00–13:30').first()).toBeVisible();

    await test.step('is offered in forms at once', async () => {
      await page.goto('/admin/contacts/create');
      await expect(page.getByRole('checkbox', { name })).toBeVisible();
    });

    await test.step('is changed, with hours on more days', async () => {
      await page.goto(`/admin/places?q=${letters}`);
      await page.getByRole('link', { name }).click();
      await press(page, 'places.edit');
      await page.getByRole('button', { name: /^Copiar el horario del lunes/ }).click();
      const days = page.getByRole('dialog');
      await days.getByRole('checkbox', { name: 'martes' }).check();
      await days.getByRole('button', { name: 'Copiar', exact: true }).click();
      await press(page, 'forms.save');
      await expect(page.getByText(words('places.changed')).first()).toBeVisible();
      await expect(page.getByRole('listitem').filter({ hasText: '8:00–13:30' })).toHaveCount(2);
    });

    await test.step('is deleted after a confirmation', async () => {
      await chooseAction(page, 'places.delete');
      await answer(page, 'places.delete');
      await expect(page).toHaveURL(/\/admin\/places$/);
      await expect(page.getByText(words('places.deleted')).first()).toBeVisible();
    });

    await test.step('a place in use is not deleted', async () => {
      await page
        .getByRole('button', { name: words('places.actionsFor', { name: 'Huerto y vivero' }) })
        .click();
      await page.getByRole('menuitem', { name: words('places.delete') }).click();
      await answer(page, 'places.delete');
      await expect(page.getByText(words('places.deleteRefused'))).toBeVisible();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: words('app.cancel') })
        .click();
      await expect(page.getByRole('link', { name: 'Huerto y vivero' })).toBeVisible();
    });
  },
);

test('a contact is added, corrected and deleted by keyboard', long, async ({ page }) => {
  const name = `Gasfitería ${mark()}`;
  await page.goto('/auth/login');
  await expect(page.getByRole('button', { name: words('login.submit'), exact: true })).toBeVisible();
  await tabTo(page, words('login.identifier'));
  await page.keyboard.type(account('inspectoria'));
  await tabTo(page, words('login.password'));
  await page.keyboard.type(passwords.aromos);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/app$/);
  // The menu arrives after the page, with the user.
  await expect(
    page.getByRole('navigation').getByRole('link', { name: words('contacts.title') }),
  ).toBeVisible();

  await tabTo(page, words('contacts.title'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/contacts$/);
  await expect(page.getByRole('table')).toBeVisible();
  await tabTo(page, words('contacts.new'));
  await page.keyboard.press('Enter');
  await expect(field(page, 'contacts.form.name')).toBeVisible();

  await tabTo(page, words('contacts.kind.person'));
  await page.keyboard.press('ArrowDown');
  await tabTo(page, words('contacts.form.organisationName'));
  await page.keyboard.type(name);
  await tabTo(page, words('contacts.form.category'));
  await page.keyboard.type('mante');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Teléfono');
  await page.keyboard.type('12345');
  await page.keyboard.press('Enter');
  const summary = page.getByRole('link', { name: words('validation.phone.callable') });
  await expect(summary).toBeVisible();
  await tabTo(page, words('validation.phone.callable'));
  await page.keyboard.press('Enter');
  const phone = page.getByRole('textbox', { name: /^Teléfono/ });
  await expect(phone).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('991234502');
  await page.keyboard.press('Enter');
  await expect(page.getByText(words('contacts.created')).first()).toBeVisible();
  await expect(page.getByRole('link', { name: '+56 9 9123 4502' })).toBeVisible();

  await tabTo(page, words('contacts.actionsFor', { name }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await tabTo(page, words('contacts.delete'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/contacts$/);
  await expect(page.getByRole('link', { name })).toHaveCount(0);
});

test('a read-only user sees no edit actions, and an explanation at the address of a form', async ({
  page,
}) => {
  await signIn(page, 'lectura');
  await page.goto('/admin/contacts');
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('link', { name: words('contacts.new') })).toHaveCount(0);
  for (const path of ['/admin/contacts/create', '/admin/places/create']) {
    await page.goto(path);
    await expect(page.getByText(words('errors.noPermission.title'))).toBeVisible();
  }
  await page.goto('/admin/places');
  await page.getByRole('table').getByRole('link', { name: 'Sede Central' }).click();
  await expect(page.getByRole('heading', { name: 'Sede Central' })).toBeVisible();
  await expect(page.getByRole('button', { name: words('places.edit') })).toHaveCount(0);
});
