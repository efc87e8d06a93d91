import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  account,
  closeByEscape,
  expect,
  fillPost,
  fillSignIn,
  long,
  origin,
  passwords,
  signIn,
  test,
  uniqueTitle,
  words,
  writeContent,
} from './journey.ts';

/*
 * What people type, paste and choose, in the rows of reported cases, where a browser does more than a test of a screen can:
 * clipboards, files on a disk, compositions of an input method, answers of a proxy, and the provider behind the forms.
 */

// Wrong input and a proxy's answers are provoked; the browser writes them on its console.
test.use({ allowed: [[/Failed to load resource.*(403|406|413|422|ERR_)/], { option: true }] as never });

const isCreation = (path: string) => (request: { method(): string; url(): string }) =>
  request.method() === 'POST' && new URL(request.url()).pathname === path;

/** The modifier of the control key in the protocol of Chromium. */
const control = 2;

test('S5: a composed word is not sent by a shortcut', long, async ({ page }) => {
  await signIn(page, 'comunicaciones');
  await page.goto('/blog/new-post');
  await fillPost(page, { title: uniqueTitle('Kana'), content: 'Hola ' });
  await page.getByRole('textbox', { name: words('posts.form.title') }).focus();
  const keyboard = await page.context().newCDPSession(page);
  const sent: string[] = [];
  page.on('request', (request) => isCreation('/api/v1/posts')(request) && sent.push(request.url()));
  await keyboard.send('Input.imeSetComposition', { text: 'にほん', selectionStart: 3, selectionEnd: 3 });
  // Without their characters, which an input method takes.
  for (const modifiers of [control, 0])
    await keyboard.send('Input.dispatchKeyEvent', {
      type: 'rawKeyDown',
      key: 'Enter',
      code: 'Enter',
      windowsVirtualKeyCode: 229,
      modifiers,
    });
  await keyboard.send('Input.insertText', { text: '日本' });
  await expect(page.getByRole('textbox', { name: words('posts.form.title') })).toHaveValue(/日本$/);
  await expect(page).toHaveURL(/new-post/);
  expect(sent).toEqual([]);
  const created = page.waitForRequest(isCreation('/api/v1/posts'));
  await page.keyboard.press('Control+Enter');
  await created;
});

test(
  'C16: a picture from the clipboard asks for its text, and the selection stays',
  long,
  async ({ page }) => {
    await page
      .context()
      .grantPermissions(['clipboard-read', 'clipboard-write'], { origin: origin('aromos') });
    await signIn(page, 'comunicaciones');
    await page.goto('/blog/new-post');
    await writeContent(page, 'uno dos');
    const editor = page.getByRole('textbox', { name: words('posts.form.content') });
    await page.evaluate(async () => {
      const canvas = new OffscreenCanvas(8, 8);
      canvas.getContext('2d')!.fillRect(0, 0, 8, 8);
      const picture = await canvas.convertToBlob({ type: 'image/png' });
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]);
    });
    await editor.focus();
    await page.keyboard.press('Control+Shift+ArrowLeft');
    await page.keyboard.press('Control+v');
    const dialog = page.getByRole('dialog');
    await closeByEscape(page, dialog);
    await expect(editor).toHaveText('uno dos');
    await page.keyboard.insertText('tres');
    await expect(editor).toHaveText('uno tres');
  },
);

test('C09: a document that was changed after it was chosen is asked for again', long, async ({ page }) => {
  const file = join(mkdtempSync(join(tmpdir(), 'school-')), 'Acta.txt');
  writeFileSync(file, 'antes');
  await signIn(page);
  await page.goto('/documentos/new-document');
  await page.getByLabel(words('documents.category')).click();
  await page.getByRole('option').first().click();
  await page.getByRole('radio', { name: 'Todas las personas', exact: true }).check();
  await page.locator('input[type="file"]').setInputFiles(file);
  writeFileSync(file, 'después, y más largo');
  await page.getByRole('button', { name: words('documents.form.upload'), exact: true }).click();
  await expect(page.getByText(words('files.changed')).first()).toBeVisible();
});

test('C08: a proxy’s answer is reported with its status, and the text stays', long, async ({ page }) => {
  await signIn(page, 'comunicaciones');
  await page.goto('/blog/new-post');
  const title = uniqueTitle('Proxy');
  await fillPost(page, { title, content: 'Hola' });
  for (const [status, id] of [
    [413, 'network.tooLarge'],
    [403, 'errors.blocked'],
    [406, 'errors.blocked'],
  ] as const) {
    await page.route('**/api/v1/posts', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status, contentType: 'text/html', body: '<h1>Blocked</h1>' })
        : route.continue(),
    );
    await page.getByRole('button', { name: words('posts.form.publish'), exact: true }).click();
    await expect(page.getByText(words(id, { status: String(status) })).first()).toBeVisible();
    await page.unroute('**/api/v1/posts');
  }
  await expect(page.getByRole('textbox', { name: words('posts.form.title') })).toHaveValue(title);
});

