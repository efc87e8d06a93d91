import { expect, long, passwords, signIn, test, uniqueTitle, words } from './journey.ts';
import { act, activate, confirm, expectText, mark, open, write } from './keyboardActions.ts';
import { tabTo } from './tabTo.ts';

/* Each task of an area by Tab and keys alone. A wrong password is rejected on purpose, which the console reports. */
test.use({ allowed: [[/Failed to load resource.*(403|422)/], { option: true }] as never });
test.describe.configure({ mode: 'parallel' });

test('a passport signs in, and a forgotten password is reset by keyboard', long, async ({ page }) => {
  await open(page, '/auth/login', 'login.byPassport');
  await activate(page, 'login.forgot');
  const email = page.getByRole('dialog').getByRole('textbox');
  await expect(email).toBeFocused();
  await page.keyboard.type('nadie@aromos.example');
  await page.keyboard.press('Enter');
  await expectText(page, 'login.recover.sent');
  await activate(page, 'login.recover.done');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await activate(page, 'login.byPassport');
  await expect(page.getByRole('textbox', { name: words('login.passport') })).toBeVisible();
  await write(page, 'login.passport', 'X1234567');
  await write(page, 'login.password', passwords.aromos);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/app$/);
});

test('an account is requested by keyboard', long, async ({ page }) => {
  await open(page, '/auth/signup-no', 'signUp.name');
  await write(page, 'signUp.name', 'Rocío');
  await write(page, 'signUp.firstLastname', `Ibarra ${mark()}`);
  await write(page, 'signUp.email', `rocio.${mark()}@correo.example`);
  await write(page, 'signUp.password', 'lluvia y barro 7');
  await write(page, 'signUp.passwordCheck', 'lluvia y barro 7');
  await tabTo(page, words('signUp.offers'));
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: words('signUp.offers') })).toBeChecked();
  await activate(page, 'signUp.submit');
  await expect(page.getByRole('heading', { name: words('signUp.sent.title') })).toBeVisible();
});

test(
  'a user is created, changed, gets a PIN and loses it, and is deleted by keyboard',
  long,
  async ({ page }) => {
    const surname = `Quilodrán ${mark()}`;
    const menu = words('users.actionsFor', { name: `Fernanda ${surname}` });
    await signIn(page);
    await open(page, '/users/new', 'users.form.name');
    await write(page, 'users.form.name', 'Fernanda');
    await write(page, 'users.form.firstLastname', surname);
    await write(page, 'users.form.email', `fernanda.${mark()}@aromos.example`);
    await tabTo(page, 'Inspectoría');
    await page.keyboard.press('Space');
    await activate(page, 'users.form.invite');
    await expect(page.getByRole('heading', { name: `Fernanda ${surname}` })).toBeVisible();

    await activate(page, 'users.edit');
    await expect(page.getByRole('textbox', { name: words('users.form.name'), exact: true })).toBeVisible();
    await tabTo(page, 'Comunicaciones');
    await page.keyboard.press('Space');
    await activate(page, 'forms.save');
    await expect(page.getByRole('link', { name: 'Comunicaciones' })).toBeVisible();

    await act(page, menu, 'users.pin.set');
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
    await page.keyboard.type('4826');
    await page.keyboard.press('Enter');
    await expectText(page, 'users.pin.done');
    await act(page, menu, 'users.pin.delete');
    await confirm(page, 'users.pin.delete');
    await expectText(page, 'users.pin.deleted');
    await act(page, menu, 'users.delete');
    await confirm(page, 'users.delete');
    await expect(page).toHaveURL(/\/users$/);
  },
);

test(
  'the own data are saved, and a password is changed only with the current one by keyboard',
  long,
  async ({ page }) => {
    await signIn(page, 'lectura');
    await open(page, '/app/profile', 'users.form.secondLastname');
    await write(page, 'users.form.secondLastname', 'Araya');
    await activate(page, 'forms.save');
    await expectText(page, 'profile.saved');

    await open(page, '/app/profile?part=password', 'profile.password.submit');
    await write(page, 'profile.password.current', 'otra cosa 8');
    await write(page, 'profile.password.new', 'lluvia y barro 7');
    await write(page, 'profile.password.check', 'lluvia y barro 7');
    await activate(page, 'profile.password.submit');
    await expect(page.getByText(words('profile.password.wrong')).first()).toBeVisible();
  },
);

test('a place is created and deleted by keyboard', long, async ({ page }) => {
  const letters = mark();
  const name = `Sede ${letters}`;
  await signIn(page);
  await open(page, '/admin/places/create', 'places.form.code');
  await write(page, 'places.form.name', name);
  await write(page, 'places.form.code', letters);
  await write(page, 'places.form.address', 'Libertad 12');
  await tabTo(page, words('communes.label'));
  await page.keyboard.type('nuno');
  await expect(page.getByRole('option', { name: /^Ñuñoa/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await activate(page, 'forms.save');
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await act(page, words('places.actionsFor', { name }), 'places.delete');
  await confirm(page, 'places.delete');
  await expect(page).toHaveURL(/\/admin\/places$/);
});

test('an event is created, changed and deleted by keyboard', long, async ({ page }) => {
  const name = uniqueTitle('Feria');
  await signIn(page);
  await page.goto('/events/new-event?date=2031-05-14');
  await expect(page.getByRole('radio', { name: 'Todas las personas' })).toBeVisible();
  await write(page, 'events.form.name', name);
  await tabTo(page, 'Solo algunas personas');
  await page.keyboard.press('ArrowUp');
  await activate(page, 'newEvent.submit');
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog.getByRole('button', { name: words('events.edit'), exact: true })).toBeVisible();

  await activate(page, 'events.edit');
  await expect(page.getByRole('textbox', { name: words('events.form.name') })).toHaveValue(name);
  await write(page, 'events.form.name', `${name} II`);
  await activate(page, 'editEvent.submit');
  const changed = page.getByRole('dialog', { name: `${name} II` });
  await expect(changed.getByRole('button', { name: words('events.edit'), exact: true })).toBeVisible();
  await act(page, words('events.actionsFor', { name: `${name} II` }), 'events.delete');
  await confirm(page, 'events.delete');
  await expect(changed).toHaveCount(0);
});

test('a post is changed, and a notification sent by keyboard', long, async ({ page }) => {
  const title = uniqueTitle('Aviso');
  await signIn(page);
  await open(page, '/college-notifications/new-notification', 'notifications.form.title');
  await expect(page.getByRole('radio', { name: 'Todas las personas' })).toBeVisible();
  await write(page, 'notifications.form.title', title);
  await write(page, 'notifications.form.content', 'Sala 12.');
  await tabTo(page, 'Solo algunas personas');
  await page.keyboard.press('ArrowUp');
  await activate(page, 'notifications.form.send');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();

  await page.goto('/blog/comunidad');
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  await page.getByRole('table').getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article')).toBeVisible();
  await activate(page, 'post.edit');
  await expect(page.getByRole('textbox', { name: words('posts.form.title') })).toBeVisible();
  await tabTo(page, words('posts.form.title'));
  await page.keyboard.press('End');
  await page.keyboard.type('.');
  await activate(page, 'posts.form.change');
  await expectText(page, 'posts.changed');
});
