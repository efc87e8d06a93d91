import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import {
  choosePostPlace,
  expect,
  fillPost,
  long,
  nextFrame,
  signIn,
  test,
  uniqueTitle,
  words,
  writeContent,
} from './journey.ts';

const copied = (program: 'word' | 'docs') =>
  readFileSync(resolve(import.meta.dirname, 'clipboard', `${program}.html`), 'utf8');

/** Pastes like the browser on Control+V: the clipboard contains the markup of the other program. */
const paste = (page: Page, html: string) =>
  page.getByRole('textbox', { name: words('posts.form.content') }).evaluate((editor, copy) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', copy);
    editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);

const listCells = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('table')
    .getByRole('row')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.children].map((cell) => (cell as HTMLElement).innerText.trim())),
    );

// Each journey fails on a report of the policy: of what Word and Google Docs say of styles, nothing may reach it.
test('a table from Word is published as a table, found by its words, and edited by keyboard', async ({
  page,
}) => {
  const title = uniqueTitle('Salida');
  await signIn(page, 'comunicaciones');
  await page.goto('/blog/new-post');
  await fillPost(page, { title, content: '' });
  await paste(page, copied('word'));
  const table = [
    ['Curso', 'Bus', 'Salida'],
    ['5° A', '15\n(amarillo)', '8:30'],
    ['', 'B2', ''],
  ];
  await expect.poll(() => listCells(page)).toEqual(table);
  await page.getByRole('button', { name: words('posts.form.publish'), exact: true }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Salida' })).toBeVisible();
  await expect.poll(() => listCells(page)).toEqual(table);

  await page.goto(`${page.url()}?edit=1`);
  const editor = page.getByRole('textbox', { name: words('posts.form.content') });
  await expect(editor).toHaveAttribute('contenteditable', 'true');
  await editor.focus();
  // The editor hears of a moved selection in a task after the key's own.
  for (const key of ['Control+End', 'ArrowUp', 'Shift+Tab', 'Tab']) {
    await page.keyboard.press(key);
    await nextFrame(page);
  }
  await page.keyboard.insertText('9:00');
  await expect.poll(async () => (await listCells(page))[2]).toEqual(['', 'B2', '9:00']);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(editor).not.toBeFocused();
});

test(
  'a table from Google Docs is pasted as a table, with lists as lines of their cell',
  long,
  async ({ page }) => {
    await signIn(page, 'comunicaciones');
    await page.goto('/blog/new-post');
    await writeContent(page, '');
    await paste(page, copied('docs'));
    await expect
      .poll(() => listCells(page))
      .toEqual([
        ['Día', 'Turno'],
        ['Lunes', '• Ana\n\n• Luis'],
      ]);
    await choosePostPlace(page);
  },
);
