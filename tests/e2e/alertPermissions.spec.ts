import type { APIRequestContext, Page } from '@playwright/test';
import { call, expect, signIn, test, getToken, uniqueTitle, words } from './journey.ts';

// An alert covers the pages of its audience: no other journey signs these people in, nor anyone of the teacher's course.
const inspector = 'm.retamal';
const head = 'p.valdivieso';
/** A teacher with a PIN and one course. */
const teacher = 'j.parada';
const pin = '4826';

async function read<Data>(request: APIRequestContext, person: string, path: string): Promise<Data> {
  const answer = await call(request, 'GET', path, { token: await getToken(request, person) });
  return ((await answer.json()) as { data: Data }).data;
}

const post = async (request: APIRequestContext, person: string, path: string, data: object) =>
  call(request, 'POST', path, { token: await getToken(request, person), data });

const submit = (page: Page, id: string) => page.getByRole('button', { name: words(id), exact: true }).last();

/** The choices of the audience: the whole school, or some. */
const scopes = (page: Page) =>
  page.getByRole('group', { name: words('notifications.form.audience') }).getByRole('radio');

async function openNotification(page: Page): Promise<void> {
  await page.goto('/college-notifications/new-notification');
  await expect(page.getByRole('tree').getByRole('treeitem').first()).toBeVisible();
}

async function openAlert(page: Page): Promise<void> {
  await page.goto('/college-notifications/new-alert');
  await expect(scopes(page).first()).toBeChecked();
}

/** Fills in an alert for a course, after the form is open. */
async function fill(page: Page, title: string, course: string): Promise<void> {
  await page.getByRole('radio', { name: words('notifications.alertKind.gas') }).check();
  await page.getByRole('textbox', { name: words('notifications.form.title') }).fill(title);
  await page.getByRole('textbox', { name: words('notifications.form.content') }).fill('Al patio norte.');
  await scopes(page).nth(1).check();
  await page.getByRole('treeitem', { name: new RegExp(`^${course} `) }).click();
  await expect(page.getByText(/^Por ahora, \d+ personas?$/)).toBeVisible();
}

/** Returns the id of the notification whose page is open. */
async function readId(page: Page, title: string): Promise<string> {
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-1)!;
}

test('an inspector and a head start alerts, and a teacher is neither offered nor allowed any', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const [courseId] = (await read<{ course_ids: string[] }>(request, teacher, '/api/v1/user')).course_ids;
  const courses = await read<{ id: string; name: string }[]>(request, head, '/api/v1/courses');
  const course = courses.find(({ id }) => id === courseId)!.name;
  const context = await browser.newContext({ baseURL: baseURL! });
  const theirs = await context.newPage();
  const takeover = (title: string) => theirs.getByRole('alertdialog', { name: title });
  const notice = { title: uniqueTitle('Taller'), content: 'A las 10.', status: 'sent' };
  const wholeSchool = { ...notice, audience: { scope: 'all' } };
  const ownCourse = { ...notice, audience: { scope: 'restricted', course_ids: [courseId] } };
  const drill = { ...ownCourse, emergency: true, mode: 'drill', alert_kind: 'gas' };

  await test.step('a teacher is offered no alert, and the provider rejects one to their own course', async () => {
    await signIn(theirs, teacher);
    await openNotification(theirs);
    await expect(theirs.getByRole('textbox', { name: words('notifications.form.title') })).toBeVisible();
    await expect(theirs.getByRole('link', { name: words('notifications.newAlert') })).toHaveCount(0);
    await theirs.goto('/college-notifications/new-alert');
    await expect(theirs.getByText(words('errors.noPermission.title'))).toBeVisible();
    for (const body of [drill, { ...drill, mode: 'real', pin }]) {
      const answer = await post(request, teacher, '/api/v1/notifications', body);
      expect(answer.status(), await answer.text()).toBe(403);
    }
    expect((await post(request, teacher, '/api/v1/notifications', ownCourse)).status()).toBe(201);
    expect((await post(request, teacher, '/api/v1/notifications', wholeSchool)).status()).toBe(403);
  });

  const title = uniqueTitle('Fuga de gas');
  await test.step('an inspector may alert the whole school, but notify only their own part', async () => {
    await signIn(page, inspector);
    await openNotification(page);
    await expect(scopes(page)).toHaveCount(0);
    expect((await post(request, inspector, '/api/v1/notifications', wholeSchool)).status()).toBe(403);
    await openAlert(page);
  });

  const id = await test.step('the inspector starts a drill outside their courses', async () => {
    await fill(page, title, course);
    await page.getByRole('radio', { name: words('notifications.drill') }).check();
    await submit(page, 'notifications.form.startDrill').click();
    const question = page.getByRole('dialog', { name: words('notifications.confirm.drill') });
    await question.getByRole('button', { name: words('notifications.form.startDrill') }).click();
    return readId(page, title);
  });

  await test.step('the teacher receives it, answers, and can neither lead nor end it', async () => {
    await expect(takeover(title)).toBeVisible();
    await takeover(title)
      .getByRole('button', { name: words('notifications.answer.safe') })
      .click();
    await expect(takeover(title)).toHaveCount(0);
    await theirs.goto(`/notifications/${id}`);
    await expect(theirs.getByRole('heading', { name: title })).toBeVisible();
    await expect(theirs.getByRole('button', { name: words('notifications.end') })).toHaveCount(0);
    for (const path of [`/college-notifications/${id}`, `/college-notifications/${id}/board`]) {
      await theirs.goto(path);
      await expect(theirs.getByText(words('errors.noPermission.title'))).toBeVisible();
    }
    const alert = `/api/v1/notifications/${id}`;
    for (const path of ['update', 'all-clear']) {
      const answer = await post(request, teacher, `${alert}/${path}`, { content: 'Vuelvan.' });
      expect(answer.status(), path).toBe(403);
    }
    expect((await post(request, teacher, `${alert}/reminders`, {})).status()).toBe(403);
    const token = await getToken(request, teacher);
    expect((await call(request, 'GET', `${alert}/board`, { token })).status()).toBe(403);
  });

  await test.step('the head starts a real alert with their PIN, and the inspector ends it', async () => {
    const realTitle = uniqueTitle('Incendio');
    await signIn(page, head);
    await openAlert(page);
    await fill(page, realTitle, course);
    await submit(page, 'notifications.form.startReal').click();
    const question = page.getByRole('dialog', { name: words('notifications.confirm.real') });
    await question.getByLabel(words('notifications.confirm.pin')).first().fill(pin);
    await question.getByRole('button', { name: words('notifications.form.startReal') }).click();
    const realId = await readId(page, realTitle);
    await expect(takeover(realTitle)).toBeVisible();
    const end = await post(request, inspector, `/api/v1/notifications/${realId}/all-clear`, {
      content: 'Pueden volver.',
      pin,
    });
    expect(end.status(), await end.text()).toBe(200);
    await expect(takeover(realTitle)).toHaveCount(0);
  });

  await post(request, head, `/api/v1/notifications/${id}/all-clear`, { content: 'Terminó.' });
  await context.close();
});
