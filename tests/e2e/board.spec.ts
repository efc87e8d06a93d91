import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { checkAccessibility } from './checkAccessibility.ts';
import { account, call, expect, origin, signIn, test, getToken, uniqueTitle, words } from './journey.ts';

// The provider rejects a reminder within two minutes and a second end, and the browser reports that in its console.
test.use({ allowed: [[/Failed to load resource.*(409|429)/], { option: true }] as never });
// An alert covers the pages of its audience: this one is for people that no other journey of this school signs in.
const school = 'vallenorte';
const roles = [
  'administrador',
  'direccion',
  'inspectoria',
  'comunicaciones',
  'docente',
  'asistente',
  'lectura',
];
const accounts = new Set(roles.map((role) => account(role, school)));

interface Person {
  id: string;
  name: string;
  first_lastname: string;
}

async function me(request: APIRequestContext, role: string): Promise<Person> {
  const token = await getToken(request, role, school);
  const answer = await call(request, 'GET', '/api/v1/user', { token, school });
  return ((await answer.json()) as { data: Person }).data;
}

/** Returns two active people without a demo account. */
async function others(request: APIRequestContext): Promise<Person[]> {
  const token = await getToken(request, 'direccion', school);
  const answer = await call(request, 'GET', '/api/v1/users?filter[status]=active', { token, school });
  const { data } = (await answer.json()) as { data: (Person & { email: string })[] };
  return data.filter(({ email }) => !accounts.has(email)).slice(0, 2);
}

/** Starts a drill for these people, and returns its id. */
async function startDrill(
  request: APIRequestContext,
  title: string,
  people: readonly Person[],
): Promise<string> {
  const answer = await call(request, 'POST', '/api/v1/notifications', {
    token: await getToken(request, 'direccion', school),
    school,
    data: {
      title,
      content: 'Salgan al patio norte.',
      audience: { scope: 'restricted', user_ids: people.map(({ id }) => id) },
      status: 'sent',
      emergency: true,
      mode: 'drill',
      alert_kind: 'evacuation',
    },
  });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { data: { id: string } }).data.id;
}

const sentence = (page: Page, text: RegExp) => page.getByRole('heading', { level: 3, name: text });

test('the board of a drill follows the answers, and is led to its end and its report', async ({
  page,
  browser,
  request,
}) => {
  const title = uniqueTitle('Evacúa');
  const people = [...(await others(request)), await me(request, 'asistente')];
  const id = await startDrill(request, title, people);
  await signIn(page, 'direccion', school);
  await page.goto(`${origin(school)}/college-notifications/${id}/board`);
  await expect(page.getByRole('heading', { level: 1, name: words('board.titleDrill') })).toBeVisible();
  await expect(sentence(page, /^Respuestas: 0 de 3\./)).toBeVisible();
  await checkAccessibility(page, '/college-notifications/:id/board');

  const theirContext = await browser.newContext({ baseURL: origin(school) });
  const theirs = await theirContext.newPage();
  const takeover = theirs.getByRole('alertdialog', { name: title });
  await signIn(theirs, 'asistente', school);
  await theirs.goto(`${origin(school)}/app`);
  await expect(takeover).toBeVisible();

  await test.step('a reminder is sent once, and a second one is rejected for two minutes', async () => {
    await page.getByRole('button', { name: 'Enviar recordatorio a 3 personas' }).click();
    await expect(page.getByText('Recordatorio enviado a 3 personas')).toBeVisible();
    await page.getByRole('button', { name: /^Otro recordatorio desde: / }).click();
    await expect(page.getByText(/El último recordatorio se envió hace poco/)).toBeVisible();
  });

  await test.step('an answer arrives without a reload', async () => {
    let isLoaded = false;
    page.once('load', () => {
      isLoaded = true;
    });
    await takeover.getByRole('button', { name: words('notifications.answer.safe') }).click();
    await expect(takeover).toHaveCount(0);
    await expect(sentence(page, /^Respuestas: 1 de 3\./)).toBeVisible();
    expect(isLoaded).toBe(false);
  });

  await test.step('answers for another person, with the name of who did it', async () => {
    const { name, first_lastname: surname } = people[0]!;
    const person = page.getByRole('listitem').filter({ hasText: `${name} ${surname}` });
    await person.getByRole('button', { name: /^Responder por/ }).click();
    await page.getByRole('menuitem', { name: words('board.markHelp') }).click();
    await expect(sentence(page, /^Respuestas: 2 de 3\. 1 persona necesita ayuda/)).toBeVisible();
    const leader = await me(request, 'direccion');
    await expect(person.getByText(new RegExp(`Según ${leader.name} ${leader.first_lastname}`))).toBeVisible();
  });

  await test.step('a second end is rejected with its reason, and the board shows the end', async () => {
    const end = page.getByRole('button', { name: words('notifications.end'), exact: true });
    await end.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('Vuelvan a sus salas.');
    await dialog.getByRole('checkbox', { name: words('notifications.endAnyway') }).check();
    const token = await getToken(request, 'inspectoria', school);
    const data = { content: 'Terminó.' };
    await call(request, 'POST', `/api/v1/notifications/${id}/all-clear`, { token, school, data });
    await dialog.getByRole('button', { name: words('notifications.end') }).click();
    await expect(dialog.getByText(words('notifications.endedMeanwhile'))).toBeVisible();
    await expect(dialog.getByRole('textbox')).toHaveValue('Vuelvan a sus salas.');
    await dialog.getByRole('button', { name: words('app.cancel') }).click();
    await expect(page.getByRole('heading', { level: 1, name: words('board.title') })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Enviar recordatorio/ })).toHaveCount(0);
  });

  await test.step('the report is a page for print and a table with what happened', async () => {
    await page.getByRole('link', { name: words('board.reportDrill') }).click();
    const timeline = page.getByRole('table', { name: words('board.timeline') });
    await expect(timeline.getByRole('row')).toHaveCount(4);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await checkAccessibility(page, '/college-notifications/:id/report');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: words('board.export') }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(`${words('board.reportDrill')} ${title}.csv`);
    const table = await readFile(await download.path(), 'utf8');
    expect(table).toContain(words('notifications.drillOver'));
    expect(table).toContain('Recordatorio a 3 personas');
    expect(table.match(/Sin respuesta \(/g)).toHaveLength(1);
  });
  await theirContext.close();
});
