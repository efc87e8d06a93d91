import type { APIRequestContext } from '@playwright/test';
import { openMailServer } from '../../apps/provider/src/testing/mailServer.ts';
import { direct } from './address.ts';
import {
  account,
  call,
  expect,
  fillSignIn,
  origin,
  passwords,
  signIn,
  test,
  tokenOf,
  uniqueTitle,
  words,
} from './journey.ts';

// The page of an alert asks who is signed in before sign-in.
test.use({ allowed: [[/Failed to load resource.*401/], { option: true }] as never });

const school = 'puertoclaro';

async function configureMail(
  request: APIRequestContext,
  method: 'PUT' | 'DELETE',
  data?: object,
): Promise<void> {
  const { url, headers } = direct(school);
  const token = await tokenOf(request, 'administrador', school);
  const answer = await request.fetch(`${url}/api/v1/integrations/smtp`, {
    method,
    headers: { ...headers, authorization: `Bearer ${token}` },
    ...(data ? { data } : {}),
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Returns the name of the teacher's first course. */
async function courseOfTeacher(request: APIRequestContext): Promise<string> {
  const read = async <Data>(role: string, path: string) => {
    const token = await tokenOf(request, role, school);
    return ((await (await call(request, 'GET', path, { token, school })).json()) as { data: Data }).data;
  };
  const { course_ids: own } = await read<{ course_ids: string[] }>('docente', '/api/v1/user');
  const courses = await read<{ id: string; name: string }[]>('administrador', '/api/v1/courses');
  return courses.find(({ id }) => own.includes(id))!.name;
}

/** Decodes quoted-printable text. */
const decoded = (text: string) =>
  Buffer.from(
    text
      .replaceAll(/=\r?\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();

test('a drill is e-mailed to its audience, and the link opens it after sign-in', async ({
  page,
  browser,
  request,
}) => {
  const server = await openMailServer();
  await configureMail(request, 'PUT', {
    host: '127.0.0.1',
    port: server.port,
    encryption: 'none',
    auth: 'none',
    from_name: 'Avisos',
    from_address: `avisos@${school}.example`,
    reply_to: null,
  });
  const title = uniqueTitle('Evacúa');
  const course = await courseOfTeacher(request);
  await test.step('the head starts a drill for a course', async () => {
    await signIn(page, 'direccion', school);
    await page.goto(`${origin(school)}/college-notifications/new-notification`);
    await page.getByRole('textbox', { name: words('notifications.form.title') }).fill(title);
    await page.getByRole('textbox', { name: words('notifications.form.content') }).fill('Salgan al patio.');
    await page.getByRole('treeitem', { name: new RegExp(`^${course} `) }).click();
    await expect(page.getByText(/^Por ahora, \d+ personas?$/)).toBeVisible();
    await page.getByRole('checkbox', { name: words('notifications.form.emergency') }).check();
    await page.getByRole('combobox', { name: words('notifications.form.alertKind') }).click();
    await page.getByRole('option', { name: words('notifications.alertKind.evacuation') }).click();
    const start = words('notifications.form.startDrill');
    await page.getByRole('button', { name: start, exact: true }).last().click();
    await page
      .getByRole('dialog', { name: words('notifications.confirm.drill') })
      .getByRole('button', { name: start })
      .click();
  });

  const received = () => server.taken.filter(({ to }) => to[0] === account('docente', school));
  await expect.poll(() => received().length).toBe(1);
  const text = decoded(received()[0]!.text);
  expect(text).toContain('SIMULACRO');
  expect(text).toContain(title);
  const link = /https?:\/\/\S+\/notifications\/[0-9a-f-]{36}/.exec(text)![0];
  expect(link).toContain(`${origin(school)}/`);

  await test.step('the link leads through sign-in to the alert', async () => {
    const context = await browser.newContext({ baseURL: origin(school) });
    const theirs = await context.newPage();
    await theirs.goto(link);
    await fillSignIn(theirs, account('docente', school), passwords[school]);
    await expect(theirs).toHaveURL(link);
    await expect(theirs.getByText(title).first()).toBeVisible();
    await context.close();
  });

  await test.step('the list of recipients says that the e-mail was sent', async () => {
    const id = link.slice(-36);
    await page.goto(`${origin(school)}/college-notifications/${id}`);
    await expect(page.getByText(words('notification.email.sent')).first()).toBeVisible();
  });
  await configureMail(request, 'DELETE');
  await server.close();
});
