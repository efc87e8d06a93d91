import { expect, long, origin, signIn, test, uniqueTitle, words } from './journey.ts';
import {
  act,
  activate,
  chooseFound,
  chooseOption,
  confirm,
  expectText,
  open,
  write,
} from './keyboardActions.ts';
import { tabInto, tabTo } from './tabTo.ts';

/* Tasks by Tab and keys alone. A wrong password is rejected on purpose, which the console reports. */
test.use({ allowed: [[/Failed to load resource.*(403|422)/], { option: true }] as never });
test.describe.configure({ mode: 'parallel' });

test('the language is changed by keyboard, and what was typed stays', long, async ({ page }) => {
  await open(page, '/auth/login', 'login.identifier');
  await write(page, 'login.identifier', 'docente@aromos.example');
  await tabTo(page, 'Idioma');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.type('English');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('textbox', { name: words('login.identifier', {}, 'en') })).toHaveValue(
    'docente@aromos.example',
  );
});

test('the news are opened from Home, and read by keyboard', long, async ({ page }) => {
  await signIn(page, 'lectura');
  await open(page, '/app', 'home.allNews');
  await activate(page, 'home.allNews');
  const first = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first();
  await expect(first).toBeVisible();
  const title = await first.innerText();
  await tabTo(page, title);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article').getByRole('heading', { name: title })).toBeVisible();
});

test('a received notification is opened, and all are marked as read by keyboard', long, async ({ page }) => {
  await signIn(page, 'asistente', 'vallenorte');
  await open(page, `${origin('vallenorte')}/notifications`, 'received.readAll');
  const first = page.getByRole('main').getByRole('listitem').getByRole('link').first();
  const title = await first.innerText();
  await tabTo(page, title);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await page.goBack();
  await activate(page, 'received.readAll');
  await expectText(page, 'received.allRead');
});

test(
  'a document is uploaded, downloaded and deleted, and a category created by keyboard',
  long,
  async ({ page }) => {
    const name = uniqueTitle('Actas');
    await signIn(page);
    await open(page, '/documentos/document-categories', 'documents.categories.new');
    await activate(page, 'documents.categories.new');
    await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeFocused();
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name })).toBeVisible();

    await page.goto('/documentos/new-document');
    await expect(page.getByRole('radio', { name: 'Todas las personas' })).toBeVisible();
    await chooseOption(page, 'documents.category', 'Home');
    const chooser = page.waitForEvent('filechooser');
    await tabInto(page, page.locator('input[type="file"]'));
    await page.keyboard.press('Enter');
    await (
      await chooser
    ).setFiles({ name: `${name}.txt`, mimeType: 'text/plain', buffer: Buffer.from('Acta') });
    await tabTo(page, 'Solo algunas personas');
    await page.keyboard.press('ArrowUp');
    await activate(page, 'documents.form.upload');
    await expect(page).toHaveURL(/\/documentos$/);

    await page.goto(`/documentos?q=${encodeURIComponent(name)}`);
    await expect(page.getByRole('table').getByRole('link', { name })).toBeVisible();
    const menu = words('documents.actionsFor', { title: name });
    const download = page.waitForEvent('download');
    await act(page, menu, 'documents.download');
    expect((await download).suggestedFilename()).toBe(`${name}.txt`);
    await act(page, menu, 'documents.delete');
    await confirm(page, 'documents.delete');
    await expect(page.getByRole('table').getByRole('link', { name })).toHaveCount(0);
  },
);

test('a user of the list is found, and their password reset by keyboard', long, async ({ page }) => {
  // No other journey changes this reader.
  await signIn(page, 'administrador', 'vallenorte');
  await page.goto(`${origin('vallenorte')}/users`);
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  await write(page, 'users.search', 'lectura@vallenorte.example');
  await expect(page).toHaveURL(/q=lectura/);
  await expect(page.getByRole('table').getByRole('link')).toHaveCount(1);
  await act(page, words('users.actionsFor').split('{')[0]!, 'users.reset');
  await confirm(page, 'users.reset');
  await expectText(page, 'users.resetDone');
});

test('a conversation is started, and a group created by keyboard', long, async ({ page }) => {
  const group = uniqueTitle('Comisión');
  await signIn(page);
  await open(page, '/messenger', 'messenger.new');
  await activate(page, 'messenger.new');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio').first()).toBeVisible();
  await chooseFound(page, 'messenger.new.person', 'docente@aromos', /^Paula Cárcamo/);
  await activate(page, 'messenger.new.start');
  const field = page.getByRole('textbox', { name: 'Mensaje' });
  await expect(field).toBeVisible();
  await tabInto(page, field);
  await page.keyboard.type('Hola.');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log').getByText('Hola.').last()).toBeVisible();

  await activate(page, 'messenger.new');
  await expect(dialog.getByRole('radio').first()).toBeVisible();
  await tabTo(page, words('messenger.new.direct'));
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('radio', { name: words('messenger.new.group') })).toBeChecked();
  await write(page, 'messenger.new.name', group);
  await chooseFound(page, 'messenger.new.members', 'docente@aromos', /^Paula Cárcamo/);
  await activate(page, 'messenger.new.create');
  await expect(page.getByRole('heading', { name: group }).first()).toBeVisible();
});

test(
  'statistics are filtered and exported, and a page is found by search, by keyboard',
  long,
  async ({ page }) => {
    await signIn(page);
    await open(page, '/admin/statistics', 'statistics.export');
    await chooseOption(page, 'statistics.period.label', 'End');
    await expect(page).toHaveURL(/statistics\?/);
    await activate(page, 'statistics.export');
    await expect(page.getByRole('menu')).toBeVisible();
    const download = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    await download;

    await page.keyboard.press('ControlOrMeta+k');
    await expect(page.getByRole('combobox', { name: words('search.label') })).toBeFocused();
    await page.keyboard.type(words('contacts.title'));
    await expect(page.getByRole('option', { name: words('contacts.title') }).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin\/contacts$/);
  },
);

test(
  'SMTP settings are corrected and sent, and a missing page leads back, by keyboard',
  long,
  async ({ page }) => {
    await signIn(page, 'administrador', 'vallenorte');
    await page.goto(`${origin('vallenorte')}/admin/integrations/smtp`);
    await expect(page.getByRole('textbox', { name: words('integrations.smtp.fromName') })).toBeVisible();
    await write(page, 'integrations.smtp.host', '127.0.0.1');
    await write(page, 'integrations.smtp.fromName', 'Valle Norte');
    await write(page, 'integrations.smtp.fromAddress', 'avisos@vallenorte.example');
    await activate(page, 'forms.save');
    const password = page.getByLabel(words('profile.password.current'), { exact: true });
    await tabTo(page, words('validation.password.required'), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(password).toBeFocused();
    // With the right one the mails of this school would go to that server.
    await page.keyboard.type('otra cosa 8');
    await tabTo(page, words('integrations.smtp.login'), 'Shift+Tab');
    await page.keyboard.press('Space');
    await activate(page, 'forms.save');
    await expectText(page, 'profile.password.wrong');

    await page.goto(`${origin('vallenorte')}/app/no-such-page`);
    await expect(page.getByRole('heading', { name: words('notFound.heading') })).toBeVisible();
    await activate(page, 'notFound.back');
    await expect(page).toHaveURL(/\/app$/);
  },
);
