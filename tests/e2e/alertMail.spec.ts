import type { APIRequestContext, Page } from '@playwright/test';
import { openMailServer } from '../../apps/provider/src/testing/mailServer.ts';
import { axe } from '../axe.ts';
import { direct } from './address.ts';
import { gzipSize } from './gzipSize.ts';
import { mailText } from './mailText.ts';
import { openProxy } from './proxy.ts';
import {
  account,
  call,
  expect,
  nextFrame,
  origin,
  signIn,
  test,
  passwords,
  getToken,
  uniqueTitle,
  words,
} from './journey.ts';
import { translate } from './translator.ts';
import { endDrills, startDrill } from './startDrill.ts';

const school = 'puertoclaro';

async function configureMail(
  request: APIRequestContext,
  method: 'PUT' | 'DELETE',
  data?: object,
): Promise<void> {
  const { url, headers } = direct(school);
  const token = await getToken(request, 'administrador', school);
  const answer = await request.fetch(`${url}/api/v1/integrations/smtp`, {
    method,
    headers: { ...headers, authorization: `Bearer ${token}` },
    ...(data ? { data } : {}),
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

const toSettings = (port: number) => ({
  host: '127.0.0.1',
  port,
  encryption: 'none',
  auth: 'none',
  from_name: 'Avisos',
  from_address: `avisos@${school}.example`,
  reply_to: null,
  current_password: passwords[school],
});

async function read<Data>(request: APIRequestContext, role: string, path: string): Promise<Data> {
  const token = await getToken(request, role, school);
  return ((await (await call(request, 'GET', path, { token, school })).json()) as { data: Data }).data;
}

/** Returns the name of the teacher's first course. */
async function courseOfTeacher(request: APIRequestContext): Promise<string> {
  const { course_ids: own } = await read<{ course_ids: string[] }>(request, 'docente', '/api/v1/user');
  const courses = await read<{ id: string; name: string }[]>(request, 'administrador', '/api/v1/courses');
  return courses.find(({ id }) => own.includes(id))!.name;
}

/** Returns the id of the notification with this title. */
async function sendAlert(request: APIRequestContext, title: string): Promise<string> {
  const path = `/api/v1/notifications/managed?q=${encodeURIComponent(title)}`;
  return (await read<{ id: string }[]>(request, 'administrador', path))[0]!.id;
}

/** Returns the row of the board of a person who answered. */
async function boardRow(request: APIRequestContext, id: string): Promise<{ at: string | null }> {
  const rows = await read<{ state: string; at: string | null }[]>(
    request,
    'administrador',
    `/api/v1/notifications/${id}/board`,
  );
  return rows.find(({ state }) => state === 'safe')!;
}

/** Checks the page of the alert by the rules of axe, in light and in dark. */
async function checkPage(page: Page): Promise<void> {
  await page.evaluate(axe);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const violations = await page.evaluate(async () => {
      const results = await window.axe!.run({ resultTypes: ['violations'] });
      return results.violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join(' ')}`);
    });
    expect.soft(violations, colorScheme).toEqual([]);
  }
}

test.afterEach(endDrills);

test('a drill is e-mailed to its audience, and its link takes an answer without sign-in and without a connection', async ({
  page,
  browser,
  request,
}) => {
  const server = await openMailServer();
  await configureMail(request, 'PUT', toSettings(server.port));
  const title = uniqueTitle('Evacúa');
  const course = await courseOfTeacher(request);
  await test.step('the administrator starts a drill for a course', async () => {
    await signIn(page, 'administrador', school);
    await page.goto(`${origin(school)}/college-notifications/new-alert`);
    await page.getByRole('radio', { name: words('notifications.alertKind.evacuation') }).check();
    await page.getByRole('radio', { name: words('notifications.drill') }).check();
    await page.getByRole('textbox', { name: words('notifications.form.title') }).fill(title);
    await page.getByRole('textbox', { name: words('notifications.form.content') }).fill('Salgan al patio.');
    await page.getByRole('radio', { name: 'Solo algunas personas' }).check();
    await page.getByRole('treeitem', { name: new RegExp(`^${course} `) }).click();
    await expect(page.getByText(/^Por ahora, \d+ personas?$/)).toBeVisible();
    const start = words('notifications.form.startDrill');
    await page.getByRole('button', { name: start, exact: true }).last().click();
    await page
      .getByRole('dialog', { name: words('notifications.confirm.drill') })
      .getByRole('button', { name: start })
      .click();
  });

  const received = () => server.taken.filter(({ to }) => to[0] === account('docente', school));
  await expect.poll(() => received().length).toBe(1);
  const text = mailText(received()[0]!.text);
  expect(text).toContain('SIMULACRO');
  expect(text).toContain(title);
  const link = /https?:\/\/\S+\/alert\/[\w-]{64}/.exec(text)![0];
  expect(link).toContain(`${origin(school)}/`);
  const id = await sendAlert(request, title);
  const proxy = await openProxy();
  const context = await browser.newContext({
    viewport: { width: 390, height: 780 },
    locale: 'es-CL',
    proxy: proxy.settings,
    serviceWorkers: 'allow',
  });
  const theirs = await context.newPage();
  const safe = theirs.getByRole('button', { name: words('notifications.answer.safe') });
  const status = theirs.getByRole('status').filter({ hasText: words('notifications.answer.answeredSafe') });

  await test.step('the link opens the alert without sign-in and without the code of the app', async () => {
    const files = new Set<string>();
    theirs.on('response', (answer) => {
      const type = answer.headers()['content-type'] ?? '';
      if (/html|css|javascript/.test(type)) files.add(new URL(answer.url()).pathname);
    });
    await theirs.goto(link);
    await expect(theirs.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(theirs.getByText(words('notifications.drill'), { exact: true })).toBeVisible();
    await expect(safe).toBeVisible();
    await checkPage(theirs);
    // The worker stores the page when it has taken over.
    await theirs.waitForFunction(async () => (await caches.match(location.pathname)) !== undefined);
    expect([...files].filter((path) => !path.startsWith('/alert/'))).toEqual([]);
    const sizes = await Promise.all([...files].map((path) => gzipSize(path, school)));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(15_000);
  });

  const pressed = { from: 0, until: 0 };
  await test.step('an answer given offline is stored, also through a reload', async () => {
    await context.setOffline(true);
    // The browser's own setting does not hold for a request that outlives its page.
    proxy.cut();
    const before = await safe.boundingBox();
    pressed.from = Date.now();
    await safe.click();
    pressed.until = Date.now();
    await expect(status).toContainText(words('emergencies.waiting'));
    // A second press at the same point must not give the other answer.
    expect(await safe.boundingBox()).toEqual(before);
    await theirs.reload();
    await expect(theirs.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(status).toContainText(words('emergencies.waiting'));
    await checkPage(theirs);
  });

  await test.step('it is sent with the network, and the board shows the time of the press', async () => {
    await page.goto(`${origin(school)}/college-notifications/${id}/board`);
    const answered = page.getByRole('heading', { level: 3, name: /^Respuestas: 1 de \d+\./ });
    await expect(page.getByRole('heading', { level: 3, name: /^Respuestas: 0 de/ })).toBeVisible();
    proxy.restore();
    await context.setOffline(false);
    await expect(answered).toBeVisible();
    await expect(status).toHaveText(words('notifications.answer.answeredSafe'));
    const at = Date.parse((await boardRow(request, id)).at!);
    expect(at).toBeGreaterThan(pressed.from - 2000);
    expect(at).toBeLessThan(pressed.until + 2000);
  });

  await test.step('a translated page changes nothing that is the same on the server', async () => {
    await translate(theirs);
    const message = await theirs.getByText('Salgan al patio.').elementHandle();
    const refreshed = theirs.waitForResponse(link);
    await theirs.evaluate(() => dispatchEvent(new Event('online')));
    await (await refreshed).finished();
    await nextFrame(theirs);
    expect(await message!.evaluate((element) => element.isConnected)).toBe(true);
  });

  await test.step('the page shows the all-clear when it is given', async () => {
    const token = await getToken(request, 'administrador', school);
    const data = { content: 'Vuelvan a sus salas.' };
    await call(request, 'POST', `/api/v1/notifications/${id}/all-clear`, { token, school, data });
    await expect(theirs.getByText('Vuelvan a sus salas.')).toBeVisible();
    await expect(safe).toHaveCount(0);
    await checkPage(theirs);
    await context.close();
    await proxy.close();
  });

  await test.step('the list of recipients says that the e-mail was sent', async () => {
    await page.goto(`${origin(school)}/college-notifications/${id}`);
    await expect(page.getByText(words('notification.channels.sent.email')).first()).toBeVisible();
  });
  await configureMail(request, 'DELETE');
  await server.close();
});

test('e-mails over the limit of a day wait, the sender and the administrator read why, and they are sent later', async ({
  page,
  request,
}) => {
  const reply = '550 5.4.5 Daily user sending limit exceeded';
  const server = await openMailServer({ rejectAddress: () => reply });
  await configureMail(request, 'PUT', toSettings(server.port));
  const title = uniqueTitle('Ensayo con límite');
  const roles = ['docente', 'inspectoria'];
  const id = await startDrill(request, { school, title, roles });
  const stateOfMail = async () => {
    const all = await read<{ id: string; state: string }[]>(request, 'administrador', '/api/v1/integrations');
    return all.find((integration) => integration.id === 'smtp')?.state;
  };
  await expect.poll(stateOfMail).toBe('failing');
  await signIn(page, 'administrador', school);
  const detail = `${origin(school)}/college-notifications/${id}`;
  const hold = page.getByText(words('notification.hold.title'));
  const getMails = (state: 'queued' | 'failed' | 'sent') =>
    page.getByRole('listitem').getByText(words(`notification.channels.${state}.email`), { exact: true });

  await test.step('the sender reads the reason beside the e-mails that wait', async () => {
    await page.goto(detail);
    await expect(hold).toBeVisible();
    await expect(page.getByText(words('integrations.problem.limitReached'))).toBeVisible();
    await expect(page.getByText(reply)).toBeVisible();
    await expect(getMails('queued')).toHaveCount(2);
    await expect(getMails('failed')).toHaveCount(0);
  });

  await test.step('the administrator reads the words of the server on its screen', async () => {
    await page.goto(`${origin(school)}/admin/integrations/smtp`);
    const check = page.getByRole('region', { name: words('integrations.test.title') });
    await expect(check.getByText(words('integrations.problem.limitReached'))).toBeVisible();
    await expect(check.getByText(reply)).toBeVisible();
    await expect(page.getByText(words('integrations.state.failing')).first()).toBeVisible();
  });

  await test.step('they are sent, each once, when the server takes them again', async () => {
    delete server.options.rejectAddress;
    // Saved settings start another attempt at once, not after half an hour.
    await configureMail(request, 'PUT', toSettings(server.port));
    const sent = () => server.taken.filter(({ text }) => mailText(text).includes(title));
    await expect
      .poll(() =>
        sent()
          .map(({ to }) => to[0])
          .toSorted(),
      )
      .toEqual(roles.map((role) => account(role, school)).toSorted());
    await page.goto(detail);
    await expect(getMails('sent')).toHaveCount(2);
    await expect(hold).toHaveCount(0);
    expect(sent()).toHaveLength(roles.length);
    await expect.poll(stateOfMail).toBe('working');
  });
  await configureMail(request, 'DELETE');
  await server.close();
});
