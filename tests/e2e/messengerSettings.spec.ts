import type { Page } from '@playwright/test';
import { call, expect, long, origin, signIn, test, getToken, words } from './journey.ts';
import { createGroup, messageField, messagesWith, openConversation, openSecond, send } from './messages.ts';
import { tabTo } from './tabTo.ts';

const site = origin('aromos');
const row = (page: Page, text: string) => page.getByRole('link', { name: new RegExp(text) });

/** Opens the actions of the conversation on screen, and chooses one. */
async function choose(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: words('messenger.actions') }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

/** The number of unread messages of the conversation, as the server counts them for the administrator. */
async function countUnread(page: Page, id: string): Promise<number> {
  const token = await getToken(page.request, 'administrador');
  const answer = await call(page.request, 'GET', `/api/v1/conversations/${id}`, { token });
  return ((await answer.json()) as { data: { unread_count: number } }).data.unread_count;
}

test('a conversation that was marked as unread stays unread until it is opened again', async ({
  page,
  browser,
}) => {
  const id = await createGroup(page);
  const teacher = await openSecond(browser, id);
  await openConversation(page, id, 'administrador');
  await send(teacher, 'Traigan la lista firmada');
  await expect(messagesWith(teacher, 'lista firmada').getByText('Leído por 1')).toBeVisible();

  await choose(page, words('messenger.markUnread'));
  const conversation = row(page, 'lista firmada');
  await expect(conversation).toHaveAccessibleName(/1 sin leer/);
  await expect.poll(() => countUnread(page, id)).toBe(1);
  await send(teacher, 'Y la carpeta');
  await expect(messagesWith(page, 'Y la carpeta')).toBeVisible();
  await expect.poll(() => countUnread(page, id)).toBe(2);
  // What the others saw as read stays read.
  await expect(messagesWith(teacher, 'lista firmada').getByText('Leído por 1')).toBeVisible();

  await page.goto(`${site}/messenger`);
  await row(page, 'Y la carpeta').click();
  await expect(messagesWith(teacher, 'Y la carpeta').getByText('Leído por 1')).toBeVisible();
  await expect(row(page, 'Y la carpeta')).not.toHaveAccessibleName(/sin leer/);
  await teacher.context().close();
});

test(
  'an archived conversation returns with a new message, but not while it is muted',
  long,
  async ({ page, browser }) => {
    const id = await createGroup(page);
    const teacher = await openSecond(browser, id);
    await openConversation(page, id, 'administrador');
    await send(teacher, 'Reunión a las 9');
    await expect(row(page, 'Reunión a las 9')).toBeVisible();

    await choose(page, words('messenger.archive'));
    await expect(row(page, 'Reunión a las 9')).toHaveCount(0);
    await page.getByRole('button', { name: words('messenger.archive.undo') }).click();
    await expect(row(page, 'Reunión a las 9')).toBeVisible();

    await choose(page, words('messenger.archive'));
    await expect(row(page, 'Reunión a las 9')).toHaveCount(0);
    await send(teacher, 'Cambió a las 10');
    await expect(row(page, 'Cambió a las 10')).toBeVisible();

    await choose(page, words('messenger.mute.always'));
    await expect(row(page, 'Cambió a las 10')).toHaveAccessibleName(/Silenciada/);
    await choose(page, words('messenger.archive'));
    await expect(row(page, 'Cambió a las 10')).toHaveCount(0);
    await send(teacher, 'Ahora a las 11');
    await expect(messagesWith(page, 'Ahora a las 11')).toBeVisible();
    await page.getByRole('button', { name: /^Archivadas/ }).click();
    await expect(row(page, 'Ahora a las 11')).toBeVisible();
    await page.getByRole('button', { name: words('messenger.back') }).click();
    await expect(row(page, 'Ahora a las 11')).toHaveCount(0);
    await teacher.context().close();
  },
);

test(
  'a conversation is pinned by keyboard only, and is first on another device',
  long,
  async ({ page, browser }) => {
    const id = await createGroup(page);
    const teacher = await openSecond(browser, id);
    await send(teacher, 'Acuerdos del consejo');
    const later = await createGroup(page);
    const other = await openSecond(browser, later);
    await send(other, 'Salida del viernes');

    await signIn(page, 'administrador');
    await page.goto(`${site}/messenger`);
    await row(page, 'Acuerdos del consejo').focus();
    await page.keyboard.press('Shift+F10');
    await expect(page.getByRole('menuitem', { name: words('messenger.markRead') })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: words('messenger.pin'), exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(row(page, 'Acuerdos del consejo')).toHaveAccessibleName(/Fijada/);
    const rows = page.getByRole('list', { name: words('messenger.conversations') }).getByRole('link');
    await expect(rows.first()).toHaveAccessibleName(/Acuerdos del consejo/);
    await page.reload();
    await expect(rows.first()).toHaveAccessibleName(/Acuerdos del consejo/);

    await rows.first().focus();
    await tabTo(page, 'Acciones para ');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(row(page, 'Acuerdos del consejo')).not.toHaveAccessibleName(/Fijada/);
    await teacher.context().close();
    await other.context().close();
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test(
    'marking as unread leaves the conversation; the actions of a row are always shown',
    long,
    async ({ page, browser }) => {
      const id = await createGroup(page);
      const teacher = await openSecond(browser, id);
      await send(teacher, 'Volvemos a las 4.');
      await openConversation(page, id, 'administrador');
      await expect(messagesWith(teacher, 'Volvemos a las 4.').getByText('Leído por 1')).toBeVisible();
      await page.getByRole('button', { name: words('messenger.actions') }).tap();
      await page.getByRole('menuitem', { name: words('messenger.markUnread') }).tap();
      await expect(messageField(page)).toHaveCount(0);
      const conversation = row(page, 'Volvemos a las 4.');
      await expect(conversation).toHaveAccessibleName(/1 sin leer/);

      const actions = page.getByRole('listitem').filter({ has: conversation }).getByRole('button');
      await expect(actions).toHaveCSS('opacity', '1');
      await actions.tap();
      await page.getByRole('menuitem', { name: words('messenger.archive'), exact: true }).tap();
      await expect(conversation).toHaveCount(0);
      await teacher.context().close();
    },
  );
});
