import type { Page } from '@playwright/test';
import { expect, long, test, words } from './journey.ts';
import { createGroup, messageField, messagesWith, openConversation, openSecond } from './messages.ts';
import { tabTo } from './tabTo.ts';

const findSearch = (page: Page) => page.getByRole('searchbox', { name: 'Buscar emojis' });
const findCell = (page: Page, name: string) => page.getByRole('gridcell', { name, exact: true }).first();

test(
  'emoji are found in Spanish, written and reacted with by keyboard only, and the other person sees them',
  long,
  async ({ page, browser }) => {
    const id = await createGroup(page);
    const teacher = await openSecond(browser, id);
    await openConversation(page, id, 'administrador');
    await messageField(page).focus();
    await page.keyboard.type('Hay torta ');
    await tabTo(page, words('messenger.emoji'));
    await page.keyboard.press('Enter');
    await expect(findSearch(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(messageField(page)).toBeFocused();

    await tabTo(page, words('messenger.emoji'));
    await page.keyboard.press('Enter');
    await expect(findSearch(page)).toBeFocused();
    await page.keyboard.type('CUMPLEANOS');
    await expect(findCell(page, 'tarta de cumpleaños')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(findCell(page, 'tarta de cumpleaños')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(messageField(page)).toBeFocused();
    await expect(messageField(page)).toHaveValue('Hay torta 🎂');
    await page.keyboard.press('Enter');

    const received = messagesWith(teacher, 'Hay torta 🎂');
    await expect(received).toHaveCount(1);
    await received.getByRole('button', { name: 'Acciones del mensaje' }).focus();
    await teacher.keyboard.press('Enter');
    await expect(teacher.getByRole('menuitemcheckbox').first()).toBeFocused();
    await teacher.keyboard.press('ArrowLeft');
    await expect(teacher.getByRole('menuitem', { name: 'Más reacciones' })).toBeFocused();
    await teacher.keyboard.press('Enter');
    await expect(findSearch(teacher)).toBeFocused();
    await teacher.keyboard.type('globo');
    await expect(findCell(teacher, 'globo')).toBeVisible();
    await teacher.keyboard.press('Enter');
    await expect(received.getByRole('button', { name: /^🎈 1: Tú$/, pressed: true })).toBeVisible();
    await expect(
      messagesWith(page, 'Hay torta 🎂').getByRole('button', { name: /^🎈 1: /, pressed: false }),
    ).toBeVisible();

    await page.reload();
    await messageField(page).focus();
    await tabTo(page, words('messenger.emoji'));
    await page.keyboard.press('Enter');
    const recent = page.getByRole('rowgroup', { name: 'Usados recientemente' });
    await expect(recent.getByRole('gridcell')).toHaveText(['🎂']);
    await teacher.context().close();
  },
);
