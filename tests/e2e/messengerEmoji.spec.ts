import type { Page } from '@playwright/test';
import { expect, long, test, words } from './journey.ts';
import { createGroup, fieldOf, messagesOf, openConversation, openSecond } from './messages.ts';
import { tabTo } from './tabTo.ts';

const searchOf = (page: Page) => page.getByRole('searchbox', { name: 'Buscar emojis' });
const cellOf = (page: Page, name: string) => page.getByRole('gridcell', { name, exact: true }).first();

test(
  'emoji are found in Spanish, written and reacted with by keyboard only, and the other person sees them',
  long,
  async ({ page, browser }) => {
    const id = await createGroup(page);
    const teacher = await openSecond(browser, id);
    await openConversation(page, id, 'administrador');
    await fieldOf(page).focus();
    await page.keyboard.type('Hay torta ');
    await tabTo(page, words('messenger.emoji'));
    await page.keyboard.press('Enter');
    await expect(searchOf(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(fieldOf(page)).toBeFocused();

    await tabTo(page, words('messenger.emoji'));
    await page.keyboard.press('Enter');
    await expect(searchOf(page)).toBeFocused();
    await page.keyboard.type('CUMPLEANOS');
    await expect(cellOf(page, 'tarta de cumpleaños')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(cellOf(page, 'tarta de cumpleaños')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(fieldOf(page)).toBeFocused();
    await expect(fieldOf(page)).toHaveValue('Hay torta 🎂');
    await page.keyboard.press('Enter');

    const received = messagesOf(teacher, 'Hay torta 🎂');
    await expect(received).toHaveCount(1);
    await received.getByRole('button', { name: 'Acciones del mensaje' }).focus();
    await teacher.keyboard.press('Enter');
    await expect(teacher.getByRole('menuitemcheckbox').first()).toBeFocused();
    await teacher.keyboard.press('ArrowLeft');
    await expect(teacher.getByRole('menuitem', { name: 'Más reacciones' })).toBeFocused();
    await teacher.keyboard.press('Enter');
    await expect(searchOf(teacher)).toBeFocused();
    await teacher.keyboard.type('globo');
    await expect(cellOf(teacher, 'globo')).toBeVisible();
    await teacher.keyboard.press('Enter');
    await expect(received.getByRole('button', { name: /^🎈 1: Tú$/, pressed: true })).toBeVisible();
    await expect(
      messagesOf(page, 'Hay torta 🎂').getByRole('button', { name: /^🎈 1: /, pressed: false }),
    ).toBeVisible();

    await page.reload();
    await fieldOf(page).focus();
    await tabTo(page, words('messenger.emoji'));
    await page.keyboard.press('Enter');
    const recent = page.getByRole('rowgroup', { name: 'Usados recientemente' });
    await expect(recent.getByRole('gridcell')).toHaveText(['🎂']);
    await teacher.context().close();
  },
);
