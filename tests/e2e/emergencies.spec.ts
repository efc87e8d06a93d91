import { devices, type Browser, type Page } from '@playwright/test';
import {
  account,
  call,
  expect,
  fillSignIn,
  origin,
  passwords,
  signIn,
  storeOnDevice,
  test,
  getToken,
  uniqueTitle,
  words,
} from './journey.ts';

// The browser reports a rejected PIN and requests without a network in its console.
const reported = /Failed to load resource.*(422|ERR_INTERNET_DISCONNECTED)/;
test.use({ allowed: [[reported], { option: true }] as never });
// An alert covers the pages of its audience, so these journeys use a school in which the others have no such people.
test.describe.configure({ mode: 'serial' });

const school = 'vallenorte';
const pin = '360518';
type Request = Parameters<typeof call>[0];

interface Choice {
  id: string;
  name: string;
}

async function read<Data>(request: Request, role: string, path: string): Promise<Data> {
  const token = await getToken(request, role, school);
  return ((await (await call(request, 'GET', path, { token, school })).json()) as { data: Data }).data;
}

/** Returns a course of both the inspector and the teacher. */
async function sharedCourse(request: Request): Promise<Choice> {
  const courses = await read<Choice[]>(request, 'inspectoria', '/api/v1/courses');
  const of = async (role: string) =>
    (await read<{ course_ids: string[] }>(request, role, '/api/v1/user')).course_ids;
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

async function fill(page: Page, title: string, course: Choice, mode: 'real' | 'drill'): Promise<void> {
  await page.goto(`${origin(school)}/college-notifications/new-alert`);
  await page.getByRole('radio', { name: words('notifications.alertKind.gas') }).check();
  if (mode === 'drill') await page.getByRole('radio', { name: words('notifications.drill') }).check();
  await page.getByRole('textbox', { name: words('notifications.form.title') }).fill(title);
  await page
    .getByRole('textbox', { name: words('notifications.form.content') })
    .fill('Salgan por la escalera norte hasta la cancha.');
  await page.getByRole('radio', { name: 'Solo algunas personas' }).check();
  await page.getByRole('treeitem', { name: new RegExp(`^${course.name} `) }).click();
  await expect(page.getByText(/^Por ahora, \d+ personas?$/)).toBeVisible();
}

/** Ends the emergency on its page. A real one needs the PIN; in the drill of these journeys a person needs help. */
async function end(page: Page, text: string, mode: 'real' | 'drill'): Promise<void> {
  await page.getByRole('button', { name: words('notifications.end'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words('notifications.endMessage')).fill(text);
  if (mode === 'real') await dialog.getByLabel(words('notifications.confirm.pin')).first().fill(pin);
  else {
    await expect(dialog.getByText(words('notifications.endHelp', { count: 1 }))).toBeVisible();
    await dialog.getByRole('checkbox', { name: words('notifications.endAnyway') }).check();
  }
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
  await fill(page, title, course, 'drill');
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
    await expect(page.getByText(/^Respuestas: 2 de \d+\.$/)).toBeVisible();
    await end(page, 'Vuelvan a sus salas.', 'drill');
  });

  const over = theirs.getByRole('status').filter({ hasText: words('notifications.drillOver') });
  await expect(over).toContainText('Vuelvan a sus salas.');
  await expect(theirs.getByText(words('notifications.allClear'))).toHaveCount(0);
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
  await fill(page, title, course, 'real');
  await submit(page, 'notifications.form.startReal').click();
  const question = page.getByRole('dialog', { name: words('notifications.confirm.real') });
  const start = question.getByRole('button', { name: words('notifications.form.startReal') });
  const field = question.getByLabel(words('notifications.confirm.pin')).first();
  await field.fill('1029');
  await start.click();
  await expect(question.getByText(words('notifications.confirm.pinWrong', { attempts: 4 }))).toHaveCount(1);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  await page.keyboard.type(pin);
  await start.click();
  await answerSafe(page, title);

  const theirContext = await browser.newContext({ baseURL: origin(school) });
  const theirs = await theirContext.newPage();
  await signIn(theirs, 'docente', school);
  await theirs.goto(`${origin(school)}/app`);
  await expect(takeover(theirs, title)).toBeVisible();
  await expect(takeover(theirs, title).getByText(words('emergencies.real'), { exact: true })).toBeVisible();
  await end(page, 'El corte ya se arregló.', 'real');
  await expect(takeover(theirs, title)).toHaveCount(0);
  await expect(theirs.getByText(words('notifications.allClear')).first()).toBeVisible();
  await theirContext.close();
});

/** Starts a real alert or a drill for three people of three roles, and returns its id. */
async function startFor(request: Request, title: string, mode: 'real' | 'drill'): Promise<string> {
  const people = await Promise.all(
    ['docente', 'inspectoria', 'comunicaciones'].map((role) =>
      read<{ id: string }>(request, role, '/api/v1/user'),
    ),
  );
  const answer = await call(request, 'POST', '/api/v1/notifications', {
    token: await getToken(request, 'direccion', school),
    school,
    data: {
      title,
      content: 'Salgan por la escalera norte.',
      audience: { scope: 'restricted', user_ids: people.map(({ id }) => id) },
      status: 'sent',
      emergency: true,
      mode,
      alert_kind: 'gas',
      ...(mode === 'real' ? { pin } : {}),
    },
  });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { data: { id: string } }).data.id;
}

