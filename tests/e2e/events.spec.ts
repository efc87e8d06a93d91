import type { Page } from '@playwright/test';
import { chooseAction, closeByEscape, expect, long, signIn, test, uniqueTitle, words } from './journey.ts';
import { direct, origin } from './address.ts';

const rejected = /Failed to load resource.*404/;
test.use({ allowed: [[rejected], { option: true }] as never, timezoneId: 'America/Santiago' });

/** A day some weeks from now that the demo leaves alone, far enough from the ends of its month. */
const dayIn = (months: number, day: string): string => {
  const now = new Date();
  return `${new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1)).toISOString().slice(0, 8)}${day}`;
};

const allPeople = 'Todas las personas';

const write = async (page: Page, name: string, day: string): Promise<void> => {
  await page.goto(`/events/new-event?date=${day}`);
  await page.getByRole('textbox', { name: words('events.form.name') }).fill(name);
  await page.getByRole('radio', { name: allPeople }).check({ force: true });
  await page.getByRole('button', { name: words('newEvent.submit') }).click();
  await expect(page.getByText(words('events.created')).first()).toBeVisible();
};

const question = (page: Page) => page.getByRole('alertdialog');
const choose = async (page: Page, item: string, name: string): Promise<void> => {
  await chooseAction(page, item, page.getByRole('dialog', { name }));
  await expect(question(page)).toBeVisible();
};

// One event through all its life, by two people.

test('an event is created, found in the month and agenda, edited, cancelled and deleted', async ({
  page,
  browser,
  request,
}) => {
  const name = uniqueTitle('Feria del libro');
  const day = dayIn(5, '12');
  await signIn(page, 'comunicaciones');
  await write(page, name, day);

  await test.step('opens in a dialog with its own URL', async () => {
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog.getByText('9:00–10:00')).toBeVisible();
    await page.reload();
    await closeByEscape(page, dialog);
    await expect(page).toHaveURL(new RegExp(`/events\\?date=${day}$`));
    await expect(page.getByRole('gridcell').getByRole('button', { name })).toBeVisible();
  });

  await test.step('appears in the agenda', async () => {
    await page.getByRole('radio', { name: words('events.views.agenda') }).click({ force: true });
    await expect(page).toHaveURL(/view=agenda/);
    await page.getByRole('listitem').getByRole('button', { name }).click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
  });

  const changed = `${name} II`;
  await test.step('is edited', async () => {
    await page.getByRole('button', { name: words('events.edit'), exact: true }).click();
    const field = page.getByRole('textbox', { name: words('events.form.name') });
    await expect(field).toHaveValue(name);
    await field.fill(changed);
    await page.getByRole('button', { name: words('editEvent.submit') }).click();
    await expect(page.getByText(words('events.changed')).first()).toBeVisible();
    await expect(page.getByRole('dialog', { name: changed })).toBeVisible();
  });

  await test.step('is read-only for a reader', async () => {
    const other = await browser.newContext({ baseURL: origin('aromos'), timezoneId: 'America/Santiago' });
    const theirs = await other.newPage();
    await signIn(theirs, 'lectura');
    await theirs.goto(new URL(page.url()).pathname + new URL(page.url()).search);
    const dialog = theirs.getByRole('dialog', { name: changed });
    await expect(dialog.getByText(words('audience.named.all'))).toBeVisible();
    await expect(dialog.getByRole('button', { name: words('events.edit'), exact: true })).toHaveCount(0);
    await expect(theirs.getByRole('link', { name: words('events.new') })).toHaveCount(0);
    await theirs.goto('/events/new-event');
    await expect(theirs.getByText(words('errors.noPermission.title'))).toBeVisible();
    await theirs.goto(`/events/edit/${new URL(page.url()).searchParams.get('event')}`);
    await expect(theirs.getByText(words('errors.noPermission.title'))).toBeVisible();
    await other.close();
  });

  const here = page.url();
  await test.step('appears in a personal calendar feed until the feed is revoked', async () => {
    const feedName = uniqueTitle('Mi teléfono');
    await page.goto('/events/feeds');
    await page.getByRole('button', { name: words('feeds.new') }).click();
    await page.getByRole('textbox', { name: words('feeds.name') }).fill(feedName);
    await page.getByRole('button', { name: words('feeds.create') }).click();
    const address = await page.getByRole('textbox', { name: words('feeds.address') }).inputValue();
    const { url, headers } = direct('aromos');
    const path = url + new URL(address).pathname;
    const feed = await request.get(path, { headers });
    expect(feed.status()).toBe(200);
    // Long lines of a feed are folded.
    expect((await feed.text()).replaceAll(/\r\n[ \t]/g, '')).toContain(`SUMMARY:${changed}`);
    await page.reload();
    await expect(page.getByText(feedName)).toBeVisible();
    await expect(page.getByText('.ics')).toHaveCount(0);
    await page.getByRole('button', { name: words('feeds.revokeOne', { name: feedName }) }).click();
    await question(page)
      .getByRole('button', { name: words('feeds.revoke') })
      .click();
    await expect(page.getByText(words('feeds.revoked')).first()).toBeVisible();
    expect((await request.get(path, { headers })).status()).toBe(404);
  });

  await test.step('is cancelled after a confirmation, and stays listed', async () => {
    await page.goto(here);
    await choose(page, 'events.cancel', changed);
    await question(page)
      .getByRole('button', { name: words('events.cancel') })
      .click();
    await expect(page.getByText(words('events.cancelled')).first()).toBeVisible();
    await expect(
      page.getByRole('dialog', { name: changed }).getByText(words('events.status.cancelled')),
    ).toBeVisible();
  });

  await test.step('is deleted after a confirmation that names the consequence', async () => {
    await choose(page, 'events.delete', changed);
    await expect(question(page)).toContainText(words('events.deleteBody', { name: changed }));
    await question(page)
      .getByRole('button', { name: words('events.delete') })
      .click();
    await expect(page.getByText(words('events.deleted')).first()).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: changed })).toHaveCount(0);
    await page.goto(here);
    await expect(page.getByText(words('events.missing'))).toBeVisible();
  });
});

