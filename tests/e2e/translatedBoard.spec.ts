import type { APIRequestContext, Page } from '@playwright/test';
import { expect, origin, signIn, test, uniqueTitle, words } from './journey.ts';
import { endDrills, sendAction, startDrill, getUser } from './startDrill.ts';
import { translate } from './translator.ts';

// Of this school no other journey signs this person in, whose pages the alert covers.
const school = 'vallenorte';
const role = 'lectura';

const send = (request: APIRequestContext, from: string, path: string, data: object) =>
  sendAction(request, { school, role: from }, path, data);

/** Texts of the translator are in capitals; a string matches in either case. */
const inCapitals = (text: string) => text.toLocaleUpperCase('es');

async function expectCounts(page: Page, counts: { safe: number; help: number; missing: number }) {
  const totals = page.getByRole('group', { name: words('board.totals') }).first();
  for (const [label, count] of [
    ['notification.safe', counts.safe],
    ['notification.needHelp', counts.help],
    ['notification.noAnswer', counts.missing],
  ] as const) {
    const figure = totals
      .locator('div', { has: page.getByText(new RegExp(`^${words(label)}$`, 'i')) })
      .last();
    await expect(figure.getByRole('definition')).toHaveText(String(count));
  }
}

test.afterEach(endDrills);

test('a translated board shows the states, the counts and the end of a drill', async ({ page, request }) => {
  const title = uniqueTitle('Evacúa');
  const person = await getUser(request, role, school);
  const name = `${person.name} ${person.first_lastname}`;
  const id = await startDrill(request, { school, title, roles: [role] });
  await signIn(page, 'direccion', school);
  await page.goto(`${origin(school)}/college-notifications/${id}/board`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(words('board.titleDrill'));
  await page.getByRole('button', { name: new RegExp(`^${words('board.all')}`, 'i') }).click();
  const row = page.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText(words('notification.noAnswer'));
  await translate(page);
  await expect(heading).toHaveText(inCapitals(words('board.titleDrill')));
  await expect(row).toContainText(name);
  await expectCounts(page, { safe: 0, help: 0, missing: 1 });
  const time = page.getByRole('timer', { name: words('board.running') });
  const before = await time.innerText();

  await test.step('the person needs help', async () => {
    const location = 'Biblioteca';
    await send(request, role, `/${id}/acknowledge`, { state: 'needs_help', location });
    await expect(row).toContainText(words('notification.state.needsHelp'));
    await expect(row).toContainText(inCapitals(location));
    await expect(row).not.toContainText(words('notification.noAnswer'));
    await expect(
      page.getByRole('heading', { level: 3, name: /^Respuestas: 1 de 1\. 1 persona necesita ayuda/i }),
    ).toBeVisible();
    await expectCounts(page, { safe: 0, help: 1, missing: 0 });
  });

  await test.step('the person is safe', async () => {
    await send(request, role, `/${id}/acknowledge`, { state: 'safe' });
    await expect(row).toContainText(words('notification.state.safe'));
    await expect(row).not.toContainText(words('notification.state.needsHelp'));
    await expect(
      page.getByRole('heading', { level: 3, name: /^Respuestas: 1 de 1\. Nadie necesita/i }),
    ).toBeVisible();
    await expectCounts(page, { safe: 1, help: 0, missing: 0 });
    await expect(time).not.toHaveText(before);
  });

  await test.step('the drill ends', async () => {
    await send(request, 'direccion', `/${id}/all-clear`, { content: 'Vuelvan a sus salas.' });
    await expect(page.getByText(inCapitals('Vuelvan a sus salas.')).first()).toBeVisible();
    await expect(page.getByText(words('notifications.drillOver'))).toBeVisible();
    await expect(heading).toHaveText(words('board.title'), { ignoreCase: true });
  });
});

test('a translated page shows a drill, its update, the answer and the end', async ({ page, request }) => {
  const title = uniqueTitle('Evacúa');
  await signIn(page, role, school);
  await page.goto(`${origin(school)}/app`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await translate(page);
  const id = await startDrill(request, { school, title, roles: [role] });
  const takeover = page.getByRole('alertdialog', { name: title });
  await expect(takeover).toContainText(inCapitals('Salgan por la escalera norte.'));

  await send(request, 'direccion', `/${id}/update`, { content: 'Usen la escalera sur.' });
  await expect(takeover).toContainText(inCapitals('Usen la escalera sur.'));
  await send(request, 'direccion', `/${id}/update`, { content: 'Esperen en la cancha.' });
  await expect(takeover).toContainText(inCapitals('Esperen en la cancha.'));
  await expect(takeover).toContainText(inCapitals('Usen la escalera sur.'));

  await takeover.getByRole('button', { name: words('notifications.answer.needsHelp') }).click();
  await expect(takeover).toHaveCount(0);
  const note = page.getByRole('dialog', { name: words('emergencies.help.title') });
  await note.getByLabel(words('emergencies.help.location')).fill('Biblioteca');
  await note.getByRole('button', { name: words('emergencies.help.send') }).click();
  await expect(note).toHaveCount(0);
  await expect(page.getByText(words('notifications.answer.answeredNeedsHelp'))).toBeVisible();

  await send(request, role, `/${id}/acknowledge`, { state: 'safe' });
  await expect(page.getByText(words('notifications.answer.answeredSafe'))).toBeVisible();
  await expect(page.getByText(words('notifications.answer.answeredNeedsHelp'))).toHaveCount(0);

  // The ends of other journeys' drills may be on the same screen.
  const closing = `Vuelvan a sus salas: ${title}`;
  await send(request, 'direccion', `/${id}/all-clear`, { content: closing });
  await expect(page.getByText(inCapitals(closing))).toBeVisible();
  await expect(page.getByText(words('notifications.answer.answeredSafe'))).toHaveCount(0);
});
