import type { Page } from '@playwright/test';
import { call, expect, origin, signIn, test, tokenOf, uniqueTitle, words } from './journey.ts';

// The provider rejects a wrong PIN, and the browser reports that in its console.
const rejected = /Failed to load resource.*422/;
test.use({ allowed: [[rejected], { option: true }] as never });
// An alert covers the pages of its audience, so these journeys use a school in which the others have no such people.
test.describe.configure({ mode: 'serial' });

const school = 'vallenorte';
const pin = '360518';

interface Choice {
  id: string;
  name: string;
}

/** Returns a course of both the inspector and the teacher. */
async function sharedCourse(request: Parameters<typeof call>[0]): Promise<Choice> {
  const read = async <Data>(role: string, path: string) => {
    const token = await tokenOf(request, role, school);
    return ((await (await call(request, 'GET', path, { token, school })).json()) as { data: Data }).data;
  };
  const courses = await read<Choice[]>('inspectoria', '/api/v1/courses');
  const of = async (role: string) => (await read<{ course_ids: string[] }>(role, '/api/v1/user')).course_ids;
  const [own, theirs] = [await of('inspectoria'), await of('docente')];
  const course = courses.find(({ id }) => own.includes(id) && theirs.includes(id));
  if (!course) throw new Error('The demo has no course of both the inspector and the teacher.');
  return course;
}

const submit = (page: Page, id: string) => page.getByRole('button', { name: words(id), exact: true }).last();
const takeover = (page: Page, title: string) => page.getByRole('alertdialog', { name: title });

/** The person who started an alert is in its audience, and answers first. */
async function answerSafe(page: Page, title: string): Promise<void> {
  await takeover(page, title)
    .getByRole('button', { name: words('notifications.answer.safe') })
    .click();
  await expect(takeover(page, title)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
}

async function fill(page: Page, title: string, course: Choice): Promise<void> {
  await page.goto(`${origin(school)}/college-notifications/new-notification`);
  await page.getByRole('textbox', { name: words('notifications.form.title') }).fill(title);
  await page
    .getByRole('textbox', { name: words('notifications.form.content') })
    .fill('Salgan por la escalera norte hasta la cancha.');
  await page.getByRole('treeitem', { name: new RegExp(`^${course.name} `) }).click();
  await expect(page.getByText(/^Por ahora, \d+ personas?$/)).toBeVisible();
  await page.getByRole('checkbox', { name: words('notifications.form.emergency') }).check();
  await page.getByRole('combobox', { name: words('notifications.form.alertKind') }).click();
  await page.getByRole('option', { name: words('notifications.alertKind.gas') }).click();
}

/** Ends the emergency on its page. */
async function end(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: words('notifications.end'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(text);
  await dialog.getByRole('button', { name: words('notifications.end') }).click();
  await expect(page.getByText(text).first()).toBeVisible();
}

test('a drill covers the open screens of its audience until it is answered, and its end is announced', async ({
  page,
  browser,
  request,
}) => {
  const course = await sharedCourse(request);
  const title = uniqueTitle('Evacúa');
  const theirContext = await browser.newContext({ baseURL: origin(school) });
  const theirs = await theirContext.newPage();
  await signIn(theirs, 'docente', school);
  await theirs.goto(`${origin(school)}/blog`);
  await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible();

  await signIn(page, 'inspectoria', school);
  await fill(page, title, course);
  await submit(page, 'notifications.form.startDrill').click();
  const question = page.getByRole('dialog', { name: words('notifications.confirm.drill') });
  await question.getByRole('button', { name: words('notifications.confirm.back') }).click();
  await expect(question).toHaveCount(0);
  await submit(page, 'notifications.form.startDrill').click();
  await question.getByRole('button', { name: words('notifications.form.startDrill') }).click();

  await test.step('the screen that was open asks, survives a reload, and shows the answer', async () => {
    await expect(takeover(theirs, title)).toBeVisible();
    await expect(
      takeover(theirs, title).getByText(words('notifications.drill'), { exact: true }),
    ).toBeVisible();
    await theirs.keyboard.press('Escape');
    await theirs.reload();
    await expect(takeover(theirs, title)).toBeFocused();
    await theirs.keyboard.press('Tab');
    await theirs.keyboard.press('Tab');
    await theirs.keyboard.press('Tab');
    await theirs.keyboard.press('Enter');
    await expect(takeover(theirs, title)).toHaveCount(0);
    await expect(theirs.getByText(words('notifications.answer.answeredNeedsHelp'))).toBeVisible();
  });

  await test.step('the person who started it is asked too, sees the answers, and gives the all-clear', async () => {
    await answerSafe(page, title);
    await expect(page.getByText(/^2 de \d+ personas respondieron\.$/)).toBeVisible();
    await end(page, 'Vuelvan a sus salas.');
  });

  await expect(theirs.getByText(words('notifications.allClear')).first()).toBeVisible();
  await theirContext.close();
});

test('a real alert requires the PIN, and covers Home for a person who signs in during it', async ({
  page,
  browser,
  request,
}) => {
  const course = await sharedCourse(request);
  const title = uniqueTitle('Fuga de gas');
  await signIn(page, 'inspectoria', school);
  await fill(page, title, course);
  await page.getByRole('radio', { name: words('notifications.form.real'), exact: true }).check();
  await submit(page, 'notifications.form.startReal').click();
  const question = page.getByRole('dialog', { name: words('notifications.confirm.real') });
  const start = question.getByRole('button', { name: words('notifications.form.startReal') });
  const field = question.getByLabel(words('notifications.confirm.pin')).first();
  await field.fill('1029');
  await start.click();
  await expect(question.getByText(words('notifications.confirm.pinWrong')).first()).toBeVisible();
  await field.fill(pin);
  await start.click();
  await answerSafe(page, title);

  const theirContext = await browser.newContext({ baseURL: origin(school) });
  const theirs = await theirContext.newPage();
  await signIn(theirs, 'docente', school);
  await theirs.goto(`${origin(school)}/app`);
  await expect(takeover(theirs, title)).toBeVisible();
  await expect(takeover(theirs, title).getByText(words('emergencies.real'), { exact: true })).toBeVisible();
  await end(page, 'El corte ya se arregló.');
  await expect(takeover(theirs, title)).toHaveCount(0);
  await expect(theirs.getByText(words('notifications.allClear')).first()).toBeVisible();
  await theirContext.close();
});