async function sendAllClear(request: Request, id: string): Promise<void> {
  const token = await getToken(request, 'direccion', school);
  const path = `/api/v1/notifications/${id}/all-clear`;
  const data = { content: 'Pueden volver.', pin };
  expect((await call(request, 'POST', path, { token, school, data })).status()).toBe(200);
}

async function openContext(
  browser: Browser,
  role: string,
  options: Parameters<Browser['newContext']>[0] = {},
) {
  const context = await browser.newContext({ baseURL: origin(school), locale: 'es-CL', ...options });
  const page = await context.newPage();
  await signIn(page, role, school);
  return page;
}

async function openNews(page: Page): Promise<void> {
  await page.goto(`${origin(school)}/blog`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('a real alert, with a drill beside it, reaches people who are offline, read Arabic, hold a phone or sign in during it', async ({
  browser,
  request,
}) => {
  const [title, drillTitle] = [uniqueTitle('Fuga de gas'), uniqueTitle('Ensayo de evacuación')];
  const offline = await openContext(browser, 'docente');
  const arabic = await openContext(browser, 'inspectoria');
  await storeOnDevice(arabic, { language: 'ar' });
  const phone = await openContext(browser, 'comunicaciones', devices['Pixel 7']);
  for (const page of [offline, arabic, phone]) await openNews(page);
  await offline.context().setOffline(true);

  const ids = [await startFor(request, title, 'real'), await startFor(request, drillTitle, 'drill')];

  await test.step('Arabic: the alert is read from right to left, before the drill, which says what it is', async () => {
    const alert = takeover(arabic, title);
    await expect(alert.getByText(words('emergencies.real', {}, 'ar'), { exact: true })).toBeVisible();
    await expect(arabic.locator('html')).toHaveAttribute('dir', 'rtl');
    await alert.getByRole('button', { name: words('notifications.answer.safe', {}, 'ar') }).click();
    const drill = takeover(arabic, drillTitle);
    await expect(drill.getByText(words('notifications.drill', {}, 'ar'), { exact: true })).toBeVisible();
    await drill.getByRole('button', { name: words('notifications.answer.safe', {}, 'ar') }).click();
    await expect(arabic.getByRole('alertdialog')).toHaveCount(0);
  });

  await test.step('phone: help is requested with one press, and details can follow', async () => {
    const alert = takeover(phone, title);
    await alert.getByRole('button', { name: words('notifications.answer.needsHelp') }).tap();
    const details = phone.getByRole('dialog', { name: words('emergencies.help.title') });
    await takeover(phone, drillTitle)
      .getByRole('button', { name: words('notifications.answer.safe') })
      .tap();
    await expect(takeover(phone, drillTitle)).toHaveCount(0);
    await details
      .getByRole('textbox', { name: words('emergencies.help.location') })
      .fill('Segundo piso, sala 204');
    await details.getByRole('button', { name: words('emergencies.help.send') }).tap();
    await expect(details).toHaveCount(0);
  });

  const signing = await (await browser.newContext({ baseURL: origin(school), locale: 'es-CL' })).newPage();
  await test.step('a device that signs in during it is covered on Home', async () => {
    await signing.goto(`${origin(school)}/auth/login`);
    await fillSignIn(signing, account('docente', school), passwords[school]);
    await expect(takeover(signing, title)).toBeVisible();
  });

  await test.step('offline: the alert arrives with the connection, and an answer without one is sent later', async () => {
    await offline.context().setOffline(false);
    await expect(takeover(offline, title)).toBeVisible();
    await offline.context().setOffline(true);
    await takeover(offline, title)
      .getByRole('button', { name: words('notifications.answer.safe') })
      .click();
    await takeover(offline, drillTitle)
      .getByRole('button', { name: words('notifications.answer.safe') })
      .click();
    await expect(offline.getByText(words('emergencies.waiting')).first()).toBeVisible();
    await expect(takeover(signing, title)).toBeVisible();
    await offline.context().setOffline(false);
    await expect(offline.getByText(words('emergencies.waiting'))).toHaveCount(0);
  });

  await test.step('the answer of one device counts on the other device of the same person', async () => {
    await expect(signing.getByRole('alertdialog')).toHaveCount(0);
  });

  await test.step('the board has all answers, the details, and nothing of the drill', async () => {
    const path = `/api/v1/notifications/${ids[0]!}/board`;
    const answers = await read<{ state: string; location: string | null }[]>(request, 'direccion', path);
    expect(answers.map(({ state }) => state).toSorted()).toEqual(['needs_help', 'safe', 'safe']);
    expect(answers.find(({ state }) => state === 'needs_help')?.location).toBe('Segundo piso, sala 204');
  });

  await test.step('the all-clear is announced on every screen', async () => {
    for (const id of ids) await sendAllClear(request, id);
    for (const page of [offline, phone, signing])
      await expect(page.getByText(words('notifications.allClear')).first()).toBeVisible();
    await expect(arabic.getByText(words('notifications.allClear', {}, 'ar')).first()).toBeVisible();
  });
  for (const page of [offline, arabic, phone, signing]) await page.context().close();
});
