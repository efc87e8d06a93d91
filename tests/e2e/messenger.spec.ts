import { expect, long, origin, signIn, storeOnDevice, test, words } from './journey.ts';
import {
  createGroup,
  messageField,
  messagesWith,
  openConversation,
  openSecond,
  send,
  storedBodies,
} from './messages.ts';
import { tabTo } from './tabTo.ts';

test('two people write to each other, and each sees that the other has read it', async ({
  page,
  browser,
}) => {
  const id = await createGroup(page);
  const teacher = await openSecond(browser, id);
  await openConversation(page, id, 'administrador');
  await send(page, 'Buenos días');
  await expect(messagesWith(teacher, 'Buenos días')).toHaveCount(1);
  await expect(messagesWith(page, 'Buenos días').getByText('Leído por 1')).toBeVisible();
  await expect(page.getByText('1 en línea')).toBeVisible();
  // Shown for some seconds only.
  const typing = expect(page.getByText(/está escribiendo/)).toBeVisible();
  await messageField(teacher).pressSequentially('Hola');
  await typing;
  await send(teacher, 'Hola, شكرًا');
  await expect(messagesWith(page, 'Hola, شكرًا')).toHaveCount(1);
  await teacher.context().close();
});

test.describe('without a network', () => {
  test.use({
    allowed: [[/ERR_INTERNET_DISCONNECTED/, /ERR_NETWORK_CHANGED/, /ERR_FAILED/], { option: true }] as never,
  });

  test('messages wait, survive a reload, and arrive once and in order', async ({
    page,
    browser,
    context,
  }) => {
    const id = await createGroup(page);
    const teacher = await openSecond(browser, id);
    await openConversation(page, id, 'administrador');
    await context.setOffline(true);
    await send(page, 'Primero');
    await expect(messagesWith(page, 'Primero').getByText('En espera de conexión')).toBeVisible();
    await send(page, 'Segundo');
    await expect(messagesWith(page, 'Segundo').getByText('En espera de conexión')).toBeVisible();

    // Writes fail after the reload, so that the messages are still waiting when the page opens.
    await context.route('**/api/v1/conversations/*/messages', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await context.setOffline(false);
    await page.reload();
    await expect(messagesWith(page, 'Primero')).toHaveCount(1);
    await expect(messagesWith(page, 'Segundo')).toHaveCount(1);
    expect(await storedBodies(page, id)).toEqual([]);

    await context.unroute('**/api/v1/conversations/*/messages');
    await expect(messagesWith(teacher, 'Segundo')).toHaveCount(1);
    expect(await storedBodies(page, id)).toEqual(['Primero', 'Segundo']);
    await expect(messagesWith(teacher, 'Primero')).toHaveCount(1);
    await expect(messagesWith(page, 'Primero')).toHaveCount(1);
    await expect(messagesWith(page, 'Segundo')).toHaveCount(1);
    await teacher.context().close();
  });
});

test(
  'two people react to a message, and each sees the reactions of both at once',
  long,
  async ({ page, browser }) => {
    const id = await createGroup(page);
    const teacher = await openSecond(browser, id);
    await openConversation(page, id, 'administrador');
    await send(page, 'Mañana hay consejo');
    const message = messagesWith(teacher, 'Mañana hay consejo');
    await message.getByRole('button', { name: 'Acciones del mensaje' }).focus();
    await teacher.keyboard.press('Enter');
    await teacher.getByRole('menuitemcheckbox', { name: '👍' }).press('Enter');
    await expect(message.getByRole('button', { name: /^👍 1: Tú$/, pressed: true })).toBeVisible();

    const thumb = messagesWith(page, 'Mañana hay consejo').getByRole('button', { name: /^👍/ });
    await expect(thumb).toHaveAttribute('aria-pressed', 'false');
    await thumb.click();
    await expect(message.getByRole('button', { name: /^👍 2: Tú y / })).toBeVisible();
    await message.getByRole('button', { name: /^👍 2/ }).click();
    await expect(thumb).toHaveAccessibleName(/^👍 1: Tú$/);
    await page.reload();
    await expect(thumb).toHaveAttribute('aria-pressed', 'true');
    await teacher.context().close();
  },
);

test('a message is edited and deleted, and both people see it', async ({ page, browser }) => {
  const id = await createGroup(page);
  const teacher = await openSecond(browser, id);
  await openConversation(page, id, 'administrador');
  await send(page, 'Nos vemos el lunes');
  await expect(messagesWith(teacher, 'Nos vemos el lunes')).toHaveCount(1);
  await expect(messagesWith(page, 'Nos vemos el lunes').getByText(/Enviado|Leído/)).toBeVisible();

  await messageField(page).press('ArrowUp');
  await expect(messageField(page)).toHaveValue('Nos vemos el lunes');
  await send(page, 'Nos vemos el martes');
  await expect(messagesWith(teacher, 'Nos vemos el martes')).toHaveCount(1);
  await expect(messagesWith(teacher, 'lunes')).toHaveCount(0);

  const message = messagesWith(page, 'Nos vemos el martes');
  await message.hover();
  await message.getByRole('button', { name: 'Acciones del mensaje' }).click();
  await page.getByRole('menuitem', { name: words('messenger.delete') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: words('messenger.delete') })
    .click();
  await expect(messagesWith(teacher, 'martes')).toHaveCount(0);
  await expect(messagesWith(page, 'martes')).toHaveCount(0);
  await teacher.context().close();
});

test('a message is received and answered by keyboard only', long, async ({ page, browser }) => {
  const id = await createGroup(page);
  const teacher = await openSecond(browser, id);
  await signIn(page, 'administrador');
  await page.goto(`${origin('aromos')}/messenger`);
  await send(teacher, '¿Traes el listado?');
  const row = page.getByRole('link', { name: /¿Traes el listado\?/ });
  await expect(row).toBeVisible();
  await row.focus();
  await page.keyboard.press('Enter');
  const question = messagesWith(page, '¿Traes el listado?');
  await expect(question).toBeVisible();
  await messageField(page).focus();
  await tabTo(page, 'Acciones del mensaje', 'Shift+Tab');
  await page.keyboard.press('Enter');
  // The menu starts with a row of reactions.
  await expect(page.getByRole('menuitemcheckbox').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: words('messenger.reply') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(messageField(page)).toBeFocused();
  await page.keyboard.type('Sí, lo traigo.');
  await page.keyboard.press('Enter');
  await expect(messagesWith(teacher, 'Sí, lo traigo.')).toContainText('¿Traes el listado?');
  await teacher.context().close();
});

test('messages in two directions keep their own on an Arabic screen', async ({ page }) => {
  const id = await createGroup(page);
  await storeOnDevice(page, { language: 'ar' });
  await signIn(page, 'administrador');
  await page.goto(`${origin('aromos')}/messenger/${id}`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const field = page.getByRole('main').getByRole('textbox');
  for (const [body, direction] of [
    ['Traigan el RUT 12.345.678-5 (fotocopia).', 'ltr'],
    ['أحضروا القائمة 7A غدًا.', 'rtl'],
  ] as const) {
    await field.fill(body);
    await field.press('Enter');
    await expect(page.getByRole('log').getByText(body)).toHaveCSS('direction', direction);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a conversation has the whole window, and both ways back lead to the list', async ({
    page,
    browser,
  }) => {
    const id = await createGroup(page);
    const teacher = await openSecond(browser, id);
    await send(teacher, 'Salimos a las 9.');
    await signIn(page, 'administrador');
    await page.goto(`${origin('aromos')}/messenger`);
    const row = page.getByRole('link', { name: /Salimos a las 9\./ });
    await row.tap();
    await expect(messagesWith(page, 'Salimos a las 9.')).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    const field = await messageField(page).boundingBox();
    expect(field!.y, 'the field is at the bottom of the window').toBeGreaterThan(700);
    await page.getByRole('button', { name: words('messenger.back') }).tap();
    await expect(row).toBeVisible();
    await row.tap();
    await expect(messagesWith(page, 'Salimos a las 9.')).toBeVisible();
    await page.goBack();
    await expect(row).toBeVisible();
    await teacher.context().close();
  });
});