test('shows a course and an excluded person by name', async ({ page }) => {
  const name = uniqueTitle('Salida a terreno');
  await signIn(page);
  await page.goto(`/events/new-event?date=${dayIn(5, '19')}`);
  await page.getByRole('textbox', { name: words('events.form.name') }).fill(name);
  const course = page.locator('[role="treeitem"][aria-level="2"]').first();
  const courseName = (await course.locator('bdi').first().textContent()) ?? '';
  await course.click();
  await expect(page.getByText(/^Por ahora, \d+ personas?$/)).toBeVisible();
  await page.getByRole('tab', { name: words('audience.exceptions') }).click();
  await page.getByRole('searchbox').fill('Araya');
  await page.getByRole('option', { name: /Araya/ }).first().click();
  await page.getByRole('button', { name: words('newEvent.submit') }).click();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog.getByText(courseName, { exact: true })).toBeVisible();
  await expect(dialog.getByText('salvo una persona')).toBeVisible();
  await dialog.getByRole('button', { name: words('events.edit'), exact: true }).click();
  const chosen = page.getByRole('list', { name: 'Selección' });
  await expect(chosen.getByText(courseName, { exact: true })).toBeVisible();
  await expect(chosen.getByText(/Excepto .*Araya/)).toBeVisible();
});

test('offers a teacher only their own courses', long, async ({ page }) => {
  await signIn(page, 'docente');
  await page.goto('/events/new-event');
  await expect(page.getByText(words('audience.ownPart'))).toBeVisible();
  await expect(page.getByRole('radio', { name: allPeople })).toHaveCount(0);
  await expect(page.getByRole('tab', { name: words('audience.people') })).toHaveCount(0);
  await expect(page.getByRole('treeitem').first()).toBeVisible();
  expect(await page.getByRole('treeitem').count()).toBeLessThan(10);
});

test('the month and an event work by keyboard', long, async ({ page }) => {
  const name = uniqueTitle('Con puro teclado');
  const day = dayIn(6, '15');
  await signIn(page);
  await write(page, name, day);
  await page.goto(`/events?date=${dayIn(6, '14')}`);
  await expect(page.getByRole('gridcell').getByRole('button', { name })).toBeVisible();

  const focused = page.locator(':focus');
  await test.step('Tab focuses the month, and arrow keys move to a day', async () => {
    await page
      .getByRole('button', { name: words('events.new') })
      .or(page.getByRole('link', { name: words('events.new') }))
      .focus();
    await page.keyboard.press('Tab');
    await expect(focused).toHaveRole('gridcell');
    await page.keyboard.press('PageDown');
    await expect(page).toHaveURL(new RegExp(`date=${dayIn(7, '14')}`));
    await expect(focused).toHaveRole('gridcell');
    await page.keyboard.press('PageUp');
    await expect(page).toHaveURL(new RegExp(`date=${dayIn(6, '14')}`));
    await page.keyboard.press('ArrowRight');
    await expect(focused).toContainText(name);
  });

  await test.step('Enter opens the event, and Escape returns to it and to its day', async () => {
    await page.keyboard.press('Enter');
    await expect(focused).toHaveAccessibleName(new RegExp(name));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name });
    await closeByEscape(page, dialog);
    await expect(focused).toHaveAccessibleName(new RegExp(name));
  });

  await test.step('Enter on an empty day creates an event on it', async () => {
    await page.keyboard.press('Escape');
    await expect(focused).toHaveRole('gridcell');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/events/new-event\\?date=${dayIn(6, '16')}`));
  });
});

test('rejects a time that the clock change skips, with a message', async ({ page }) => {
  await signIn(page);
  await page.goto('/events/new-event');
  await page.getByRole('textbox', { name: words('events.form.name') }).fill('Medianoche');
  const start = page.getByRole('group', { name: words('events.form.start') });
  await start.getByRole('spinbutton').first().focus();
  await page.keyboard.type('060920260030');
  await page.getByRole('button', { name: words('newEvent.submit') }).click();
  const message = /los relojes pasan de 0:00 a 1:00/;
  await expect(page.getByRole('link', { name: message })).toBeVisible();
  await expect(start).toHaveAccessibleDescription(message);
  await expect(page).toHaveURL(/\/events\/new-event/);
});