test('C06, C07: short numbers and extensions are dialled as they are written', long, async ({ page }) => {
  await signIn(page);
  await page.goto('/admin/contacts/create');
  await page
    .getByRole('textbox', { name: words('contacts.form.name'), exact: true })
    .fill(uniqueTitle('Carabineros'));
  const phone = page.getByRole('textbox', { name: /^Teléfono/ });
  // Possible somewhere in the world, so that only the numbering plan of its country objects.
  await phone.fill('+34112345678');
  await page.keyboard.press('Tab');
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  const sent: string[] = [];
  page.on('request', (request) => isCreation('/api/v1/contacts')(request) && sent.push(request.url()));
  await page.getByRole('button', { name: words('forms.save'), exact: true }).click();
  await expect(page.getByRole('link', { name: /^Escribe el número con código de país/ })).toBeVisible();
  expect(sent).toEqual([]);
  await phone.fill('+56 75 231 0132 anexo 24');
  await expect(page.getByRole('textbox', { name: /^Anexo/ })).toHaveValue('24');
  await page.getByRole('button', { name: words('forms.save'), exact: true }).click();
  const callTo = (href: string) =>
    expect(page.getByRole('link', { name: words('contacts.call') })).toHaveAttribute('href', href);
  await callTo('tel:+56752310132;ext=24');
  await page.goto(`${page.url()}?edit=1`);
  await page.getByRole('textbox', { name: /^Anexo/ }).fill('');
  await phone.fill('133');
  await page.getByRole('button', { name: words('forms.save'), exact: true }).click();
  await callTo('tel:133');
});

test(
  'C17, C18: invisible characters and look-alikes don’t hide a person or a place',
  long,
  async ({ page }) => {
    await page.goto('/auth/login');
    await fillSignIn(page, `\u200B${account('docente')}\u2060`, passwords.aromos);
    await expect(page).toHaveURL(/\/app$/);
    await page.context().clearCookies();
    await signIn(page);
    await page.goto('/admin/places/create');
    await page.getByRole('combobox', { name: words('communes.label') }).fill('O’Higgins');
    await expect(page.getByRole('option', { name: /^O.Higgins/ })).toBeVisible();
  },
);

test('C20: a person with one name is added, shown and listed', long, async ({ page }) => {
  const name = `Suharto${crypto.randomUUID().replaceAll(/[^a-z]/g, '')}`;
  await signIn(page);
  await page.goto('/users/new');
  await page.getByRole('textbox', { name: words('users.form.name'), exact: true }).fill(name);
  await page
    .getByRole('textbox', { name: new RegExp(`^${words('users.form.email')}`) })
    .fill(`${name.toLowerCase()}@aromos.example`);
  await page.getByRole('checkbox', { name: /^Lectura/ }).check();
  await page.getByRole('button', { name: words('users.form.invite'), exact: true }).click();
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  await page.goto(`/users?q=${name}`);
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
});

test('C15: a PDF after a line feed is uploaded as a PDF', long, async ({ page }) => {
  const title = uniqueTitle('Boletín');
  await signIn(page);
  await page.goto('/documentos/new-document');
  await page.getByLabel(words('documents.category')).click();
  await page.getByRole('option').first().click();
  await page.getByRole('radio', { name: 'Todas las personas', exact: true }).check();
  const buffer = Buffer.from('\n%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
  await page.locator('input[type="file"]').setInputFiles({ name: `${title}.pdf`, mimeType: '', buffer });
  await page.getByRole('button', { name: words('documents.form.upload'), exact: true }).click();
  await expect(page).toHaveURL(/\/documentos$/);
  await page.getByRole('link', { name: title }).first().click();
  await expect(page.getByText(/PDF/).first()).toBeVisible();
});

test('C03, C07: a place has a zone that the browser lacks, and an extension', long, async ({ page }) => {
  const zone = 'America/Coyhaique';
  await page.addInitScript((missing) => {
    Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
      construct(target, [locale, options]: [string, Intl.DateTimeFormatOptions?]) {
        if (options?.timeZone === missing) throw new RangeError(`Invalid time zone specified: ${missing}`);
        return new target(locale, options);
      },
    });
  }, zone);
  await signIn(page);
  await page.goto('/admin/places/create');
  const fill = (id: string, text: string) =>
    page.getByRole('textbox', { name: new RegExp(`^${words(id)}`) }).fill(text);
  await fill('places.form.name', uniqueTitle('Sede Aysén'));
  await fill('places.form.code', crypto.randomUUID().slice(0, 6));
  await fill('places.form.address', 'Prat 12');
  await page.getByRole('textbox', { name: /^Teléfono/ }).fill('75 231 0132 anexo 24');
  const zones = page.getByRole('combobox', { name: words('places.form.timezone') });
  await zones.fill('coyhaique');
  await page.getByRole('option', { name: /^America\/Coyhaique/ }).click();
  const note = page.getByText(`Este navegador no conoce la zona horaria ${zone}.`);
  await expect(note).toBeVisible();
  await page.getByRole('button', { name: words('forms.save'), exact: true }).click();
  await expect(page.getByRole('link', { name: words('places.call') })).toHaveAttribute(
    'href',
    'tel:+56752310132;ext=24',
  );
  await expect(note).toBeVisible();
});
