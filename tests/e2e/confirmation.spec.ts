import type { Page } from '@playwright/test';
import { expect, fillPost, origin, signIn, test, uniqueTitle, words } from './journey.ts';

const dayLength = 86_400_000;

/** The digits of the day after tomorrow, as a person types them. */
const digits = () => {
  const [year, month, day] = new Date(Date.now() + 2 * dayLength).toISOString().slice(0, 10).split('-');
  return `${day}${month}${year}`;
};

/** The text with any number for its plural. */
const counted = (id: string) => new RegExp(words(id).replace(/^.*other \{([^#]*)#.*$/, '^$1\\d+'));

const openReminder = async (page: Page) => {
  const receipts = page.getByRole('region', { name: words('receipts.title') });
  await receipts.getByRole('button', { name: counted('receipts.remind') }).click();
  return page.getByRole('dialog', { name: words('receipts.reminder.title') });
};

test('an author requests a confirmation, a reader confirms from Home, and the others are reminded once', async ({
  page,
  browser,
}) => {
  const title = uniqueTitle('Protocolo de salidas');
  await signIn(page, 'direccion');
  await page.goto('/blog/new-post');
  await fillPost(page, { title, content: 'Lean el protocolo completo.' });
  await page.getByRole('checkbox', { name: words('receipts.request') }).check();
  const day = page.getByRole('group', { name: words('receipts.confirmBy') });
  await day.getByRole('spinbutton').first().click();
  await page.keyboard.type(digits());
  await page.getByRole('button', { name: words('posts.form.publish'), exact: true }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();

  const other = await browser.newContext({ baseURL: origin('aromos') });
  const theirs = await other.newPage();
  await test.step('a reader confirms from Home', async () => {
    await signIn(theirs, 'comunicaciones');
    await theirs.goto('/app');
    await theirs.getByRole('link', { name: title }).first().click();
    await theirs.getByRole('button', { name: words('receipts.confirm') }).click();
    await expect(theirs.getByText(words('receipts.stored'))).toBeVisible();
    await expect(theirs.getByRole('button', { name: words('receipts.confirm') })).toHaveCount(0);
    await theirs.goto('/app');
    await expect(theirs.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(theirs.getByText(words('home.tasks.confirm', { title }))).toHaveCount(0);
  });

  const receipts = page.getByRole('region', { name: words('receipts.title') });
  await test.step('the author sees the confirmation without a reload', async () => {
    const tab = receipts.getByRole('button', { name: new RegExp(`^${words('receipts.state.confirmed')}`) });
    await expect(tab).toContainText('1');
    await tab.click();
    await expect(receipts.getByRole('list').first().getByRole('listitem')).toHaveCount(1);
  });

  await test.step('the author reads the reminder and sends it', async () => {
    const dialog = await openReminder(page);
    await expect(dialog).toContainText(title);
    await dialog.getByRole('button', { name: words('receipts.reminder.send') }).click();
    await expect(dialog).toHaveCount(0);
  });

  await test.step('the reader who has confirmed gets none, another one gets it', async () => {
    await theirs.goto('/notifications');
    await expect(theirs.getByRole('listitem').first()).toBeVisible();
    await expect(theirs.getByRole('link', { name: title })).toHaveCount(0);
    await other.close();
    const third = await browser.newContext({ baseURL: origin('aromos') });
    const reader = await third.newPage();
    await signIn(reader, 'lectura');
    await reader.goto('/notifications');
    await reader.getByRole('link', { name: title }).first().click();
    await reader.getByRole('link', { name: words('received.open.post') }).click();
    await expect(reader.getByRole('button', { name: words('receipts.confirm') })).toBeVisible();
    await third.close();
  });

  await test.step('a second reminder within the hour is rejected, with the time of the first', async () => {
    const dialog = await openReminder(page);
    await expect(dialog.getByRole('button', { name: words('receipts.reminder.send') })).toBeDisabled();
    await expect(dialog).toContainText(/\d{1,2}:\d{2}/);
  });
});
